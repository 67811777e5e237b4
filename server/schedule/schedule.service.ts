import type * as z from 'zod/mini'
import type { ActivityAction } from '#contract/family/activity.ts'
import { localTime } from '#contract/platform/wall-clock.ts'
import type { ScheduleEntry, ScheduleMove } from '#contract/schedule.ts'
import { recordChange } from '../activity/record-change.ts'
import type { Actor } from '../family/actor.ts'
import { lockGroup } from '../family/groups/groups.service.ts'
import { refuseResting } from '../family/in-memory.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { conflict } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { anchoredOn, nextOccurrence } from '../platform/recurrence.ts'
import { findAdded, insertEntry, lockEntry, lockEntryToCancel, recurrenceOf, saveEntry } from './entries.ts'
import {
  columnsFrom,
  type EntryInput,
  localTimeAfter,
  requireFuture,
  requireWithinYears,
} from './entry-input.ts'
import { nextAfterMove } from './occurrences/next-after-move.ts'
import {
  dismissOccurrence,
  insertOccurrences,
  isUnsent,
  newestOccurrence,
  newOccurrence,
  withdrawOpen,
} from './occurrences/occurrences.ts'
import { freeSlot, resume } from './occurrences/reschedule.ts'
import { openNow } from './occurrences/send-now.ts'
import { readEntry } from './read-entries.ts'
import type { ScheduleEntryRow } from './schedule.tables.ts'
import { deliverNow, wakeSchedule } from './schedule-due.ts'

const changedMeanwhile = 'Somebody has changed this meanwhile. Please look again.'

/** A key that this person has used already is that entry, as it is now: a call that is made again plans nothing twice. */
export async function addEntry(app: App, actor: Actor, input: EntryInput): Promise<ScheduleEntry> {
  return inTransaction(app, async (app) => {
    const timeZone = await lockTimeZone(app, actor.groupId)
    const added = input.key && (await findAdded(app, actor, input.key))
    if (added) return readEntry(app, added)
    const entry = await insertEntry(app, {
      id: newId(),
      family_group_id: actor.groupId,
      ...(await columnsFrom(app, actor.groupId, timeZone, input)),
      added_by: actor.user.id,
      created_at: app.clock.now(),
      opened_at: null,
      sent_at: null,
      paused_at: null,
      cancelled_at: null,
      client_key: input.key ?? null,
    })
    return recordEntryChange(app, actor, entry, 'schedule_created')
  })
}

/** A changed entry is pending again, whatever its outcome was. Only a paused one stays paused. */
export async function updateEntry(
  app: App,
  actor: Actor,
  id: string,
  input: EntryInput,
): Promise<ScheduleEntry> {
  return inTransaction(app, async (app) => {
    const timeZone = await lockTimeZone(app, actor.groupId)
    const entry = await lockEntry(app, actor.groupId, id)
    const columns = await columnsFrom(app, actor.groupId, timeZone, input)
    await withdrawOpen(app, entry, 'It was changed.')
    const changed = await saveEntry(app, entry, {
      ...columns,
      scheduled_for: await freeSlot(app, entry, columns.scheduled_for),
      local_time: localTimeAfter(entry, columns),
      opened_at: null,
      sent_at: null,
    })
    return recordEntryChange(app, actor, changed, 'schedule_edited')
  })
}

/** To another time and nothing else; a recurring one with all later occurrences. */
export async function moveEntry(
  app: App,
  actor: Actor,
  id: string,
  move: z.output<typeof ScheduleMove>,
): Promise<ScheduleEntry> {
  return inTransaction(app, async (app) => {
    const entry = await lockEntry(app, actor.groupId, id)
    const wanted = requireTarget(app, entry, move)
    if (entry.due_at === null && entry.paused_at === null) throw conflict('This is not to come any more.')
    requireNext(entry, move.from)
    const moved = { ...entry, scheduled_for: wanted, local_time: localTime(wanted, entry.time_zone) }
    const rule = move.anchorDay ? anchoredOn(move.anchorDay, moved.local_time) : localTimeAfter(entry, moved)
    const scheduledFor = await freeSlot(app, entry, wanted)
    await saveEntry(app, entry, { scheduled_for: scheduledFor, local_time: rule, opened_at: null })
    return recordEntryChange(app, actor, entry, 'schedule_edited')
  })
}

/** When the entry comes next after the move. Throws 422 when that is in the past or too far ahead. */
function requireTarget(
  app: App,
  entry: ScheduleEntryRow,
  { to, occurrence }: z.output<typeof ScheduleMove>,
): number {
  const target = Date.parse(to)
  // A daily entry moves to another time of the day, from its next day on.
  if (entry.recurring_pattern !== 'daily' || !occurrence) requireFuture(app, target, 'to')
  requireWithinYears(app, target, 'to')
  if (!occurrence) return target
  const from = Date.parse(occurrence)
  requireWithinYears(app, from, 'occurrence')
  const next = nextAfterMove(entry, { from, to: target }, app.clock.now())
  requireWithinYears(app, next, 'to')
  return next
}

