import { publishChange } from '../family/group-live.ts'
import { seconds } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction, isPostgres } from '../platform/db/transaction.ts'
import { occurrencesAround } from '../platform/recurrence.ts'
import { recurrenceOf, saveEntries } from './entries.ts'
import { insertOccurrences, newOccurrence } from './occurrences.ts'
import { maxLateness } from './reschedule.ts'
import type { OccurrenceRow, ScheduleEntryRow } from './schedule.tables.ts'
import { recordTroubles, type Trouble } from './trouble.ts'

/**
 * Large enough that many rows share a round trip and a commit. SQLite works in this thread, and a
 * large batch would delay every request.
 */
export function batchOf(app: App): number {
  return isPostgres(app) ? 500 : 100
}

/** Longer than a batch takes. A lease that expires is claimed by another worker, and still sent once. */
export const leaseMs = seconds(30)

const missedNote = 'The server was not running at that time.'

/** How many entries were due, and those of their occurrences that are to be delivered, leased to the caller. */
type Opened = { entries: number; occurrences: OccurrenceRow[] }

/** Inserts the due occurrence of each due entry and moves the entry on to its next one. */
export async function openOccurrences(app: App, now: number): Promise<Opened> {
  return inTransaction(app, async (app) => {
    const openings = (await lockDueEntries(app, now)).map((entry) => openingOf(app, entry, now))
    const occurrences = openings.flatMap((opening) => opening.occurrences)
    await insertOccurrences(app, occurrences)
    await recordUnsent(app, occurrences)
    await saveEntries(
      app,
      openings.map(({ entry, next }) => ({
        entry,
        columns: { scheduled_for: next ?? entry.scheduled_for, opened_at: next === null ? now : null },
      })),
    )
    for (const { entry } of openings) publishChange(app, entry.family_group_id, 'schedule')
    return { entries: openings.length, occurrences: occurrences.filter(({ due_at }) => due_at !== null) }
  })
}

/** An occurrence that exists already, because it was skipped or sent early, was not inserted. */
async function recordUnsent(app: App, occurrences: OccurrenceRow[]): Promise<void> {
  const unsent = occurrences.filter(({ due_at }) => due_at === null)
  if (unsent.length === 0) return
  const ids = unsent.map(({ id }) => id)
  const inserted = await app.db
    .selectFrom('schedule_occurrences')
    .where('id', 'in', ids)
    .orderBy('scheduled_for')
    .selectAll()
    .execute()
  await recordTroubles(app, inserted.map(troubleOf))
}

function troubleOf({ entry_id, scheduled_for, held_at, missed_at }: OccurrenceRow): Trouble {
  const action =
    held_at !== null ? 'schedule_held' : missed_at !== null ? 'schedule_missed' : 'schedule_failed'
  return { entryId: entry_id, action, at: scheduled_for }
}

/** When the earliest entry is due; null when none is. */
export async function nextOpeningAt(app: App): Promise<number | null> {
  const earliest = await waitingEntries(app)
    .select((select) => select.fn.min('schedule_entries.due_at').as('at'))
    .executeTakeFirst()
  return earliest?.at ?? null
}

type DueEntry = ScheduleEntryRow & { auto_send_off_at: number | null; group_removed_at: number | null }

/**
 * Not a `rowQueue`: an entry is opened within the transaction that locks it, so it needs no lease, and
 * the outcome depends on columns of its group.
 */
async function lockDueEntries(app: App, now: number): Promise<DueEntry[]> {
  let due = waitingEntries(app)
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

/** `due_at` says it alone; the other conditions keep a row that was written by hand from being sent. */
function waitingEntries(app: App) {
  return app.db
    .selectFrom('schedule_entries')
    .where('schedule_entries.due_at', 'is not', null)
    .where('schedule_entries.cancelled_at', 'is', null)
    .where('schedule_entries.paused_at', 'is', null)
}

type Opening = { entry: DueEntry; occurrences: OccurrenceRow[]; next: number | null }

/** After a long downtime the oldest occurrence stands for all that were missed; the newest may be sent. */
function openingOf(app: App, entry: DueEntry, now: number): Opening {
  try {
    const first = entry.scheduled_for
    const { latest, next } = occurrencesAround(recurrenceOf(entry), first, now)
    const newest = newOccurrence(entry, latest, outcomeAtOpening(entry, latest, now))
    if (latest === first) return { entry, occurrences: [newest], next }
    const missed = newOccurrence(entry, first, { missed_at: now, note: missedNote })
    return { entry, occurrences: [missed, newest], next }
  } catch (error) {
    // Its local time or zone cannot be read. It must not keep the others of the batch from being sent.
    app.log.error({ err: error, entryId: entry.id }, 'the occurrences of an entry cannot be computed')
    const failed = newOccurrence(entry, entry.scheduled_for, {
      failed_at: now,
      note: 'It could not be sent.',
    })
    return { entry, occurrences: [failed], next: null }
  }
}

/** In a deleted group nothing is delivered: the occurrence is missed, also if the group is restored. */
function outcomeAtOpening(entry: DueEntry, at: number, now: number): Partial<OccurrenceRow> {
  if (now - at > maxLateness || entry.group_removed_at !== null) return { missed_at: now, note: missedNote }
  if (entry.auto_send_off_at !== null) return { held_at: now, note: 'Auto-send Content is off.' }
  return { due_at: now + leaseMs }
}
