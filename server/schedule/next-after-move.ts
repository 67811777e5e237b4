import { daysAfter, daysBetween, instantOf, wallClock } from '#contract/wall-clock.ts'
import type { ScheduleEntryRow } from './schedule.tables.ts'

type Rule = Pick<ScheduleEntryRow, 'scheduled_for' | 'time_zone' | 'recurring_pattern'>

/**
 * The entry's next occurrence after the one at `from` was moved to `to`: all of them move by as many
 * days, to the same time. Epoch milliseconds; of a recurring entry always after `now`.
 */
export function nextAfterMove(
  { scheduled_for, time_zone, recurring_pattern }: Rule,
  { from, to }: { from: number; to: number },
  now: number,
): number {
  const target = wallClock(to, time_zone)
  const shift = daysBetween(wallClock(from, time_zone).date, target.date)
  const on = (date: string) => instantOf(`${date}T${target.time}`, time_zone)
  let date = daysAfter(wallClock(scheduled_for, time_zone).date, shift)
  if (recurring_pattern === null) return on(date)
  if (recurring_pattern === 'monthly') return on(date) > now ? on(date) : to
  const period = recurring_pattern === 'daily' ? 1 : 7
  while (on(date) <= now) date = daysAfter(date, period)
  return on(date)
}
