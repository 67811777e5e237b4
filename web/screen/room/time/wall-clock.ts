import type { QuietHours } from '#contract/delivery/delivery.ts'
import { isQuiet } from '#contract/delivery/quiet-hours.ts'
import { dateFormat } from './date-format.ts'

// The time of day on the loved one's wall. By Intl, not Temporal: decision 030.

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night'

/** `at` in epoch milliseconds, as everywhere in this file. */
export function partOfDay(at: number, timeZone: string, eveningBegins = 18): PartOfDay {
  const hour = hourOf(at, timeZone)
  if (hour < 5 || hour >= 22) return 'night'
  if (hour < 12) return 'morning'
  return hour < eveningBegins ? 'afternoon' : 'evening'
}

export function hourOf(at: number, timeZone: string): number {
  return Number(wallTime(at, timeZone).slice(0, 2))
}

export function isQuietAt(at: number, timeZone: string, hours: QuietHours | null): boolean {
  return hours !== null && isQuiet(hours, wallTime(at, timeZone))
}

/** At night a screen is dimmed, whether or not it has quiet hours. */
export function isDimHour(at: number, timeZone: string): boolean {
  return isQuietAt(at, timeZone, { from: '21:00', until: '07:00' })
}

/** Calendar days from one instant to another; negative when `to` is earlier. */
export function daysBetween(from: number, to: number, timeZone: string): number {
  return Math.round((midnight(to, timeZone) - midnight(from, timeZone)) / 86_400_000)
}

/** 0 is Sunday. */
export function dayOfWeek(at: number, timeZone: string): number {
  return new Date(midnight(at, timeZone)).getUTCDay()
}

/** "2026-11-21". */
export function localDate(at: number, timeZone: string): string {
  // Swedish dates are ISO dates.
  return dateFormat('sv', { timeZone }).format(at)
}

/** "21:05", so that two of them compare as text. */
function wallTime(at: number, timeZone: string): string {
  return dateFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}

/** The date on the wall as UTC midnight, so that days can be subtracted across a change of the clocks. */
function midnight(at: number, timeZone: string): number {
  return Date.parse(localDate(at, timeZone))
}
