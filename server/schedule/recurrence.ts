import type { RecurringPattern } from '#contract/schedule.ts'
import { instantOf } from '#contract/wall-clock.ts'
import { days } from '../platform/clock.ts'

/** A local time, "2026-11-21T08:00", in an IANA zone: once (pattern null) or repeated from there. */
export type Recurrence = { localTime: string; timeZone: string; pattern: RecurringPattern | null }

const longerThanAnyGap = days(40)

/** The first occurrence after the instant; null when there is none. Epoch milliseconds. */
export function nextOccurrence(recurrence: Recurrence, after: number): number | null {
  const first = Temporal.PlainDateTime.from(recurrence.localTime)
  for (const date of datesFrom(recurrence, first.toPlainDate(), after)) {
    const at = instantOf(date.toPlainDateTime(first.toPlainTime()), recurrence.timeZone)
    if (at > after) return at
  }
  return null
}

/**
 * `latest` is the last occurrence that is not after `until`, `from` at the earliest; `next` is the one
 * after it.
 */
export function occurrencesAround(
  recurrence: Recurrence,
  from: number,
  until: number,
): { latest: number; next: number | null } {
  if (recurrence.pattern === null) return { latest: from, next: null }
  let latest = from
  // No pattern has a gap as long as this, so older occurrences need not be computed one by one.
  let next = nextOccurrence(recurrence, Math.max(from, until - longerThanAnyGap))
  while (next !== null && next <= until) {
    latest = next
    next = nextOccurrence(recurrence, latest)
  }
  return { latest, next }
}

/**
 * The local time from which a monthly recurrence on this day of the month is computed, if `local` is the
 * last day of a shorter month.
 */
export function anchoredOn(day: number, local: string): string {
  const first = Temporal.PlainDateTime.from(local)
  if (day <= first.day || first.day !== first.daysInMonth) return local
  let month = first
  for (let back = 1; month.daysInMonth < day; back++) month = first.subtract({ months: back })
  return month.with({ day }).toString({ smallestUnit: 'minute' })
}

/** The candidate days, from the last one that may lie before the instant. */
function* datesFrom(
  { timeZone, pattern }: Recurrence,
  first: Temporal.PlainDate,
  after: number,
): Iterable<Temporal.PlainDate> {
  if (pattern === null) return yield first
  const here = Temporal.Instant.fromEpochMilliseconds(after).toZonedDateTimeISO(timeZone).toPlainDate()
  // A clock change moves an occurrence by one day at most.
  const near = here.subtract({ days: 2 })
  const start = Temporal.PlainDate.compare(near, first) > 0 ? near : first
  if (pattern === 'monthly') return yield* monthsFrom(first, start)
  const step = pattern === 'daily' ? 1 : 7
  const passed = Math.floor(first.until(start).days / step)
  for (let count = passed; count <= passed + 5; count++) yield first.add({ days: count * step })
}

/** The anchor's day of each month, or the last day of a shorter month. */
function* monthsFrom(first: Temporal.PlainDate, start: Temporal.PlainDate): Iterable<Temporal.PlainDate> {
  const passed = Math.max(0, first.until(start, { largestUnit: 'months' }).months - 1)
  for (let count = passed; count <= passed + 4; count++) yield first.add({ months: count })
}
