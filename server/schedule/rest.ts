import type { Actor } from '../family/actor.ts'
import { publishChange } from '../family/group-live.ts'
import type { App } from '../platform/context.ts'
import { lockRows } from '../platform/db/lock.ts'
import { saveEntry } from './entries.ts'
import { withdrawOpen } from './occurrences/occurrences.ts'
import { recordMissed, resume } from './occurrences/reschedule.ts'
import { recordEntryChange } from './schedule.service.ts'
import type { ScheduleEntryRow } from './schedule.tables.ts'
import { wakeSchedule } from './schedule-due.ts'
import { recordTroubles, type Trouble } from './trouble.ts'

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

/**
 * Resumes what was paused with it, as if the actor had done so one by one. What people had paused themselves stays so.
 * Nothing that was due meanwhile is sent: who planned it hears that it was missed.
 */
export async function resumeSchedule(app: App, actor: Actor, since: number): Promise<void> {
  const missed: Trouble[] = []
  for (const entry of await lockKeptEntries(app, actor.groupId)) {
    if (entry.paused_at !== since) continue
    if (entry.recurring_pattern === null && entry.scheduled_for <= app.clock.now()) {
      await miss(app, entry)
      missed.push({ entryId: entry.id, action: 'schedule_missed', at: entry.scheduled_for })
    } else {
      await resume(app, entry)
      await recordEntryChange(app, actor, entry, 'schedule_resumed')
    }
  }
  await recordTroubles(app, missed)
  publishChange(app, actor.groupId, 'schedule')
  wakeSchedule(app)
}

/** The only delivery of the entry is not sent by itself any more. */
async function miss(app: App, entry: ScheduleEntryRow): Promise<void> {
  await recordMissed(app, entry, entry.scheduled_for, 'The group was kept in memory at that time.')
  await saveEntry(app, entry, { paused_at: null, opened_at: app.clock.now() })
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
