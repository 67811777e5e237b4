import { daysAfter, daysBetween } from '#contract/platform/wall-clock.ts'
import { datesOf } from '../platform/recurrence.ts'
import type { VisitRow } from './visits.tables.ts'

type Rule = Pick<VisitRow, 'start_date' | 'end_date' | 'pattern' | 'weekdays' | 'until_date'>

/** The days from `from` to `until`, both included, on which the visit begins, or goes on since an earlier day. */
export function visitStarts(rule: Rule, from: string, until: string): string[] {
  const starts: string[] = []
  for (const date of startsFrom(rule, daysAfter(from, -lengthOf(rule)))) {
    if (date > until) break
    starts.push(date)
  }
  return starts
}

/** The first day on which it begins, or goes on, from `from` on; null when it is over by then. */
export function nextStart(rule: Rule, from: string): string | null {
  for (const date of startsFrom(rule, daysAfter(from, -lengthOf(rule)))) return date
  return null
}

export function isStart(rule: Rule, date: string): boolean {
  for (const found of startsFrom(rule, date)) return found === date
  return false
}

/** On how many days after its first one it goes on. */
export function lengthOf({ start_date, end_date }: Rule): number {
  return daysBetween(start_date, end_date)
}

/** The day on which the last one ends; null when there is no last one. */
export function lastDateOf(rule: Rule): string | null {
  if (rule.pattern === null) return rule.end_date
  return rule.until_date === null ? null : daysAfter(rule.until_date, lengthOf(rule))
}

function* startsFrom({ start_date, pattern, weekdays, until_date }: Rule, from: string): Iterable<string> {
  const rule = {
    first: Temporal.PlainDate.from(start_date),
    pattern,
    weekdays: weekdaysOf(weekdays),
  }
  for (const date of datesOf(rule, Temporal.PlainDate.from(from))) {
    const start = date.toString()
    if (pattern !== null && until_date !== null && start > until_date) return
    yield start
  }
}

/** "14" is Monday and Thursday. Throws for what is no weekday: no day would ever be found. */
export function weekdaysOf(digits: string): number[] {
  if (!/^[1-7]*$/.test(digits)) throw new Error(`These are no weekdays: ${digits}`)
  return [...digits].map(Number)
}
