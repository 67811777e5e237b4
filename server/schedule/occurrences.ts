import type { Occurrence } from '#contract/schedule.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import type { OccurrenceRow } from './schedule.tables.ts'

/** Of each entry the newest moment that has come, by the entry's id. */
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
