import { daysAfter, localTime } from '#contract/platform/wall-clock.ts'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { planWords } from '../plan/plan-words.ts'
import { instantOfSlot, type Slot, slotOf, timeName, weekdayName } from '../slot.ts'

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
export function ruleName({ recurringPattern }: ScheduleEntry, { date, minutes }: Slot): string {
  const { daily, weekly, monthly } = planWords().rules
  const time = timeName(minutes)
  if (recurringPattern === 'daily') return daily(time)
  if (recurringPattern === 'weekly') return weekly({ weekday: weekdayName(date), time })
  return monthly({ day: Number(date.slice(8)), time })
}
