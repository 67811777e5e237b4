import { publishChange } from '../../family/group-live.ts'
import { seconds } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { isAmong } from '../../platform/db/bulk.ts'
import { inTransaction, isPostgres } from '../../platform/db/transaction.ts'
import { occurrencesAround } from '../../platform/recurrence.ts'
import { recurrenceOf, saveEntries } from '../entries.ts'
import type { OccurrenceRow, ScheduleEntryRow } from '../schedule.tables.ts'
import { recordTroubles, type Trouble } from '../trouble.ts'
import { insertOccurrences, newOccurrence } from './occurrences.ts'
import { maxLateness } from './reschedule.ts'
import { type AuthoredEntry, sendOccurrences } from './send-occurrences.ts'

/**
 * Large enough that many rows share a round trip and a commit. SQLite works in this thread, and a
 * large batch would delay every request.
 */
export function batchOf(app: App): number {
  return isPostgres(app) ? 500 : 100
}

/** Longer than a batch takes. A lease that expires is claimed by another worker, and still sent once. */
export const leaseMs = seconds(30)

const downNote = 'The server was not running at that time.'
const deletedNote = 'The family group was deleted at that time.'

/**
 * Opens a batch of due entries: writes their occurrences and deliveries, and moves the entries on, in one transaction.
 * After a crash at any point an occurrence is delivered once, and nothing is written twice. Returns how many entries
 * were due.
 */
export async function openAndSend(app: App, now: number): Promise<number> {
  return inTransaction(app, async (app) => {
    const openings = await lockOpenings(app, now)
    const opened = await withoutExisting(app, openings)
    const waiting = opened.flatMap(({ occurrence, entry }) =>
      occurrence.due_at === null ? [] : [{ occurrence, entry: requireAuthor(entry) }],
    )
    const outcomes = await sendOccurrences(app, waiting)
    for (const [index, { occurrence }] of waiting.entries()) Object.assign(occurrence, outcomes[index])
    const occurrences = opened.map(({ occurrence }) => occurrence)
    await insertOccurrences(app, occurrences)
    const sentAt = new Map(occurrences.map(({ entry_id, sent_at }) => [entry_id, sent_at]))
    await moveOn(app, openings, now, ({ id }) => sentAt.get(id) ?? null)
    await recordTroubles(app, occurrences.filter(({ sent_at }) => sent_at === null).map(troubleOf))
    return openings.length
  })
}

/** How many entries were due, and those of their occurrences that are to be delivered, leased to the caller. */
type Opened = { entries: number; occurrences: OccurrenceRow[] }

/** Opens a batch of due entries without delivering: for a batch that could not be delivered as one. */
export async function openOccurrences(app: App, now: number): Promise<Opened> {
  return inTransaction(app, async (app) => {
    const openings = await lockOpenings(app, now)
    const occurrences = (await withoutExisting(app, openings)).map(({ occurrence }) => occurrence)
    await insertOccurrences(app, occurrences)
    await moveOn(app, openings, now, () => null)
    await recordTroubles(app, occurrences.filter(({ due_at }) => due_at === null).map(troubleOf))
    return { entries: openings.length, occurrences: occurrences.filter(({ due_at }) => due_at !== null) }
  })
}

async function lockOpenings(app: App, now: number): Promise<Opening[]> {
  return (await lockDueEntries(app, now)).map((entry) => openingOf(app, entry, now))
}

/** An occurrence exists already if it was skipped or sent early. The lock of its entry keeps others from adding it now. */
async function withoutExisting(
  app: App,
  openings: Opening[],
): Promise<{ occurrence: OccurrenceRow; entry: DueEntry }[]> {
  const opened = openings.flatMap(({ entry, occurrences }) =>
    occurrences.map((occurrence) => ({ occurrence, entry })),
  )
  if (opened.length === 0) return []
  const existing = await app.db
    .selectFrom('schedule_occurrences')
    .where(
      isAmong(
        app,
        'entry_id',
        openings.map(({ entry }) => entry.id),
      ),
    )
    .where('scheduled_for', '>=', Math.min(...opened.map(({ occurrence }) => occurrence.scheduled_for)))
    .select(['entry_id', 'scheduled_for'])
    .execute()
  const keys = new Set(existing.map(keyOf))
  return opened.filter(({ occurrence }) => !keys.has(keyOf(occurrence)))
}

function keyOf({ entry_id, scheduled_for }: Pick<OccurrenceRow, 'entry_id' | 'scheduled_for'>): string {
  return `${entry_id} ${scheduled_for}`
}

/** Sets the entries to their next occurrences; an entry that is delivered once has been sent with its own. */
async function moveOn(
  app: App,
  openings: Opening[],
  now: number,
  sentAt: (entry: DueEntry) => number | null,
): Promise<void> {
  await saveEntries(
    app,
    openings.map(({ entry, next }) => ({
      entry,
      columns: {
        scheduled_for: next ?? entry.scheduled_for,
        opened_at: next === null ? now : null,
        sent_at: entry.recurring_pattern === null ? sentAt(entry) : entry.sent_at,
      },
    })),
  )
  for (const { entry } of openings) publishChange(app, entry.family_group_id, 'schedule')
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

type DueEntry = ScheduleEntryRow & {
  auto_send_off_at: number | null
  group_removed_at: number | null
  author_id: string | null
  email: string | null
  first_name: string | null
  last_name: string | null
}

function requireAuthor(entry: DueEntry): AuthoredEntry {
  if (entry.author_id === null) throw new Error('The entry has no author.')
  return entry
}

/**
 * Not a `rowQueue`: an entry is opened within the transaction that locks it, so it needs no lease, and
 * the outcome depends on columns of its group.
 */
async function lockDueEntries(app: App, now: number): Promise<DueEntry[]> {
  let due = waitingEntries(app)
    .innerJoin('family_groups', 'family_groups.id', 'schedule_entries.family_group_id')
    .leftJoin('users', 'users.id', 'schedule_entries.added_by')
    .where('schedule_entries.due_at', '<=', now)
    .orderBy('schedule_entries.due_at')
    .orderBy('schedule_entries.family_group_id')
    .limit(batchOf(app))
    .selectAll('schedule_entries')
    .select(['family_groups.auto_send_off_at', 'family_groups.removed_at as group_removed_at'])
    .select(['users.id as author_id', 'users.email', 'users.first_name', 'users.last_name'])
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
    const missed = newOccurrence(entry, first, missedAt(entry, first, now))
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
  if (now - at > maxLateness || entry.group_removed_at !== null) return missedAt(entry, at, now)
  if (entry.auto_send_off_at !== null) return { held_at: now, note: 'Auto-send Content is off.' }
  return { due_at: now + leaseMs }
}

/** A group may have been deleted only after the time at which the server was down. */
function missedAt({ group_removed_at }: DueEntry, at: number, now: number): Partial<OccurrenceRow> {
  const wasDown = now - at > maxLateness && (group_removed_at === null || group_removed_at > at)
  return { missed_at: now, note: wasDown ? downNote : deletedNote }
}
