import type { App } from '../platform/context.ts'
import { lateAfter, newOccurrence } from './open-occurrences.ts'
import type { ScheduleEntryRow } from './schedule.tables.ts'

/** What waits to be tried again is not sent any more; the note says why. */
export async function takeBackOpen(app: App, entryId: string, note: string): Promise<void> {
  await app.db
    .updateTable('schedule_occurrences')
    .set({ due_at: null, skipped_at: app.clock.now(), note })
    .where('entry_id', '=', entryId)
    .where('due_at', 'is not', null)
    .execute()
}

/**
 * Makes the ledger ready for an entry that comes at another moment: what was left out from there on
 * counts no more, and what was sent before its time stands where it was sent. Returns the moment,
 * some milliseconds later where the ledger has it already: a moment is sent once.
 */
export async function makeRoom(app: App, entryId: string, at: number): Promise<number> {
  const later = () =>
    app.db
      .selectFrom('schedule_occurrences')
      .where('entry_id', '=', entryId)
      .where('scheduled_for', '>=', at)
      .orderBy('scheduled_for')
      .select(['id', 'scheduled_for', 'sent_at', 'skipped_at', 'held_at', 'missed_at', 'failed_at'])
      .execute()
  for (const row of await later()) {
    const happened = row.sent_at ?? row.held_at ?? row.missed_at ?? row.failed_at
    if (happened === null) await app.db.deleteFrom('schedule_occurrences').where('id', '=', row.id).execute()
    else if (happened !== null && happened < row.scheduled_for)
      await app.db
        .updateTable('schedule_occurrences')
        .set({ scheduled_for: happened })
        .where('id', '=', row.id)
        .execute()
  }
  const taken = new Set((await later()).map(({ scheduled_for }) => scheduled_for))
  let free = at
  while (taken.has(free)) free++
  return free
}

/**
 * Whether what was to be once, and was paused then, may still go out: its moment is open again. Later
 * it counts as missed, and says why.
 */
export async function reopenPaused(app: App, entry: ScheduleEntryRow): Promise<boolean> {
  if (app.clock.now() - entry.scheduled_for > lateAfter) {
    await recordMissed(app, entry, entry.scheduled_for, 'It was paused at that time.')
    return false
  }
  await app.db
    .deleteFrom('schedule_occurrences')
    .where('entry_id', '=', entry.id)
    .where('scheduled_for', '=', entry.scheduled_for)
    .where('skipped_at', 'is not', null)
    .execute()
  return true
}

/** The moment has passed without a delivery; an outcome that it has already stands. */
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

/** What was held, missed or failed is left at that. Returns whether there was such a one. */
export async function leaveOut(app: App, occurrenceId: string, note: string): Promise<boolean> {
  const left = await app.db
    .updateTable('schedule_occurrences')
    .set({ held_at: null, missed_at: null, failed_at: null, skipped_at: app.clock.now(), note })
    .where('id', '=', occurrenceId)
    .where((where) =>
      where.or([
        where('held_at', 'is not', null),
        where('missed_at', 'is not', null),
        where('failed_at', 'is not', null),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return left !== undefined
}
