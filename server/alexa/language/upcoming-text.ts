import type { Upcoming } from '../../schedule/occurrences/upcoming.ts'
import { dayOf, daysUntil, type LocalClock, localTime, weekdayOf } from './local-time.ts'
import { messagesOf } from './talk.ts'
import { capitalised } from './text/words.ts'

/** "Tomorrow at 7:15 PM: Persuasion". */
export function upcomingText(upcoming: Upcoming, clock: LocalClock): string {
  return `${capitalised(upcomingTime(upcoming, clock))}: ${upcomingTitle(upcoming, clock)}`
}

/** "today at 5:00 PM", "tomorrow at 08:00", "Saturday at 10:00 AM", "Monday, 7 December at 08:00". */
export function upcomingTime({ at }: Pick<Upcoming, 'at'>, clock: LocalClock): string {
  const words = messagesOf(clock.locale)
  const days = daysUntil(at, clock)
  const time = localTime(at, clock)
  if (days === 0) return words.todayAt(time)
  if (days === 1) return words.tomorrowAt(time)
  return words.dayAt(days < 7 ? weekdayOf(at, clock) : dayOf(at, clock), time)
}

/** Names a recommendation, but not a photo: that is a surprise. */
export function upcomingTitle({ subject }: Upcoming, { locale }: Pick<LocalClock, 'locale'>): string {
  return (subject.kind === 'content' && subject.title) || messagesOf(locale).upcoming[subject.kind]
}
