import type * as z from 'zod/mini'
import { defaultPattern, type NewScheduleEntry } from '#contract/schedule.ts'
import { localTime } from '#contract/wall-clock.ts'
import { requireContentItem } from '../content/content.service.ts'
import { requireGroupRow } from '../family/groups/groups.service.ts'
import { requirePhoto } from '../photos/photos.service.ts'
import { seconds } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { invalid } from '../platform/errors.ts'
import type { ScheduleEntryRow } from './schedule.tables.ts'

/** A clock may be a little late; more is the past. */
const tolerance = seconds(60)

export type Given = z.output<typeof NewScheduleEntry>

/** What is delivered must be this group's, and its moment must not have passed. */
export async function columnsOf(app: App, groupId: string, given: Given) {
  if (given.contentItemId) await requireContentItem(app, groupId, given.contentItemId)
  if (given.photoId) await requirePhoto(app, groupId, given.photoId)
  const at = Date.parse(given.scheduledFor)
  requireFuture(app, at, 'scheduledFor')
  const { time_zone } = await requireGroupRow(app, groupId)
  return {
    content_item_id: given.contentItemId ?? null,
    source: given.isNextPhoto ? ('next_photo' as const) : null,
    photo_id: given.photoId ?? null,
    scheduled_for: at,
    local_time: localTime(at, time_zone),
    time_zone,
    recurring_pattern: given.isRecurring ? (given.recurringPattern ?? defaultPattern) : null,
  }
}

export function requireFuture(app: App, at: number, path: string): void {
  if (at >= app.clock.now() - tolerance) return
  const message = 'This time has passed. Please choose a later one.'
  throw invalid(message, [{ path, message }])
}

type Rule = Pick<ScheduleEntryRow, 'scheduled_for' | 'local_time' | 'time_zone' | 'recurring_pattern'>

/** A monthly one that stays on its day keeps its anchor: the 31st, also where it is changed in February. */
export function ruleOf(before: Rule, after: Rule): string {
  const isSame = before.time_zone === after.time_zone && before.recurring_pattern === after.recurring_pattern
  if (!isSame) return after.local_time
  // Where a clock change has put the next moment off, the rule is not what the clock shows then.
  if (before.scheduled_for === after.scheduled_for) return before.local_time
  const [date] = localTime(before.scheduled_for, before.time_zone).split('T')
  const [day, time] = after.local_time.split('T')
  if (after.recurring_pattern !== 'monthly' || day !== date) return after.local_time
  return `${before.local_time.slice(0, 10)}T${time}`
}
