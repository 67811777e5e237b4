import { contentSending, requireContentItem } from '../content/content.service.ts'
import { enqueue, type Sending } from '../delivery/delivery.service.ts'
import { attemptDelivery } from '../delivery/delivery-due.ts'
import { publishChange } from '../family/group-live.ts'
import { toUser } from '../identity/identity.service.ts'
import { findNextPhoto, photoSending, requirePhoto } from '../photos/photos.service.ts'
import { hours, minutes, seconds } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction, isPostgres } from '../platform/db/transaction.ts'
import { type DueWork, dueTopic } from '../platform/due.ts'
import { AppError } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { newestOccurrences } from './ledger.ts'
import { latestOccurrence, nextOccurrence } from './recurrence.ts'
import type { OccurrenceRow, ScheduleEntryRow } from './schedule.tables.ts'

const name = 'schedule'
const batch = 100
/** Longer than a batch takes; one that takes longer is taken over, and still sent once. */
const leaseLasts = seconds(30)
const retryAfter = [minutes(1), minutes(5), minutes(15)]
/** Later than this it is not sent any more. */
const lateAfter = hours(2)

/** Opens the moments that have come, and delivers those that are open. */
export const scheduleWork: DueWork = {
  name,
  async runBatch(app, now) {
    const opened = await openMoments(app, now)
    const occurrences = await claim(app, now)
    for (const occurrence of occurrences) await deliver(app, occurrence)
    return opened + occurrences.length
  },
  async nextAt(app) {
    const [entry, occurrence] = await Promise.all([
      app.db
        .selectFrom('schedule_entries')
        .select((select) => select.fn.min('due_at').as('at'))
        .executeTakeFirst(),
      app.db
        .selectFrom('schedule_occurrences')
        .select((select) => select.fn.min('due_at').as('at'))
        .executeTakeFirst(),
    ])
    const times = [entry?.at, occurrence?.at].filter((at) => typeof at === 'number')
    return times.length > 0 ? Math.min(...times) : null
  },
}

/** An entry was added or changed: the engine looks again when to act. */
export function wakeEngine(app: App): void {
  app.live.publish(dueTopic(name), {})
}

/** Writes the ledger's row of each moment that has come, and sets the entry on to its next one. */
async function openMoments(app: App, now: number): Promise<number> {
  return inTransaction(app, async (app) => {
    let due = app.db
      .selectFrom('schedule_entries')
      .innerJoin('family_groups', 'family_groups.id', 'schedule_entries.family_group_id')
      .where('schedule_entries.due_at', '<=', now)
      .orderBy('schedule_entries.due_at')
      .limit(batch)
      .selectAll('schedule_entries')
      .select(['family_groups.auto_send_off_at', 'family_groups.removed_at as group_removed_at'])
    if (isPostgres(app)) due = due.forUpdate('schedule_entries').skipLocked()
    const entries = await due.execute()
    for (const entry of entries) await openMoment(app, entry, now)
    return entries.length
  })
}

type DueEntry = ScheduleEntryRow & { auto_send_off_at: number | null; group_removed_at: number | null }

async function openMoment(app: App, entry: DueEntry, now: number): Promise<void> {
  const first = entry.scheduled_for
  const recurrence = recurrenceOf(entry)
  const latest = entry.recurring_pattern ? latestOccurrence(recurrence, first, now) : first
  // After a long sleep the oldest stands for all that were missed, and the newest may still be sent.
  if (latest !== first) await record(app, entry, first, { missed_at: now, note: missedNote })
  await record(app, entry, latest, outcomeAtOpening(entry, latest, now))
  const next = entry.recurring_pattern ? nextOccurrence(recurrence, Math.max(now, latest)) : null
  await app.db
    .updateTable('schedule_entries')
    .set(next === null ? { due_at: null } : { due_at: next, scheduled_for: next })
    .where('id', '=', entry.id)
    .execute()
  publishChange(app, entry.family_group_id, 'schedule')
}

const missedNote = 'The server was not running at that time.'

function outcomeAtOpening(entry: DueEntry, at: number, now: number): Partial<OccurrenceRow> {
  if (now - at > lateAfter || entry.group_removed_at !== null) return { missed_at: now, note: missedNote }
  if (entry.auto_send_off_at !== null) return { held_at: now, note: 'Auto-send Content is off.' }
  return { due_at: now }
}

/** One row for one moment of one entry, whoever else may open it. */
async function record(
  app: App,
  entry: ScheduleEntryRow,
  scheduledFor: number,
  outcome: Partial<OccurrenceRow>,
): Promise<void> {
  await app.db
    .insertInto('schedule_occurrences')
    .values({
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
    })
    .onConflict((conflict) => conflict.columns(['entry_id', 'scheduled_for']).doNothing())
    .execute()
}

/** The moment is left out: its row says so before it comes. */
export async function recordSkipped(app: App, entry: ScheduleEntryRow): Promise<void> {
  await record(app, entry, entry.scheduled_for, { skipped_at: app.clock.now() })
}

/**
 * Opens what shall be sent at once, within the caller's transaction, and returns its id: the newest
 * moment that was put aside; else what is to be sent once; else a moment of its own.
 */
