import type * as z from 'zod/mini'
import { displayName, type User } from '#contract/identity.ts'
import {
  defaultPattern,
  type NewScheduleEntry,
  type ScheduleEntry,
  type ScheduleStatus,
} from '#contract/schedule.ts'
import { recordActivity } from '../activity/activity.service.ts'
import { requireContentItem } from '../content/content.service.ts'
import { requireGroupRow } from '../family/family.service.ts'
import { publishChange } from '../family/group-live.ts'
import { requirePhoto } from '../photos/photos.service.ts'
import { seconds, toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { conflict, invalid, notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import type { ScheduleEntryRow } from './schedule.tables.ts'

/** A clock may be a little late; more is the past. */
const tolerance = seconds(60)

/** The next one first; what was cancelled is gone. */
export async function listSchedule(app: App, groupId: string): Promise<ScheduleEntry[]> {
  const rows = await entriesOf(app, groupId)
    .where('schedule_entries.cancelled_at', 'is', null)
    .orderBy('schedule_entries.scheduled_for')
    .orderBy('schedule_entries.id')
    .execute()
  return rows.map(toScheduleEntry)
}

/** An entry of this group that was not cancelled. */
export async function requireEntry(app: App, groupId: string, id: string): Promise<ScheduleEntryRow> {
  const row = await app.db
    .selectFrom('schedule_entries')
    .where('id', '=', id)
    .where('family_group_id', '=', groupId)
    .where('cancelled_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

type Given = z.output<typeof NewScheduleEntry>

export async function addEntry(app: App, user: User, groupId: string, given: Given): Promise<ScheduleEntry> {
  const columns = await columnsOf(app, groupId, given)
  const row: ScheduleEntryRow = {
    id: newId(),
    family_group_id: groupId,
    ...columns,
    added_by: user.id,
    created_at: app.clock.now(),
    sent_at: null,
    paused_at: null,
    cancelled_at: null,
    failed_at: null,
    failure: null,
  }
  await inTransaction(app, async (app) => {
    await app.db.insertInto('schedule_entries').values(row).execute()
    await tell(app, user, row, 'schedule_created')
  })
  return readEntry(app, row)
}

/** A changed entry is pending again, whatever became of it before. */
export async function updateEntry(
  app: App,
  user: User,
  entry: ScheduleEntryRow,
  given: Given,
): Promise<ScheduleEntry> {
  const columns = await columnsOf(app, entry.family_group_id, given)
  await inTransaction(app, async (app) => {
    await app.db
      .updateTable('schedule_entries')
      .set({ ...columns, sent_at: null, failed_at: null, failure: null })
      .where('id', '=', entry.id)
      .execute()
    await tell(app, user, { ...entry, ...columns }, 'schedule_edited')
  })
  return readEntry(app, entry)
}

export async function setPaused(
  app: App,
  user: User,
  entry: ScheduleEntryRow,
  isPaused: boolean,
): Promise<ScheduleEntry> {
  if (entry.sent_at !== null) throw conflict('This has been sent already.')
  await inTransaction(app, async (app) => {
    const changed = await app.db
      .updateTable('schedule_entries')
      .set({ paused_at: isPaused ? app.clock.now() : null })
      .where('id', '=', entry.id)
      .where('paused_at', isPaused ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (changed) await tell(app, user, entry, isPaused ? 'schedule_paused' : 'schedule_resumed')
  })
  return readEntry(app, entry)
}

export async function cancelEntry(app: App, user: User, entry: ScheduleEntryRow): Promise<ScheduleEntry> {
  await inTransaction(app, async (app) => {
    const changed = await app.db
      .updateTable('schedule_entries')
      .set({ cancelled_at: app.clock.now() })
      .where('id', '=', entry.id)
      .where('cancelled_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (changed) await tell(app, user, entry, 'schedule_cancelled')
  })
  return readEntry(app, entry)
}

/** What is delivered must be this group's, and its moment must not have passed. */
async function columnsOf(app: App, groupId: string, given: Given) {
  if (given.contentItemId) await requireContentItem(app, groupId, given.contentItemId)
  if (given.photoId) await requirePhoto(app, groupId, given.photoId)
  const at = Date.parse(given.scheduledFor)
  if (at < app.clock.now() - tolerance) {
    const message = 'This time has passed. Please choose a later one.'
    throw invalid(message, [{ path: 'scheduledFor', message }])
  }
  const { time_zone } = await requireGroupRow(app, groupId)
  return {
    content_item_id: given.contentItemId ?? null,
    photo_id: given.photoId ?? null,
    scheduled_for: at,
    local_time: localTime(at, time_zone),
    time_zone,
    recurring_pattern: given.isRecurring ? (given.recurringPattern ?? defaultPattern) : null,
  }
}

/** "2026-11-21T08:00" on the wall of that zone. `at` in epoch milliseconds. */
function localTime(at: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
}

async function readEntry(app: App, { id, family_group_id }: ScheduleEntryRow): Promise<ScheduleEntry> {
  const row = await entriesOf(app, family_group_id).where('schedule_entries.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return toScheduleEntry(row)
}

async function tell(app: App, user: User, entry: ScheduleEntryRow, action: string): Promise<void> {
  const { subject } = await readEntry(app, entry)
  await recordActivity(app, {
    groupId: entry.family_group_id,
    actor: { user },
    action,
    subject: { kind: 'schedule', id: entry.id, title: subject.title },
  })
  publishChange(app, entry.family_group_id, 'schedule')
}

function entriesOf(app: App, groupId: string) {
  return app.db
    .selectFrom('schedule_entries')
    .leftJoin('users', 'users.id', 'schedule_entries.added_by')
    .leftJoin('photos', 'photos.id', 'schedule_entries.photo_id')
    .leftJoin('content_items', 'content_items.id', 'schedule_entries.content_item_id')
    .where('schedule_entries.family_group_id', '=', groupId)
    .selectAll('schedule_entries')
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .select(['photos.caption', 'photos.removed_at as photo_removed_at'])
    .select(['content_items.title', 'content_items.removed_at as content_removed_at'])
}

type JoinedEntry = Awaited<ReturnType<ReturnType<typeof entriesOf>['execute']>>[number]

function toScheduleEntry(row: JoinedEntry): ScheduleEntry {
  const name = displayName({ firstName: row.first_name, lastName: row.last_name, email: row.email })
  const isPhoto = row.photo_id !== null
  const removedAt = isPhoto ? row.photo_removed_at : row.content_removed_at
  return {
    id: row.id,
    contentItemId: row.content_item_id,
    photoId: row.photo_id,
    scheduledFor: toIso(row.scheduled_for),
    localTime: row.local_time,
    timeZone: row.time_zone,
    isRecurring: row.recurring_pattern !== null,
    recurringPattern: row.recurring_pattern,
    status: statusOf(row),
    failure: row.failure,
    subject: {
      kind: isPhoto ? 'photo' : 'content',
      title: isPhoto ? row.caption : row.title,
      isThere: removedAt === null,
    },
    addedBy: row.added_by ? { id: row.added_by, name } : null,
    createdAt: toIso(row.created_at),
  }
}

function statusOf(row: ScheduleEntryRow): ScheduleStatus {
  if (row.cancelled_at !== null) return 'cancelled'
  if (row.failed_at !== null) return 'failed'
  if (row.sent_at !== null) return 'sent'
  return row.paused_at === null ? 'pending' : 'paused'
}
