import { daysAfter, instantOf, wallClock } from '#contract/platform/wall-clock.ts'
import { hours } from '../../platform/clock.ts'

const remindedAt = '17:00'

/** A reminder that is later than this is not sent any more. */
const maxLateness = hours(2)

/** `date` is the loved one's; `at` is 17:00 of that day there, in epoch milliseconds. */
export type Reminder = { date: string; at: number }

/**
 * The next reminder, which is due already if it is less than two hours late: the first 17:00 that came after the
 * reminder was switched on, of a day that was not looked at yet.
 */
export function nextReminder(
  { timeZone, onAt, doneOn }: { timeZone: string; onAt: number; doneOn: string | null },
  now: number,
): Reminder {
  const earliest = Math.max(now - maxLateness, onAt + 1)
  let { date } = wallClock(earliest, timeZone)
  if (doneOn !== null && date <= doneOn) date = daysAfter(doneOn, 1)
  const at = instantOf(`${date}T${remindedAt}`, timeZone)
  if (at >= earliest) return { date, at }
  const tomorrow = daysAfter(date, 1)
  return { date: tomorrow, at: instantOf(`${tomorrow}T${remindedAt}`, timeZone) }
}
