import { calendarLimits } from '#contract/visits/calendars.ts'
import type { CalendarTime } from './expand-event.ts'

export type ReadCalendar = {
  name: string | null
  /** The next ones, by their time. */
  times: CalendarTime[]
  counts: { private: number; broken: number; beyond: number }
}

/** What two slices of a calendar say together. */
export function joinSlices(one: ReadCalendar, other: ReadCalendar): ReadCalendar {
  const counts = {
    private: one.counts.private + other.counts.private,
    broken: one.counts.broken + other.counts.broken,
    beyond: one.counts.beyond + other.counts.beyond,
  }
  return keepNext({ name: other.name, times: [...one.times, ...other.times], counts })
}

/** The next ones, by their time. The others are counted. */
export function keepNext({ name, times, counts }: ReadCalendar): ReadCalendar {
  const sorted = times.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  const beyond = counts.beyond + Math.max(0, times.length - calendarLimits.events)
  return { name, times: sorted.slice(0, calendarLimits.events), counts: { ...counts, beyond } }
}

function keyOf({ date, time, title }: CalendarTime): string {
  return `${date} ${time ?? ''} ${title}`
}
