import type * as z from 'zod/mini'
import { daysAfter, daysBetween, yearsAfter } from '#contract/platform/wall-clock.ts'
import { visitLimits } from '#contract/visits/visit-list.ts'
import type { NewVisit } from '#contract/visits/visits.ts'
import { invalid } from '../platform/errors.ts'
import { lastDateOf, lengthOf, nextStart } from './visit-days.ts'
import type { VisitRow } from './visits.tables.ts'

type Columns = Pick<
  VisitRow,
  | 'who'
  | 'what'
  | 'start_date'
  | 'start_time'
  | 'end_date'
  | 'end_time'
  | 'pattern'
  | 'weekdays'
  | 'until_date'
  | 'last_date'
>

/** Longer ones would begin again before they have ended. In days after the first. */
const longestRepeated = { daily: 1, weekly: 6, monthly: 27 }

/** The columns of a visit that a person has entered. 422 for one that is over, or that nobody can have meant. */
export function visitColumns(input: z.output<typeof NewVisit>, today: string): Columns {
  const { date, endDate, time, endTime, repeats } = input
  const pattern = repeats ?? null
  const weekdays = pattern === 'weekly' ? [...new Set(input.weekdays)].toSorted().join('') : ''
  const rule = {
    start_date: date,
    end_date: endDate ?? date,
    pattern,
    weekdays,
    until_date: pattern === null ? null : input.untilDate,
  }
  requireSensible(rule, today)
  const start_date = firstStart(rule)
  const end_date = daysAfter(start_date, daysBetween(rule.start_date, rule.end_date))
  const whole = { ...rule, start_date, end_date }
  const { who, what } = input
  return { who, what, ...whole, start_time: time, end_time: endTime, last_date: lastDateOf(whole) }
}

type Rule = Parameters<typeof nextStart>[0]

function requireSensible(rule: Rule, today: string): void {
  const length = lengthOf(rule)
  if (length >= visitLimits.days)
    refuse('endDate', `Please choose at most ${visitLimits.days} days. For more, let it repeat every day.`)
  if (rule.pattern !== null && length > longestRepeated[rule.pattern])
    refuse('endDate', 'It would begin again before it has ended.')
  if (rule.start_date > yearsAfter(today, visitLimits.years))
    refuse('date', `Please choose a day within the next ${visitLimits.years} years.`)
  if (rule.until_date !== null && rule.until_date > yearsAfter(today, visitLimits.years))
    refuse(
      'untilDate',
      `Please choose a day within the next ${visitLimits.years} years, or leave this empty if it has no end.`,
    )
  // Nothing of it would ever be seen.
  if (rule.start_date < yearsAfter(today, -visitLimits.years))
    refuse('date', `Please choose a day within the last ${visitLimits.years} years.`)
  if (nextStart(rule, today) !== null) return
  if (rule.pattern === null) refuse('date', 'This day is over. Please choose today or a later day.')
  refuse('untilDate', 'By this day, none is to come. Please choose a later one.')
}

/** Several weekdays: the first of them that is not before the day that was entered. */
function firstStart(rule: Rule): string {
  return nextStart({ ...rule, end_date: rule.start_date }, rule.start_date) ?? rule.start_date
}

function refuse(path: string, message: string): never {
  throw invalid(message, [{ path, message }])
}
