import type { RecurringPattern } from '#contract/schedule.ts'
import { localTime, offsetAt } from '#contract/wall-clock.ts'
import { requireGroupRow } from '../family/groups/groups.service.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { nextOccurrence } from './recurrence.ts'

const previewed = 5

/** The next occurrences, and whether the clocks have changed since the one before. */
export async function previewOccurrences(
  app: App,
  groupId: string,
  given: { scheduledFor: string; recurringPattern: RecurringPattern },
) {
  const { time_zone } = await requireGroupRow(app, groupId)
  const first = Date.parse(given.scheduledFor)
  const recurrence = {
    localTime: localTime(first, time_zone),
    timeZone: time_zone,
    pattern: given.recurringPattern,
  }
  const occurrences: number[] = []
  for (let at: number | null = first - 1; occurrences.length < previewed; ) {
    at = nextOccurrence(recurrence, at)
    if (at === null) break
    occurrences.push(at)
  }
  const offsets = occurrences.map((at) => offsetAt(at, time_zone))
  return occurrences.map((at, place) => ({
    at: toIso(at),
    isAfterClockChange: place > 0 && offsets[place] !== offsets[place - 1],
  }))
}
