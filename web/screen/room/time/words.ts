import { daysBetween, hourOf, partOfDay } from './wall-clock.ts'

// Dates and times as people say them. Instants are epoch milliseconds.

/** "Saturday morning". Before five in the morning no weekday is named: people still call it the day before. */
export function dayInWords(at: number, timeZone: string): string {
  if (hourOf(at, timeZone) < 5) return 'It is night'
  return `${weekday(at, timeZone)} ${partOfDay(at, timeZone)}`
}

/** "November 21". */
export function dateInWords(at: number, timeZone: string): string {
  return inWords(at, timeZone, { month: 'long', day: 'numeric' })
}

/** "9:42 AM". */
export function timeInWords(at: number, timeZone: string): string {
  return inWords(at, timeZone, { hour: 'numeric', minute: '2-digit' })
}

/** For the past: "this morning", "yesterday evening", "on Friday", "on November 3". */
export function sinceInWords(at: number, now: number, timeZone: string): string {
  const days = daysBetween(at, now, timeZone)
  const part = partOfDay(at, timeZone)
  if (days === 0) return part === 'night' ? 'tonight' : `this ${part}`
  if (days === 1) return part === 'night' ? 'last night' : `yesterday ${part}`
  if (days < 7) return `on ${weekday(at, timeZone)}`
  return `on ${dateInWords(at, timeZone)}`
}

/** For the future: "This evening", "Tomorrow morning", "Friday afternoon", "On December 24". */
export function comingInWords(at: number, now: number, timeZone: string): string {
  const days = daysBetween(now, at, timeZone)
  const part = partOfDay(at, timeZone)
  if (days === 0) return part === 'night' ? 'Tonight' : `This ${part}`
  if (days === 1) return `Tomorrow ${part}`
  if (days < 7) return `${weekday(at, timeZone)} ${part}`
  return `On ${dateInWords(at, timeZone)}`
}

function weekday(at: number, timeZone: string): string {
  return inWords(at, timeZone, { weekday: 'long' })
}

function inWords(at: number, timeZone: string, format: Intl.DateTimeFormatOptions): string {
  return new Date(at).toLocaleString('en', { timeZone, ...format })
}
