import { hours } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { nextOccurrence } from '../../platform/recurrence.ts'
import { recurrenceOf, saveEntry } from '../entries.ts'
import type { ScheduleEntryRow } from '../schedule.tables.ts'
import { freeInstant, newOccurrence } from './occurrences.ts'

/** An occurrence that is later than this is not delivered any more. */
export const maxLateness = hours(2)

/**
 * Frees the time `at` before the entry is rescheduled to it: deletes skipped occurrences from `at` on,
 * and moves those that were sent early back to the time at which they were sent. Returns the first
 * free millisecond.
 */
export async function freeSlot(app: App, entry: ScheduleEntryRow, at: number): Promise<number> {
  const rows = await app.db
    .selectFrom('schedule_occurrences')
    .where('entry_id', '=', entry.id)
    .where('scheduled_for', '>=', at)
    .selectAll()
    .execute()
  for (const row of rows) {
    const happenedAt = row.sent_at ?? row.held_at ?? row.missed_at ?? row.failed_at
    if (happenedAt !== null && happenedAt < row.scheduled_for) await moveOccurrence(app, row.id, happenedAt)
    if (happenedAt === null && row.skipped_at !== null) await deleteOccurrence(app, row.id)
  }
  return freeInstant(app, entry, at)
}

/**
 * Ends the pause of a locked entry. A recurring one continues with its next occurrence. The only
 * occurrence of another is delivered if it is not too late; else it is missed, with the reason.
 */
export async function resume(app: App, entry: ScheduleEntryRow): Promise<ScheduleEntryRow> {
  const now = app.clock.now()
  if (entry.recurring_pattern === null) {
    const isOpened = !(await reopenSlot(app, entry))
    return saveEntry(app, entry, { paused_at: null, opened_at: isOpened ? (entry.opened_at ?? now) : null })
  }
  const next = entry.scheduled_for > now ? entry.scheduled_for : nextOccurrence(recurrenceOf(entry), now)
  if (next === null) return saveEntry(app, entry, { paused_at: null, opened_at: now })
  return saveEntry(app, entry, { paused_at: null, opened_at: null, scheduled_for: next })
}

/** Whether the occurrence at `scheduled_for` can be opened now or later: nothing has become of it. */
async function reopenSlot(app: App, entry: ScheduleEntryRow): Promise<boolean> {
  if (app.clock.now() - entry.scheduled_for > maxLateness) {
    await recordMissed(app, entry, entry.scheduled_for, 'It was paused at that time.')
    return false
  }
  const [row] = await app.db
    .selectFrom('schedule_occurrences')
    .where('entry_id', '=', entry.id)
    .where('scheduled_for', '=', entry.scheduled_for)
    .select(['id', 'skipped_at'])
    .execute()
  if (!row) return true
  if (row.skipped_at === null) return false
  await deleteOccurrence(app, row.id)
  return true
}

/** The time has passed without a delivery. Any outcome but a skip stays as it is. */
export async function recordMissed(
  app: App,
  entry: ScheduleEntryRow,
  at: number,
  note: string,
): Promise<void> {
  const outcome = { missed_at: app.clock.now(), skipped_at: null, note }
  await app.db
    .insertInto('schedule_occurrences')
    .values(newOccurrence(entry, at, outcome))
    .onConflict((conflict) =>
      conflict
        .columns(['entry_id', 'scheduled_for'])
        .doUpdateSet(outcome)
        .where('schedule_occurrences.skipped_at', 'is not', null),
    )
    .execute()
}

async function moveOccurrence(app: App, id: string, at: number): Promise<void> {
  await app.db.updateTable('schedule_occurrences').set({ scheduled_for: at }).where('id', '=', id).execute()
}

async function deleteOccurrence(app: App, id: string): Promise<void> {
  await app.db.deleteFrom('schedule_occurrences').where('id', '=', id).execute()
}
