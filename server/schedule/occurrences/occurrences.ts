import type { Occurrence } from '#contract/schedule.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { insertRows } from '../../platform/db/bulk.ts'
import { newId } from '../../platform/ids.ts'
import type { OccurrenceRow, ScheduleEntryRow } from '../schedule.tables.ts'

/** The newest occurrence of each entry, by the entry's id. */
export async function newestOccurrences(app: App, entryIds: string[]): Promise<Map<string, OccurrenceRow>> {
  if (entryIds.length === 0) return new Map()
  const rows = await app.db
    .selectFrom('schedule_occurrences')
    .where('entry_id', 'in', entryIds)
    .where((where) =>
      where(
        'scheduled_for',
        '=',
        where
          .selectFrom('schedule_occurrences as newer')
          .whereRef('newer.entry_id', '=', 'schedule_occurrences.entry_id')
          .select((select) => select.fn.max('newer.scheduled_for').as('newest')),
      ),
    )
    .selectAll()
    .execute()
  return new Map(rows.map((row) => [row.entry_id, row]))
}

export async function newestOccurrence(app: App, { id }: ScheduleEntryRow): Promise<OccurrenceRow | null> {
  return (await newestOccurrences(app, [id])).get(id) ?? null
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

/** Leaves an occurrence alone that has the same entry and time: each is opened once. */
export async function insertOccurrences(app: App, occurrences: OccurrenceRow[]): Promise<void> {
  await insertRows(app, 'schedule_occurrences', occurrences, { onConflict: 'ignore' })
}

/** The first instant from `at` on at which the entry has no occurrence, a few milliseconds later at most. */
export async function freeInstant(app: App, { id }: ScheduleEntryRow, at: number): Promise<number> {
  const rows = await app.db
    .selectFrom('schedule_occurrences')
    .where('entry_id', '=', id)
    .where('scheduled_for', '>=', at)
    .select('scheduled_for')
    .execute()
  const taken = new Set(rows.map(({ scheduled_for }) => scheduled_for))
  let free = at
  while (taken.has(free)) free++
  return free
}

/** Skips the entry's occurrence that waits for its delivery or for a retry. The note says why. */
export async function withdrawOpen(app: App, { id }: ScheduleEntryRow, note: string): Promise<void> {
  await app.db
    .updateTable('schedule_occurrences')
    .set({ due_at: null, skipped_at: app.clock.now(), note })
    .where('entry_id', '=', id)
    .where('due_at', 'is not', null)
    .execute()
}

/** Whether it waits for a person to send or dismiss it: it was held, missed or failed. */
export function isUnsent({ held_at, missed_at, failed_at }: OccurrenceRow): boolean {
  return held_at !== null || missed_at !== null || failed_at !== null
}

export async function dismissOccurrence(app: App, { id, note }: OccurrenceRow): Promise<void> {
  await app.db
    .updateTable('schedule_occurrences')
    .set({ held_at: null, missed_at: null, failed_at: null, skipped_at: app.clock.now() })
    .set({ note: [note, 'It was left out.'].filter(Boolean).join(' ') })
    .where('id', '=', id)
    .execute()
}

export function toOccurrence(row: OccurrenceRow): Occurrence {
  const { sent_at, held_at, missed_at, failed_at, skipped_at } = row
  return {
    id: row.id,
    scheduledFor: toIso(row.scheduled_for),
    status: statusOf(row),
    happenedAt: toIso(sent_at ?? held_at ?? missed_at ?? failed_at ?? skipped_at),
    note: row.note,
  }
}

function statusOf(row: OccurrenceRow): Occurrence['status'] {
  if (row.sent_at !== null) return 'sent'
  if (row.held_at !== null) return 'held'
  if (row.missed_at !== null) return 'missed'
  if (row.failed_at !== null) return 'failed'
  return row.skipped_at === null ? 'pending' : 'skipped'
}
