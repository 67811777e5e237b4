import { daysBetween, wallClock } from '#contract/platform/wall-clock.ts'

/** `now` in epoch milliseconds. `locale`: of the Echo, which says how it tells dates and times. */
export type LocalClock = { timeZone: string; locale: string; now: number }

/** How many days from today: 0 today, 1 tomorrow. */
export function daysUntil(at: number, { timeZone, now }: LocalClock): number {
  return daysBetween(wallClock(now, timeZone).date, wallClock(at, timeZone).date)
}

export function localTime(at: number, { timeZone, locale }: LocalClock): string {
  return formatted(at, locale, { timeZone, hour: 'numeric', minute: '2-digit' })
}

/** "3:00 PM" or "15:00", of a time like "15:00". */
export function spokenTime(time: string, locale: string): string {
  const format: Intl.DateTimeFormatOptions = { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }
  return formatted(Date.parse(`2000-01-01T${time}Z`), locale, format)
}

/** "Saturday". */
export function weekdayOf(at: number, { timeZone, locale }: LocalClock): string {
  return formatted(at, locale, { timeZone, weekday: 'long' })
}

/** "Friday, November 27". */
export function dayOf(at: number, { timeZone, locale }: LocalClock): string {
  return formatted(at, locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
}

/** "21 November 2021", of a local date like "2021-11-21". */
export function spokenDate(date: string, locale: string): string {
  const format: Intl.DateTimeFormatOptions = {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }
  return formatted(Date.parse(`${date}T00:00Z`), locale, format)
}

function formatted(at: number, locale: string, format: Intl.DateTimeFormatOptions): string {
  // Some locales separate "5:00" and "PM" by a narrow space.
  return new Intl.DateTimeFormat(locale, format).format(at).replaceAll('\u202f', ' ')
}