/** Throws 409 when `from`, the next occurrence as the caller knows it, is not the next one any more. */
function requireNext(entry: ScheduleEntryRow, from: string): void {
  if (entry.scheduled_for !== Date.parse(from)) throw conflict(changedMeanwhile)
}

export async function setPaused(
  app: App,
  actor: Actor,
  id: string,
  isPaused: boolean,
): Promise<ScheduleEntry> {
  return inTransaction(app, async (app) => {
    const entry = await lockEntry(app, actor.groupId, id)
    if (entry.sent_at !== null) throw conflict('This has been sent already.')
    if ((entry.paused_at !== null) === isPaused) return readEntry(app, entry)
    if (!isPaused) {
      await resume(app, entry)
      return recordEntryChange(app, actor, entry, 'schedule_resumed')
    }
    await withdrawOpen(app, entry, 'It was paused.')
    await saveEntry(app, entry, { paused_at: app.clock.now() })
    return recordEntryChange(app, actor, entry, 'schedule_paused')
  })
}

export async function cancelEntry(app: App, actor: Actor, id: string): Promise<ScheduleEntry> {
  return inTransaction(app, async (app) =>
    cancel(app, actor, await lockEntryToCancel(app, actor.groupId, id)),
  )
}

async function cancel(app: App, actor: Actor, entry: ScheduleEntryRow): Promise<ScheduleEntry> {
  await withdrawOpen(app, entry, 'It was cancelled.')
  await saveEntry(app, entry, { cancelled_at: app.clock.now() })
  return recordEntryChange(app, actor, entry, 'schedule_cancelled')
}

/**
 * Skips the next occurrence of a recurring entry. `from` is that occurrence as the caller knows it, so
 * that two people who skip it at once do not skip two.
 */
export async function skipNext(
  app: App,
  actor: Actor,
  id: string,
  from: string | null,
): Promise<ScheduleEntry> {
  return inTransaction(app, async (app) => {
    const entry = await lockEntry(app, actor.groupId, id)
    if (entry.recurring_pattern === null || entry.due_at === null)
      throw conflict('Only the next of several deliveries can be skipped.')
    if (from) requireNext(entry, from)
    const next = nextOccurrence(recurrenceOf(entry), entry.scheduled_for)
    if (next === null) throw conflict('There is no delivery after this one.')
    await insertOccurrences(app, [newOccurrence(entry, entry.scheduled_for, { skipped_at: app.clock.now() })])
    await saveEntry(app, entry, { scheduled_for: next })
    return recordEntryChange(app, actor, entry, 'schedule_skipped')
  })
}

/**
 * Sends what was held, missed or failed, else the next occurrence before its time. The delivery is a
 * transaction of its own: if it fails, the open occurrence is retried like any other.
 */
export async function sendNow(app: App, actor: Actor, id: string): Promise<ScheduleEntry> {
  const occurrenceId = await inTransaction(app, async (app) => {
    const entry = await lockEntry(app, actor.groupId, id)
    const opened = await openNow(app, entry)
    if (opened) await recordEntryChange(app, actor, entry, 'schedule_sent_now')
    return opened
  })
  if (occurrenceId) await deliverNow(app, occurrenceId)
  return readEntry(app, { id, family_group_id: actor.groupId })
}

/** Gives up what was held, missed or failed; a recurring entry continues with its next occurrence. */
export async function dismissNewest(app: App, actor: Actor, id: string): Promise<ScheduleEntry> {
  return inTransaction(app, async (app) => {
    const entry = await lockEntryToCancel(app, actor.groupId, id)
    if (entry.recurring_pattern === null) return cancel(app, actor, entry)
    const newest = await newestOccurrence(app, entry)
    if (!newest || !isUnsent(newest)) return readEntry(app, entry)
    await dismissOccurrence(app, newest)
    return recordEntryChange(app, actor, entry, 'schedule_skipped')
  })
}

/** The group's zone. Locked, so that a change of zone moves the new or changed entry too. */
async function lockTimeZone(app: App, groupId: string): Promise<string> {
  const group = await lockGroup(app, groupId)
  refuseResting(group, 'schedule:manage')
  return group.time_zone
}

/** Records the change of an entry, wakes the worker, and returns the entry as it is then. */
export async function recordEntryChange(
  app: App,
  actor: Actor,
  { id, family_group_id }: ScheduleEntryRow,
  action: ActivityAction,
): Promise<ScheduleEntry> {
  const entry = await readEntry(app, { id, family_group_id })
  const subject = { kind: 'schedule', id, title: entry.subject.title } as const
  await recordChange(app, { groupId: family_group_id, by: actor, action, subject })
  wakeSchedule(app)
  return entry
}
