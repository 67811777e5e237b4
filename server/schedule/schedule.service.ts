import type * as z from 'zod/mini'
import type { ActivityAction } from '#contract/activity.ts'
import type { User } from '#contract/identity.ts'
import type { ScheduleEntry, ScheduleMove } from '#contract/schedule.ts'
import { localTime } from '#contract/wall-clock.ts'
import { recordChange } from '../activity/record-change.ts'
import { publishChange } from '../family/group-live.ts'
import type { App } from '../platform/context.ts'
import { inTransaction, isPostgres } from '../platform/db/transaction.ts'
import { conflict, notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { columnsOf, type Given, requireFuture, ruleOf } from './entry-input.ts'
import { nextAfterMove } from './next-after-move.ts'
import { newestOccurrences } from './occurrences.ts'
import { openNow, recordSkipped, recurrenceOf } from './open-occurrences.ts'
import { readEntry } from './read-entries.ts'
import { anchoredOn, nextOccurrence } from './recurrence.ts'
import { leaveOut, makeRoom, reopenPaused, takeBackOpen } from './reschedule.ts'
import type { ScheduleEntryRow } from './schedule.tables.ts'
import { deliverNow, wakeEngine } from './schedule-due.ts'

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

/**
 * A changed entry is pending again, whatever became of it before. Only a paused one stays paused:
 * it goes on when somebody resumes it.
 */
export async function updateEntry(
  app: App,
  user: User,
  entry: ScheduleEntryRow,
  given: Given,
): Promise<ScheduleEntry> {
  const columns = await columnsOf(app, entry.family_group_id, given)
  await changing(app, entry, async (app) => {
    await takeBackOpen(app, entry.id, 'It was changed.')
    const at = await makeRoom(app, entry.id, columns.scheduled_for)
    await app.db
      .updateTable('schedule_entries')
      .set({
        ...columns,
        scheduled_for: at,
        local_time: ruleOf(entry, columns),
        due_at: entry.paused_at === null ? at : null,
        sent_at: null,
      })
      .where('id', '=', entry.id)
      .execute()
    await tell(app, user, { ...entry, ...columns }, 'schedule_edited')
  })
  return readEntry(app, entry)
}

/** To another time and nothing else; a recurring one with all that come after. */
export async function moveEntry(
  app: App,
  user: User,
  entry: ScheduleEntryRow,
  { from, to, occurrence, anchorDay }: z.output<typeof ScheduleMove>,
): Promise<ScheduleEntry> {
  const target = Date.parse(to)
  // A daily entry moves to another time, from its next day on.
  if (entry.recurring_pattern !== 'daily' || !occurrence) requireFuture(app, target, 'to')
  const wanted = occurrence
    ? nextAfterMove(entry, { from: Date.parse(occurrence), to: target }, app.clock.now())
    : target
  if (entry.due_at === null && entry.paused_at === null) throw conflict('This is not to come any more.')
  const moved = { ...entry, scheduled_for: wanted, local_time: localTime(wanted, entry.time_zone) }
  const rule = anchorDay ? anchoredOn(anchorDay, moved.local_time) : ruleOf(entry, moved)
  await changing(app, entry, async (app) => {
    const at = await makeRoom(app, entry.id, wanted)
    const done = await app.db
      .updateTable('schedule_entries')
      .set({ scheduled_for: at, local_time: rule, due_at: entry.paused_at === null ? at : null })
      .where('id', '=', entry.id)
      .where('scheduled_for', '=', Date.parse(from))
      .where('cancelled_at', 'is', null)
      .where('paused_at', entry.paused_at === null ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!done) throw conflict('Somebody has changed this meanwhile. Please look again.')
    await tell(app, user, entry, 'schedule_edited')
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
  await changing(app, entry, async (app) => {
    if (isPaused) await takeBackOpen(app, entry.id, 'It was paused.')
    const changed = await app.db
      .updateTable('schedule_entries')
      .set(isPaused ? { paused_at: app.clock.now(), due_at: null } : await resumed(app, entry))
      .where('id', '=', entry.id)
      .where('paused_at', isPaused ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (changed) await tell(app, user, entry, isPaused ? 'schedule_paused' : 'schedule_resumed')
  })
  return readEntry(app, entry)
}

export async function cancelEntry(app: App, user: User, entry: ScheduleEntryRow): Promise<ScheduleEntry> {
  await changing(app, entry, async (app) => {
    await takeBackOpen(app, entry.id, 'It was cancelled.')
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

/**
 * The entry's row is held before anything else of it, as the engine does: so neither opens or sends
 * what the other is changing, and two never wait for each other.
 */
function changing<T>(app: App, { id }: ScheduleEntryRow, change: (app: App) => Promise<T>): Promise<T> {
  return inTransaction(app, async (app) => {
    const entry = app.db.selectFrom('schedule_entries').where('id', '=', id).select('id')
    await (isPostgres(app) ? entry.forNoKeyUpdate() : entry).execute()
    return change(app)
  })
}

/** A recurring one goes on with its next moment; what was to be once is due, or missed. */
async function resumed(app: App, entry: ScheduleEntryRow) {
  const isOver = entry.scheduled_for <= app.clock.now()
  const next = isOver ? nextOccurrence(recurrenceOf(entry), app.clock.now()) : null
  const at = next ?? entry.scheduled_for
  const isDue = !isOver || next !== null || (await reopenPaused(app, entry))
  return { paused_at: null, due_at: isDue ? at : null, scheduled_for: at }
}

/** Leaves the next moment of a recurring entry out. */
export async function skipNext(app: App, user: User, entry: ScheduleEntryRow): Promise<ScheduleEntry> {
  if (entry.recurring_pattern === null || entry.due_at === null)
    throw conflict('Only the next of several deliveries can be skipped.')
  await changing(app, entry, async (app) => {
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
  const occurrenceId = await changing(app, entry, async (app) => {
    // What is to be once has come with this: there is nothing left to resume.
    if (entry.recurring_pattern === null) await unpause(app, entry)
    const opened = await openNow(app, entry)
    if (opened) await tell(app, user, entry, 'schedule_sent_now')
    return opened
  })
  if (occurrenceId) await deliverNow(app, occurrenceId)
  return readEntry(app, entry)
}

async function unpause(app: App, { id }: ScheduleEntryRow): Promise<void> {
  await app.db.updateTable('schedule_entries').set({ paused_at: null }).where('id', '=', id).execute()
}

/** Leaves it at what was held, missed or failed; what recurs goes on with its next moment. */
export async function leaveNewestOut(app: App, user: User, entry: ScheduleEntryRow): Promise<ScheduleEntry> {
  if (entry.recurring_pattern === null) return cancelEntry(app, user, entry)
  await changing(app, entry, async (app) => {
    const newest = (await newestOccurrences(app, [entry.id])).get(entry.id)
    const note = [newest?.note, 'It was left out.'].filter(Boolean).join(' ')
    if (newest && (await leaveOut(app, newest.id, note))) await tell(app, user, entry, 'schedule_skipped')
  })
  return readEntry(app, entry)
}

async function tell(app: App, user: User, entry: ScheduleEntryRow, action: ActivityAction): Promise<void> {
  const { subject } = await readEntry(app, entry)
  await recordChange(app, {
    groupId: entry.family_group_id,
    by: { user },
    action,
    subject: { kind: 'schedule', id: entry.id, title: subject.title },
  })
  publishChange(app, entry.family_group_id, 'schedule')
  wakeEngine(app)
}
