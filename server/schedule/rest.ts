import { publishChange } from '../family/group-live.ts'
import type { App } from '../platform/context.ts'
import { lockRows } from '../platform/db/lock.ts'
import { saveEntry } from './entries.ts'
import { withdrawOpen } from './occurrences.ts'
import { resume } from './reschedule.ts'
import type { ScheduleEntryRow } from './schedule.tables.ts'
import { wakeSchedule } from './schedule-due.ts'

/**
 * Pauses everything that is to come, at `since`: while the group is in memory nothing becomes due. The caller has locked
 * the group. An occurrence that is being delivered holds its entry's lock, so it is sent before, or not at all.
 */
export async function restSchedule(app: App, groupId: string, since: number): Promise<void> {
  for (const entry of await lockKeptEntries(app, groupId)) {
    await withdrawOpen(app, entry, 'The group is kept in memory.')
    if (entry.due_at !== null) await saveEntry(app, entry, { paused_at: since })
  }
  publishChange(app, groupId, 'schedule')
}

/** Resumes what was paused with it. What people had paused themselves stays so. */
export async function resumeSchedule(app: App, groupId: string, since: number): Promise<void> {
  for (const entry of await lockKeptEntries(app, groupId))
    if (entry.paused_at === since) await resume(app, entry)
  publishChange(app, groupId, 'schedule')
  wakeSchedule(app)
}

/** By ascending id, like every statement that locks several entries. */
async function lockKeptEntries(app: App, groupId: string): Promise<ScheduleEntryRow[]> {
  const rows = await app.db
    .selectFrom('schedule_entries')
    .where('family_group_id', '=', groupId)
    .where('cancelled_at', 'is', null)
    .select('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  return lockRows(app, 'schedule_entries', groupId, ids)
}
