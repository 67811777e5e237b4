import type { SendableKind } from '#contract/delivery/delivery.ts'
import { daysBetween, wallClock } from '#contract/platform/wall-clock.ts'
import type { Upcoming } from '../../schedule/occurrences/upcoming.ts'
import { capitalised } from './words.ts'

/** `now` in epoch milliseconds. */
export type LocalClock = { timeZone: string; locale: string; now: number }

/** "Tomorrow at 7:15 PM: Persuasion". */
export function upcomingText(upcoming: Upcoming, clock: LocalClock): string {
  return `${upcomingTime(upcoming, clock)}: ${upcomingTitle(upcoming)}`
}

/** "Today at 5:00 PM", "Tomorrow at 08:00", "Saturday at 10:00 AM", "Monday, 7 December at 08:00". */
export function upcomingTime({ at }: Pick<Upcoming, 'at'>, clock: LocalClock): string {
  const { timeZone, locale } = clock
  const days = daysUntil(at, clock)
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(at)
    // Some locales separate "5:00" and "PM" by a narrow space.
    .replaceAll('\u202f', ' ')
  if (days === 0) return `Today at ${time}`
  if (days === 1) return `Tomorrow at ${time}`
  const format: Intl.DateTimeFormatOptions =
    days < 7 ? { weekday: 'long' } : { weekday: 'long', day: 'numeric', month: 'long' }
  return `${capitalised(new Intl.DateTimeFormat(locale, { timeZone, ...format }).format(at))} at ${time}`
}

/** Names a recommendation, but not a photo: that is a surprise. */
export function upcomingTitle({ subject }: Upcoming): string {
  return titles[subject.kind](subject)
}

const titles: Record<SendableKind, (subject: Upcoming['subject']) => string> = {
  photo: () => 'a picture from your family',
  note: () => 'a note from your family',
  content: ({ title }) => title || 'something your family chose for you',
}

export function isToday({ at }: Upcoming, clock: LocalClock): boolean {
  return daysUntil(at, clock) === 0
}

function daysUntil(at: number, { timeZone, now }: LocalClock): number {
  return daysBetween(wallClock(now, timeZone).date, wallClock(at, timeZone).date)
}
