import type * as z from 'zod/mini'
import { displayName, type User } from '#contract/identity.ts'
import {
  defaultPattern,
  type NewScheduleEntry,
  type Occurrence,
  type RecurringPattern,
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
import { deliverNow, wakeEngine } from './engine.ts'
import { newestOccurrences, toOccurrence } from './ledger.ts'
import { openNow, recordSkipped, recurrenceOf } from './moments.ts'
import { instantOf, nextOccurrence } from './recurrence.ts'
import type { OccurrenceRow, ScheduleEntryRow } from './schedule.tables.ts'

/** A clock may be a little late; more is the past. */
const tolerance = seconds(60)

/** The next one first; what was cancelled is gone. */
export async function listSchedule(app: App, groupId: string): Promise<ScheduleEntry[]> {
  const rows = await entriesOf(app, groupId)
    .where('schedule_entries.cancelled_at', 'is', null)
    .orderBy('schedule_entries.scheduled_for')
    .orderBy('schedule_entries.id')
    .execute()
  return withOutcomes(app, rows)
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
    due_at: columns.scheduled_for,
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
      .set({ ...columns, due_at: entry.paused_at === null ? columns.scheduled_for : null, sent_at: null })
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
      .set(isPaused ? { paused_at: app.clock.now(), due_at: null } : resumed(app, entry))
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
      .set({ cancelled_at: app.clock.now(), due_at: null })
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
    source: given.isNextPhoto ? ('next_photo' as const) : null,
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
  const [read] = await withOutcomes(app, [row])
  return read as ScheduleEntry
}

/** A recurring one goes on with its next moment; what was to be once is due, or missed. */
function resumed(app: App, entry: ScheduleEntryRow) {
  const isOver = entry.scheduled_for <= app.clock.now()
  const next = isOver ? nextOccurrence(recurrenceOf(entry), app.clock.now()) : null
  const at = next ?? entry.scheduled_for
  return { paused_at: null, due_at: at, scheduled_for: at }
}

/** Leaves the next moment of a recurring entry out. */
export async function skipNext(app: App, user: User, entry: ScheduleEntryRow): Promise<ScheduleEntry> {
  if (entry.recurring_pattern === null || entry.due_at === null)
    throw conflict('Only the next of several deliveries can be skipped.')
  await inTransaction(app, async (app) => {
    const next = nextOccurrence(recurrenceOf(entry), entry.scheduled_for)
    if (next === null) throw conflict('There is no delivery after this one.')
    await recordSkipped(app, entry)
    await app.db
      .updateTable('schedule_entries')
      .set({ scheduled_for: next, due_at: next })
      .where('id', '=', entry.id)
      .where('scheduled_for', '=', entry.scheduled_for)
      .execute()
    await tell(app, user, entry, 'schedule_skipped')
  })
  return readEntry(app, entry)
}

/** What was put aside is taken up again; what is still to come is sent before its time. */
export async function sendNow(app: App, user: User, entry: ScheduleEntryRow): Promise<ScheduleEntry> {
  const occurrenceId = await inTransaction(app, async (app) => {
    const opened = await openNow(app, entry)
    if (opened) await tell(app, user, entry, 'schedule_sent_now')
    return opened
  })
  if (occurrenceId) await deliverNow(app, occurrenceId)
  return readEntry(app, entry)
}

/** The moments of the entry that have come, the newest first. */
export async function listHistory(app: App, entry: ScheduleEntryRow): Promise<Occurrence[]> {
  const rows = await app.db
    .selectFrom('schedule_occurrences')
    .where('entry_id', '=', entry.id)
    .orderBy('scheduled_for', 'desc')
    .limit(100)
    .selectAll()
    .execute()
  return rows.map(toOccurrence)
}

const previewed = 5

/** The next moments, and whether the clocks have changed since the one before. */
export async function previewMoments(
  app: App,
  groupId: string,
  given: { scheduledFor: string; recurringPattern: RecurringPattern },
) {
  const { time_zone } = await requireGroupRow(app, groupId)
  const first = Date.parse(given.scheduledFor)
  const recurrence = {
    localTime: localTime(first, time_zone),
    timeZone: time_zone,
    pattern: given.recurringPattern,
  }
  const moments: number[] = []
  for (let at: number | null = first - 1; moments.length < previewed; ) {
    at = nextOccurrence(recurrence, at)
    if (at === null) break
    moments.push(at)
  }
  const offsets = moments.map((at) => offsetAt(at, time_zone))
  return moments.map((at, place) => ({
    at: toIso(at),
    isAfterClockChange: place > 0 && offsets[place] !== offsets[place - 1],
  }))
}

function offsetAt(at: number, timeZone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).offsetNanoseconds
}

/** The group lives by another clock now: what was at eight stays at eight, by the new one. */
export async function moveToZone(app: App, groupId: string, timeZone: string): Promise<void> {
  const entries = await app.db
    .selectFrom('schedule_entries')
    .where('family_group_id', '=', groupId)
    .where('cancelled_at', 'is', null)
    .where('time_zone', '<>', timeZone)
    .selectAll()
    .execute()
  for (const entry of entries) {
    const wanted = localTime(entry.scheduled_for, entry.time_zone)
    const at = instantOf(Temporal.PlainDateTime.from(wanted), timeZone)
    const isToCome = entry.due_at !== null || entry.paused_at !== null
    await app.db
      .updateTable('schedule_entries')
      .set({
        time_zone: timeZone,
        ...(isToCome && { scheduled_for: at }),
        ...(entry.due_at !== null && { due_at: at }),
      })
      .where('id', '=', entry.id)
      .execute()
  }
  if (entries.length > 0) publishChange(app, groupId, 'schedule')
  wakeEngine(app)
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
  wakeEngine(app)
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

async function withOutcomes(app: App, rows: JoinedEntry[]): Promise<ScheduleEntry[]> {
  const newest = await newestOccurrences(
    app,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toScheduleEntry(row, newest.get(row.id) ?? null))
}

function toScheduleEntry(row: JoinedEntry, newest: OccurrenceRow | null): ScheduleEntry {
  const name = displayName({ firstName: row.first_name, lastName: row.last_name, email: row.email })
  const isPhoto = row.content_item_id === null
  const isThere = (isPhoto ? row.photo_removed_at : row.content_removed_at) === null
  const status = statusOf(row, newest, isThere)
  return {
    id: row.id,
    contentItemId: row.content_item_id,
    photoId: row.photo_id,
    scheduledFor: toIso(row.scheduled_for),
    localTime: localTime(row.scheduled_for, row.time_zone),
    timeZone: row.time_zone,
    isRecurring: row.recurring_pattern !== null,
    recurringPattern: row.recurring_pattern,
    status,
    failure: failureOf(status, newest, isThere),
    lastOutcome: newest && toOccurrence(newest),
    isNextPhoto: row.source === 'next_photo',
    subject: { kind: isPhoto ? 'photo' : 'content', title: titleOf(row), isThere },
    addedBy: row.added_by ? { id: row.added_by, name } : null,
    createdAt: toIso(row.created_at),
  }
}

function titleOf(row: JoinedEntry): string | null {
  if (row.source === 'next_photo') return 'Next photo not yet shown'
  return row.content_item_id === null ? row.caption : row.title
}

/** A recurring entry stays pending with its next moment; its last outcome stands beside. */
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
