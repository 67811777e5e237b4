import { daysAfter, daysBetween, instantOf, wallClock } from '#contract/platform/wall-clock.ts'
import { nextOccurrence } from '../../platform/recurrence.ts'
import type { ScheduleEntryRow } from '../schedule.tables.ts'

type Rule = Pick<ScheduleEntryRow, 'scheduled_for' | 'time_zone' | 'recurring_pattern'>

/**
 * The entry's next occurrence after the one at `from` was moved to `to`: all of them move by as many
 * days, to the same time. Epoch milliseconds; of a recurring entry always after `now`. The caller checks that
 * it is not too many years ahead: `from` may be any instant.
 */
export function nextAfterMove(
  { scheduled_for, time_zone, recurring_pattern }: Rule,
  { from, to }: { from: number; to: number },
  now: number,
): number {
  const target = wallClock(to, time_zone)
  const shift = daysBetween(wallClock(from, time_zone).date, target.date)
  const first = `${daysAfter(wallClock(scheduled_for, time_zone).date, shift)}T${target.time}`
  const at = instantOf(first, time_zone)
  if (recurring_pattern === null || at > now) return at
  if (recurring_pattern === 'monthly') return to
  const recurrence = { localTime: first, timeZone: time_zone, pattern: recurring_pattern }
  return nextOccurrence(recurrence, now) ?? to
}