export async function openNow(app: App, entry: ScheduleEntryRow): Promise<string> {
  const now = app.clock.now()
  const newest = (await newestOccurrences(app, [entry.id])).get(entry.id)
  if (newest && isPutAside(newest)) {
    await app.db
      .updateTable('schedule_occurrences')
      .set({ due_at: now, attempts: 0, held_at: null, missed_at: null, failed_at: null, note: null })
      .where('id', '=', newest.id)
      .execute()
    return newest.id
  }
  const isOnce = entry.recurring_pattern === null && newest === undefined
  const at = isOnce ? entry.scheduled_for : now
  await record(app, entry, at, { due_at: now })
  if (isOnce) await setDue(app, entry.id, null)
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

async function setDue(app: App, entryId: string, at: number | null): Promise<void> {
  await app.db.updateTable('schedule_entries').set({ due_at: at }).where('id', '=', entryId).execute()
}

/** Delivers one moment that is open, unless somebody else is at it. */
export async function deliverNow(app: App, occurrenceId: string): Promise<void> {
  for (const occurrence of await claim(app, app.clock.now(), occurrenceId)) await deliver(app, occurrence)
}

async function claim(app: App, now: number, id?: string): Promise<OccurrenceRow[]> {
  return app.db
    .updateTable('schedule_occurrences')
    .set({ due_at: now + leaseLasts })
    .where('id', 'in', (select) => {
      let due = select
        .selectFrom('schedule_occurrences as due')
        .where('due.due_at', '<=', now)
        .orderBy('due.due_at')
        .limit(batch)
        .select('due.id')
      if (id) due = due.where('due.id', '=', id)
      return isPostgres(app) ? due.forUpdate().skipLocked() : due
    })
    .returningAll()
    .execute()
}

/**
 * The delivery and the ledger's row are written in one transaction: whatever dies in between, a
 * moment is delivered once. Only then the devices are told.
 */
async function deliver(app: App, occurrence: OccurrenceRow): Promise<void> {
  try {
    const deliveryId = await inTransaction(app, (app) => deliverOnce(app, occurrence))
    if (deliveryId) await attemptDelivery(app, deliveryId)
  } catch (error) {
    await recordTrouble(app, occurrence, error)
  }
  publishChange(app, occurrence.family_group_id, 'schedule')
}

async function deliverOnce(app: App, occurrence: OccurrenceRow): Promise<string | null> {
  const mine = await app.db
    .updateTable('schedule_occurrences')
    .set({ due_at: null, sent_at: app.clock.now() })
    .where('id', '=', occurrence.id)
    .where('due_at', '=', occurrence.due_at)
    .returning('id')
    .executeTakeFirst()
  if (!mine) return null
  const entry = await app.db
    .selectFrom('schedule_entries')
    .where('id', '=', occurrence.entry_id)
    .selectAll()
    .executeTakeFirstOrThrow()
  const { sending, note } = await sendingOf(app, entry)
  const deliveryId = await enqueue(app, sending)
  await app.db
    .updateTable('schedule_occurrences')
    .set({ delivery_id: deliveryId, note })
    .where('id', '=', occurrence.id)
    .execute()
  if (entry.recurring_pattern === null) {
    await app.db
      .updateTable('schedule_entries')
      .set({ sent_at: app.clock.now(), due_at: null })
      .where('id', '=', entry.id)
      .execute()
  }
  return deliveryId
}

type Chosen = { sending: Sending; note: string | null }

async function sendingOf(app: App, entry: ScheduleEntryRow): Promise<Chosen> {
  const sender = toUser(
    await app.db.selectFrom('users').where('id', '=', entry.added_by).selectAll().executeTakeFirstOrThrow(),
  )
  const groupId = entry.family_group_id
  if (entry.source === 'next_photo') {
    const next = await findNextPhoto(app, groupId)
    if (!next) throw new AppError('no_photo', 404, 'There is no photo to send yet.')
    const note = next.wasShown ? 'Every photo was shown already: this one was shown longest ago.' : null
    return { sending: photoSending(sender, next.photo), note }
  }
  if (entry.photo_id) {
    return { sending: photoSending(sender, await requirePhoto(app, groupId, entry.photo_id)), note: null }
  }
  const item = await requireContentItem(app, groupId, entry.content_item_id ?? '')
  return { sending: contentSending(sender, item), note: null }
}

/** What is gone does not come back by trying again; all else is tried three times more. */
async function recordTrouble(app: App, occurrence: OccurrenceRow, error: unknown): Promise<void> {
  const now = app.clock.now()
  const isGone = error instanceof AppError && error.status === 404
  if (!isGone) app.log.error({ err: error, occurrenceId: occurrence.id }, 'a scheduled delivery broke')
  const pause = isGone ? undefined : retryAfter[occurrence.attempts]
  const note = isGone ? removedNote(error) : 'It could not be sent.'
  const outcome = pause === undefined ? { failed_at: now, due_at: null } : { due_at: now + pause }
  await app.db
    .updateTable('schedule_occurrences')
    .set({ ...outcome, note, attempts: occurrence.attempts + 1 })
    .where('id', '=', occurrence.id)
    .where('due_at', '=', occurrence.due_at)
    .execute()
}

function removedNote(error: AppError): string {
  return error.code === 'no_photo' ? error.message : 'Item removed.'
}

export function recurrenceOf(entry: ScheduleEntryRow) {
  return { localTime: entry.local_time, timeZone: entry.time_zone, pattern: entry.recurring_pattern }
}
