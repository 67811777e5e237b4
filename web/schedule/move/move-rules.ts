import { daysAfter, localTime } from '#contract/platform/wall-clock.ts'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { dayName, instantOfSlot, type Slot, slotOf, timeName } from '../slot.ts'

/** Minutes. An arrow key moves by one step, and a drag snaps to steps. */
export const slotStep = 15
const lastMinutes = 24 * 60 - slotStep

/** A daily entry has no day to be moved to, only another time. */
export function isTiedToItsDay({ recurringPattern }: Pick<ScheduleEntry, 'recurringPattern'>): boolean {
  return recurringPattern === 'daily'
}

/** The slot so many days and minutes away, snapped to steps, within one day. */
export function slotFrom(entry: ScheduleEntry, from: Slot, days: number, minutes: number): Slot {
  const moved = minutes === 0 ? from.minutes : Math.round((from.minutes + minutes) / slotStep) * slotStep
  return {
    date: isTiedToItsDay(entry) ? from.date : daysAfter(from.date, days),
    minutes: Math.min(Math.max(moved, 0), lastMinutes),
  }
}

/** A clock change may skip the time of the slot: then the first one after the change. */
export function existingSlot(slot: Slot, timeZone: string): Slot {
  return slotOf(localTime(instantOfSlot(slot, timeZone), timeZone))
}

export function hasPassed(slot: Slot, timeZone: string, now: number): boolean {
  return instantOfSlot(slot, timeZone) <= now
}

/** Of a recurring entry: "every Tuesday at 7:15 PM". */
export function ruleName(entry: ScheduleEntry, slot: Slot): string {
  const time = timeName(slot.minutes)
  if (entry.recurringPattern === 'daily') return `every day at ${time}`
  if (entry.recurringPattern === 'weekly') return `every ${dayName(slot.date).split(',')[0]} at ${time}`
  return `every month on the ${ordinal(Number(slot.date.slice(8)))} at ${time}`
}

function ordinal(day: number): string {
  const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
  return `${day}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(day)]}`
}
