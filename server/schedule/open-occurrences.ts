import { publishChange } from '../family/group-live.ts'
import { hours, seconds } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { insertRows, updateRows } from '../platform/db/bulk.ts'
import { lockKeys } from '../platform/db/lock.ts'
import { inTransaction, isPostgres } from '../platform/db/transaction.ts'
import { newId } from '../platform/ids.ts'
import { newestOccurrences } from './occurrences.ts'
import { occurrencesAround } from './recurrence.ts'
import type { OccurrenceRow, ScheduleEntryRow } from './schedule.tables.ts'

/**
 * Large enough that each statement's way to the database, and each commit, is shared by many. SQLite
 * works in this very thread: while it does, nobody else is answered.
 */
export function batchOf(app: App): number {
  return isPostgres(app) ? 500 : 100
}

/** Longer than a batch takes; one that takes longer is taken over, and still sent once. */
export const leaseLasts = seconds(30)
/** Later than this it is not sent any more. */
export const lateAfter = hours(2)
/** A second click is the same sending. */
const sameWithin = seconds(10)

const missedNote = 'The server was not running at that time.'

/** How many entries were taken, and those of their moments that are to be delivered, leased to the caller. */
type Opened = { entries: number; occurrences: OccurrenceRow[] }

/** Writes the ledger's row of each moment that has come, and sets the entry on to its next one. */
export async function openMoments(app: App, now: number): Promise<Opened> {
  return inTransaction(app, async (app) => {
    const steps = (await takeDue(app, now)).map((entry) => stepOf(entry, now))
    const occurrences = steps.flatMap((step) => step.occurrences)
    await insertRows(app, 'schedule_occurrences', occurrences, { onConflict: 'ignore' })
    await updateRows(
      app,
      'schedule_entries',
      steps.map(({ entry, next }) => ({
        id: entry.id,
        due_at: next,
        scheduled_for: next ?? entry.scheduled_for,
      })),
    )
    for (const { entry } of steps) publishChange(app, entry.family_group_id, 'schedule')
    return { entries: steps.length, occurrences: occurrences.filter(({ due_at }) => due_at !== null) }
  })
}

type DueEntry = ScheduleEntryRow & { auto_send_off_at: number | null; group_removed_at: number | null }

async function takeDue(app: App, now: number): Promise<DueEntry[]> {
  let due = app.db
    .selectFrom('schedule_entries')
    .innerJoin('family_groups', 'family_groups.id', 'schedule_entries.family_group_id')
    .where('schedule_entries.due_at', '<=', now)
    .orderBy('schedule_entries.due_at')
    .orderBy('schedule_entries.family_group_id')
    .limit(batchOf(app))
    .selectAll('schedule_entries')
    .select(['family_groups.auto_send_off_at', 'family_groups.removed_at as group_removed_at'])
  if (isPostgres(app)) due = due.forNoKeyUpdate('schedule_entries').skipLocked()
  return due.execute()
}

type Step = { entry: DueEntry; occurrences: OccurrenceRow[]; next: number | null }

/** After a long sleep the oldest stands for all that were missed, and the newest may still be sent. */
function stepOf(entry: DueEntry, now: number): Step {
  const first = entry.scheduled_for
  const { latest, next } = occurrencesAround(recurrenceOf(entry), first, now)
  const newest = newOccurrence(entry, latest, outcomeAtOpening(entry, latest, now))
  if (latest === first) return { entry, occurrences: [newest], next }
  const missed = newOccurrence(entry, first, { missed_at: now, note: missedNote })
  return { entry, occurrences: [missed, newest], next }
}

function outcomeAtOpening(entry: DueEntry, at: number, now: number): Partial<OccurrenceRow> {
  if (now - at > lateAfter || entry.group_removed_at !== null) return { missed_at: now, note: missedNote }
  if (entry.auto_send_off_at !== null) return { held_at: now, note: 'Auto-send Content is off.' }
  return { due_at: now + leaseLasts }
}

export function newOccurrence(
  entry: ScheduleEntryRow,
  scheduledFor: number,
  outcome: Partial<OccurrenceRow>,
): OccurrenceRow {
  return {
    id: newId(),
    family_group_id: entry.family_group_id,
    entry_id: entry.id,
    scheduled_for: scheduledFor,
    attempts: 0,
    due_at: null,
    sent_at: null,
    held_at: null,
    missed_at: null,
    failed_at: null,
    skipped_at: null,
    delivery_id: null,
    note: null,
    ...outcome,
  }
}

/** The moment is left out: its row says so before it comes. */
export async function recordSkipped(app: App, entry: ScheduleEntryRow): Promise<void> {
  await record(app, newOccurrence(entry, entry.scheduled_for, { skipped_at: app.clock.now() }))
}

/** One row for one moment of one entry, whoever else may open it. */
async function record(app: App, occurrence: OccurrenceRow): Promise<void> {
  await insertRows(app, 'schedule_occurrences', [occurrence], { onConflict: 'ignore' })
}

/**
 * Opens what shall be sent at once, within the caller's transaction, and returns its id: the newest
 * moment that was put aside; else what is to be sent once; else a moment of its own. Null when it
 * was sent just now.
 */
export async function openNow(app: App, entry: ScheduleEntryRow): Promise<string | null> {
  await lockKeys(app, `send-now:${entry.id}`)
  const now = app.clock.now()
  const newest = (await newestOccurrences(app, [entry.id])).get(entry.id)
  if (newest && (isPutAside(newest) || newest.due_at !== null)) return takeUp(app, newest)
  if (newest?.sent_at && now - newest.sent_at < sameWithin) return null
  const isOnce = entry.recurring_pattern === null && newest === undefined
  const at = isOnce ? entry.scheduled_for : now
  await record(app, newOccurrence(entry, at, { due_at: now }))
  if (isOnce) {
    await app.db.updateTable('schedule_entries').set({ due_at: null }).where('id', '=', entry.id).execute()
  }
  const opened = await app.db
    .selectFrom('schedule_occurrences')
    .where('entry_id', '=', entry.id)
    .where('scheduled_for', '=', at)
    .select('id')
    .executeTakeFirstOrThrow()
  return opened.id
}

function isPutAside({ held_at, missed_at, failed_at }: OccurrenceRow): boolean {
  return held_at !== null || missed_at !== null || failed_at !== null
}

/** Null when a worker has sent it meanwhile. */
async function takeUp(app: App, { id }: OccurrenceRow): Promise<string | null> {
  const taken = await app.db
    .updateTable('schedule_occurrences')
    .set({
      due_at: app.clock.now(),
      attempts: 0,
      held_at: null,
      missed_at: null,
      failed_at: null,
      note: null,
    })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken?.id ?? null
}

export function recurrenceOf(entry: ScheduleEntryRow) {
  return { localTime: entry.local_time, timeZone: entry.time_zone, pattern: entry.recurring_pattern }
}
