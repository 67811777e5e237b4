import type { ScheduleEntry } from '#contract/schedule.ts'
import { clockOf, dayName, daysAfter, daysBetween, minutesOf, timeOf } from './week.ts'
import { instantOf } from './zoned.ts'

/** A place in the week: "2026-11-21", and minutes after midnight by the clock there. */
export type Place = { date: string; minutes: number }

/** What an arrow, or the mouse, moves by: minutes. */
export const step = 15
const lastMinutes = 24 * 60 - step

/** What comes every day has no day to be moved to. */
export function isTiedToItsDay({ recurringPattern }: ScheduleEntry): boolean {
  return recurringPattern === 'daily'
}

/** The place so many days and minutes away, in steps, and on the same day's clock. */
export function placeFrom(entry: ScheduleEntry, from: Place, days: number, minutes: number): Place {
  const moved = minutes === 0 ? from.minutes : Math.round((from.minutes + minutes) / step) * step
  return {
    date: isTiedToItsDay(entry) ? from.date : daysAfter(from.date, days),
    minutes: Math.min(Math.max(moved, 0), lastMinutes),
  }
}

/**
 * The next moment of the entry when the one at `from` is moved to `to`: all of them move by as much.
 * Epoch milliseconds; for a recurring one always after now.
 */
export function movedMoment(entry: ScheduleEntry, from: Place, to: Place, now: number): number {
  const [next = ''] = entry.localTime.split('T')
  const shift = daysBetween(from.date, to.date)
  const first = daysAfter(next, shift)
  const at = (date: string) => instantOf(date, timeOf(to.minutes), entry.timeZone)
  if (entry.recurringPattern === null) return at(first)
  if (entry.recurringPattern === 'monthly') return at(first) > now ? at(first) : at(to.date)
  const days = entry.recurringPattern === 'daily' ? 1 : 7
  let date = first
  while (at(date) <= now) date = daysAfter(date, days)
  return at(date)
}

/** Whether the clock there has passed this place. */
export function hasPassed(place: Place, timeZone: string, now: number): boolean {
  return instantOf(place.date, timeOf(place.minutes), timeZone) <= now
}

/** "Tuesday, November 24, 7:15 PM" */
export function placeName({ date, minutes }: Place): string {
  return `${dayName(date)}, ${clockOf(minutes)}`
}

/** "every Tuesday at 7:15 PM", for what recurs. */
export function ruleName(entry: ScheduleEntry, at: Place): string {
  const time = clockOf(at.minutes)
  if (entry.recurringPattern === 'daily') return `every day at ${time}`
  if (entry.recurringPattern === 'weekly') return `every ${dayName(at.date).split(',')[0]} at ${time}`
  return `every month on the ${ordinal(Number(at.date.slice(8)))} at ${time}`
}

export function placeOf(localTime: string): Place {
  const [date = '', time = ''] = localTime.split('T')
  return { date, minutes: minutesOf(time) }
}

function ordinal(day: number): string {
  const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
  return `${day}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(day)]}`
}
