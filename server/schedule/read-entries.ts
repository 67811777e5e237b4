import { namedSubject } from '#contract/delivery/sendable.ts'
import { localTime } from '#contract/platform/wall-clock.ts'
import type { Occurrence, ScheduleEntry, ScheduleStatus } from '#contract/schedule.ts'
import { summaryOf } from '../delivery/subject-source.ts'
import { nameOf } from '../identity/user.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { printRows } from '../platform/http/answer/print-rows.ts'
import { requireEntry } from './entries.ts'
import { newestOccurrence, newestOccurrences, toOccurrence } from './occurrences/occurrences.ts'
import type { OccurrenceRow, ScheduleEntryRow } from './schedule.tables.ts'

/** Without cancelled entries; the next one first. */
export async function listSchedule(app: App, groupId: string): Promise<ScheduleEntry[]> {
  const rows = await entriesOf(app, groupId)
    .where('schedule_entries.cancelled_at', 'is', null)
    .orderBy('schedule_entries.scheduled_for')
    .orderBy('schedule_entries.id')
    .execute()
  const newest = await newestOccurrences(
    app,
    rows.map(({ id }) => id),
  )
  return printRows(app, 'schedule entries', rows, (row) => toScheduleEntry(row, newest.get(row.id) ?? null))
}

/** Cancelled ones too. */
export async function readEntry(
  app: App,
  { id, family_group_id }: Pick<ScheduleEntryRow, 'id' | 'family_group_id'>,
): Promise<ScheduleEntry> {
  const row = await entriesOf(app, family_group_id).where('schedule_entries.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return toScheduleEntry(row, await newestOccurrence(app, row))
}

/** The past occurrences of the entry, the newest first. */
export async function listHistory(app: App, groupId: string, entryId: string): Promise<Occurrence[]> {
  const entry = await requireEntry(app, groupId, entryId)
  const rows = await app.db
    .selectFrom('schedule_occurrences')
    .where('entry_id', '=', entry.id)
    .orderBy('scheduled_for', 'desc')
    .limit(100)
    .selectAll()
    .execute()
  return printRows(app, 'occurrences of an entry', rows, toOccurrence)
}

function entriesOf(app: App, groupId: string) {
  const { title, removedAt } = summaryOf(app, 'schedule_entries')
  return app.db
    .selectFrom('schedule_entries')
    .leftJoin('users', 'users.id', 'schedule_entries.added_by')
    .where('schedule_entries.family_group_id', '=', groupId)
    .selectAll('schedule_entries')
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .select([title.as('title'), removedAt.as('subject_removed_at')])
}

type JoinedEntry = Awaited<ReturnType<ReturnType<typeof entriesOf>['execute']>>[number]

function toScheduleEntry(row: JoinedEntry, newest: OccurrenceRow | null): ScheduleEntry {
  const name = nameOf(row)
  const isThere = row.subject_removed_at === null
  const status = statusOf(row, newest, isThere)
  return {
    id: row.id,
    ...namedSubject(row.subject_kind, row.subject_id),
    scheduledFor: toIso(row.scheduled_for),
    localTime: localTime(row.scheduled_for, row.time_zone),
    timeZone: row.time_zone,
    isRecurring: row.recurring_pattern !== null,
    recurringPattern: row.recurring_pattern,
    status,
    failure: failureOf(status, newest, isThere),
    anchorDay: row.recurring_pattern === 'monthly' ? Number(row.local_time.slice(8, 10)) : null,
    lastOutcome: newest && toOccurrence(newest),
    isNextPhoto: row.source === 'next_photo',
    subject: { kind: row.subject_kind, title: titleOf(row), isThere },
    addedBy: row.added_by ? { id: row.added_by, name } : null,
    createdAt: toIso(row.created_at),
  }
}

/** Null for one without words of its own. */
export function titleOf({ source, title }: Pick<JoinedEntry, 'source' | 'title'>): string | null {
  return source === 'next_photo' ? 'Next photo not yet shown' : title
}

/** A recurring entry stays pending with its next occurrence; `lastOutcome` says what the last one did. */
function statusOf(row: ScheduleEntryRow, newest: OccurrenceRow | null, isThere: boolean): ScheduleStatus {
  if (row.cancelled_at !== null) return 'cancelled'
  if (row.recurring_pattern === null && row.due_at === null && row.paused_at === null && newest) {
    const { status } = toOccurrence(newest)
    if (status !== 'skipped') return status
  }
  if (!isThere) return 'failed'
  return row.paused_at === null ? 'pending' : 'paused'
}

function failureOf(status: ScheduleStatus, newest: OccurrenceRow | null, isThere: boolean): string | null {
  if (status === 'failed' && !isThere) return 'Item removed.'
  return status === 'failed' || status === 'missed' || status === 'held' ? (newest?.note ?? null) : null
}
