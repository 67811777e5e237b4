import { localTime, offsetAt } from '#contract/platform/wall-clock.ts'
import type { RecurringPattern } from '#contract/schedule.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { nextOccurrence } from '../../platform/recurrence.ts'
import { requireWithinYears } from '../entry-input.ts'

const previewed = 5

/**
 * The next occurrences, and whether the zone's clock was changed since the one before. 422 when the first
 * one is too far ahead.
 */
export function previewOccurrences(
  app: App,
  timeZone: string,
  input: { scheduledFor: string; recurringPattern: RecurringPattern },
) {
  const first = Date.parse(input.scheduledFor)
  requireWithinYears(app, first, 'scheduledFor')
  const recurrence = { localTime: localTime(first, timeZone), timeZone, pattern: input.recurringPattern }
  const occurrences: number[] = []
  for (let at: number | null = first - 1; occurrences.length < previewed; ) {
    at = nextOccurrence(recurrence, at)
    if (at === null) break
    occurrences.push(at)
  }
  const offsets = occurrences.map((at) => offsetAt(at, timeZone))
  return occurrences.map((at, index) => ({
    at: toIso(at),
    isAfterClockChange: index > 0 && offsets[index] !== offsets[index - 1],
  }))
}
