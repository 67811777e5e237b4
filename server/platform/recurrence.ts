import { instantOf } from '#contract/platform/wall-clock.ts'
import type { RecurringPattern } from '#contract/schedule.ts'
import { days } from './clock.ts'

/** A local time, "2026-11-21T08:00", in an IANA zone: once (pattern null) or repeated from there. */
export type Recurrence = { localTime: string; timeZone: string; pattern: RecurringPattern | null }

const longerThanAnyGap = days(40)

/** The first occurrence after the instant; null when there is none. Epoch milliseconds. */
export function nextOccurrence(recurrence: Recurrence, after: number): number | null {
  const key = sharedKey(recurrence, after)
  if (key === null) return computeNext(recurrence, after)
  const known = nextByKey.get(key)
  if (known !== undefined) return known
  const next = computeNext(recurrence, after)
  if (nextByKey.size >= nextKept) nextByKey.clear()
  nextByKey.set(key, next)
  return next
}

/** Thousands of families have breakfast at eight, so that the next eight o'clock is computed once for all of them. */
const nextByKey = new Map<string, number | null>()
const nextKept = 1000

/**
 * The next occurrence of a daily or weekly rule that has begun does not depend on the day it began, but for its weekday:
 * rules with the same key share it. Null for the others.
 */
function sharedKey({ localTime, timeZone, pattern }: Recurrence, after: number): string | null {
  if (pattern !== 'daily' && pattern !== 'weekly') return null
  const firstDay = Date.parse(localTime.slice(0, 10))
  // No zone is a day away from UTC.
  if (!(firstDay + days(4) < after)) return null
  const weekday = pattern === 'weekly' ? (firstDay / days(1)) % 7 : ''
  return [timeZone, localTime.slice(10), pattern, weekday, after].join()
}

function computeNext(recurrence: Recurrence, after: number): number | null {
  const first = Temporal.PlainDateTime.from(recurrence.localTime)
  for (const date of datesAround(recurrence, first.toPlainDate(), after)) {
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

/** The days of a rule, without a time. `weekdays` are for `weekly`: 1 is Monday; without any it is the first day's. */
export type DateRule = {
  first: Temporal.PlainDate
  pattern: RecurringPattern | null
  weekdays?: readonly number[]
}

/** The days of the rule that are not before `from`, the earliest first; without an end if it is repeated. */
export function* datesOf(rule: DateRule, from: Temporal.PlainDate): Iterable<Temporal.PlainDate> {
  const { first, pattern, weekdays = [] } = rule
  const start = Temporal.PlainDate.compare(from, first) > 0 ? from : first
  if (pattern === null) {
    if (start === first) yield first
  } else if (pattern === 'monthly') yield* monthsFrom(first, start)
  else if (pattern === 'weekly' && weekdays.length > 0) yield* weekdaysFrom(start, weekdays)
  else yield* stepsFrom(first, start, pattern === 'daily' ? 1 : 7)
}

/** The candidate days, from the last one that may lie before the instant. */
function* datesAround(
  { timeZone, pattern }: Recurrence,
  first: Temporal.PlainDate,
  after: number,
): Iterable<Temporal.PlainDate> {
  const here = Temporal.Instant.fromEpochMilliseconds(after).toZonedDateTimeISO(timeZone).toPlainDate()
  let count = 0
  // A clock change moves an occurrence by one day at most.
  for (const date of datesOf({ first, pattern }, here.subtract({ days: 2 }))) {
    yield date
    if (++count === 6) return
  }
}

function* stepsFrom(
  first: Temporal.PlainDate,
  start: Temporal.PlainDate,
  days: number,
): Iterable<Temporal.PlainDate> {
  for (let count = Math.ceil(first.until(start).days / days); ; count++)
    yield first.add({ days: count * days })
}

function* weekdaysFrom(start: Temporal.PlainDate, weekdays: readonly number[]): Iterable<Temporal.PlainDate> {
  for (let date = start; ; date = date.add({ days: 1 })) if (weekdays.includes(date.dayOfWeek)) yield date
}

/** The anchor's day of each month, or the last day of a shorter month. */
function* monthsFrom(first: Temporal.PlainDate, start: Temporal.PlainDate): Iterable<Temporal.PlainDate> {
  for (let count = first.until(start, { largestUnit: 'months' }).months; ; count++) {
    const date = first.add({ months: count })
    if (Temporal.PlainDate.compare(date, start) >= 0) yield date
  }
}
