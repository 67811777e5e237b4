import { instantOf } from '#contract/platform/wall-clock.ts'
import { locale } from '../platform/format.ts'

/** A date, "2026-11-21", and the minutes after midnight that the loved one's clock shows. */
export type Slot = { date: string; minutes: number }

/** Of a local time, "2026-11-21T08:00". */
export function slotOf(localTime: string): Slot {
  const [date = '', time = ''] = localTime.split('T')
  return { date, minutes: minutesOf(time) }
}

export function localTimeOf({ date, minutes }: Slot): string {
  return `${date}T${timeOf(minutes)}`
}

/** Epoch milliseconds. */
export function instantOfSlot(slot: Slot, timeZone: string): number {
  return instantOf(localTimeOf(slot), timeZone)
}

/** Of "19:15". */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** "19:15" */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** "7:15 PM" */
export function timeName(minutes: number): string {
  const at = new Date(minutes * 60_000)
  return at.toLocaleTimeString(locale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
}

/** "Tuesday" */
export function weekdayName(date: string): string {
  return noonOf(date).toLocaleDateString(locale, { timeZone: 'UTC', weekday: 'long' })
}

/** "Tuesday, November 24" */
export function dayName(date: string): string {
  return noonOf(date).toLocaleDateString(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  })
}

/** "Tuesday, November 24, 7:15 PM" */
export function slotName({ date, minutes }: Slot): string {
  return `${dayName(date)}, ${timeName(minutes)}`
}

/** For `Intl` with the time zone UTC. */
export function noonOf(date: string): Date {
  return new Date(`${date}T12:00Z`)
}
