import { addDeliveries } from '../delivery/add-deliveries.ts'
import { lockSending } from '../delivery/sending.ts'
import { publishChange } from '../family/group-live.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { updateRows } from '../platform/db/bulk.ts'
import { inTransaction, isPostgres } from '../platform/db/transaction.ts'
import { type DueWork, dueTopic } from '../platform/work/due.ts'
import { rowQueue } from '../platform/work/row-queue.ts'
import { type Choice, chooseSendings, type EntryToSend } from './choose-subject.ts'
import { saveEntries } from './entries.ts'
import { batchOf, leaseMs, nextOpeningAt, openOccurrences } from './open-occurrences.ts'
import type { OccurrenceRow } from './schedule.tables.ts'
import { recordTroubles, type Trouble } from './trouble.ts'

const name = 'schedule'

/** The occurrences that wait for their delivery or for a retry. */
const queue = rowQueue({
  table: 'schedule_occurrences',
  leaseMs,
  limit: batchOf,
  thenBy: 'family_group_id',
  retryAfter: [minutes(1), minutes(5), minutes(15)],
})

/** Opens the occurrences that are due, and delivers those that are open. */
export const scheduleWork: DueWork = {
  name,
  concurrency: 3,
  async runBatch(app, now) {
    const opened = await openOccurrences(app, now)
    const waiting = await queue.claim(app, now)
    await deliver(app, [...opened.occurrences, ...waiting])
    return opened.entries + waiting.length
  },
  async nextAt(app) {
    const times = await Promise.all([nextOpeningAt(app), queue.nextAt(app)])
    const earliest = Math.min(...times.map((at) => at ?? Number.POSITIVE_INFINITY))
    return Number.isFinite(earliest) ? earliest : null
  },
}

/** Call it when an entry was added or changed: the worker may have to act sooner. */
export function wakeSchedule(app: App): void {
  app.live.publish(dueTopic(name), {})
}

/** Delivers one open occurrence, unless a worker has leased it. */
export async function deliverNow(app: App, occurrenceId: string): Promise<void> {
  await deliver(app, await queue.claim(app, app.clock.now(), { id: occurrenceId }))
}

/** If a batch fails, each of its occurrences is delivered alone, so that only the faulty one is retried. */
async function deliver(app: App, leased: OccurrenceRow[]): Promise<void> {
  if (leased.length === 0) return
  try {
    await inTransaction(app, (app) => deliverOnce(app, leased))
  } catch (error) {
    const [only, ...others] = leased
    if (only && others.length === 0) await recordFailure(app, only, error)
    else for (const occurrence of leased) await deliver(app, [occurrence])
  }
}

/**
 * Writes the deliveries and the outcomes of their occurrences in one transaction: after a crash at any
 * point an occurrence is delivered once.
 */
async function deliverOnce(app: App, leased: OccurrenceRow[]): Promise<void> {
  const entries = await lockEntries(app, leased)
  const occurrences = await lockLeased(app, leased)
  if (occurrences.length === 0) return
  const groupIds = [...new Set(occurrences.map(({ family_group_id }) => family_group_id))]
  await lockSending(app, ...groupIds)
  // Read under the lock: a group may have been deleted while this waited for it.
  const removedAt = await listRemovedAt(app, groupIds)
  const choices = await chooseSendings(
    app,
    occurrences.map(({ entry_id, family_group_id }) => {
      const entry = entries.get(entry_id)
      if (!entry) throw new Error('The entry has no author.')
      return { ...entry, group_removed_at: removedAt.get(family_group_id) ?? null }
    }),
  )
  const sendings = choices.flatMap(({ sending }) => sending ?? [])
  const deliveryIds = (await addDeliveries(app, sendings)).values()
  const outcomes = choices.map((choice) => ({
    ...choice,
    deliveryId: choice.sending ? (deliveryIds.next().value ?? null) : null,
  }))
  await recordOutcomes(app, occurrences, outcomes)
  const sent = occurrences.filter((_occurrence, index) => choices[index]?.sending)
  await closeEntries(app, sent, entries)
  const unsent = occurrences.filter((_occurrence, index) => !choices[index]?.sending)
  await recordTroubles(app, unsent.map(failureOf))
  for (const { family_group_id } of occurrences) publishChange(app, family_group_id, 'schedule')
}

type Outcome = Choice & { deliveryId: string | null }

async function recordOutcomes(app: App, occurrences: OccurrenceRow[], outcomes: Outcome[]): Promise<void> {
  const now = app.clock.now()
  await updateRows(
    app,
    'schedule_occurrences',
    occurrences.map(({ id, attempts }, index) => {
      const { sending = null, note = null, deliveryId = null } = outcomes[index] ?? {}
      return {
        id,
        due_at: null,
        attempts: attempts + 1,
        note,
        sent_at: sending ? now : null,
        failed_at: sending ? null : now,
        delivery_id: deliveryId,
      }
    }),
  )
}

function failureOf({ entry_id, scheduled_for }: OccurrenceRow): Trouble {
  return { entryId: entry_id, action: 'schedule_failed', at: scheduled_for }
}

/** An entry that is delivered once has been sent with its occurrence. */
async function closeEntries(app: App, sent: OccurrenceRow[], entries: Map<string, LockedEntry>) {
  const now = app.clock.now()
  const once = sent
    .map(({ entry_id }) => entries.get(entry_id) as EntryToSend)
    .filter(({ recurring_pattern }) => recurring_pattern === null)
  await saveEntries(
    app,
    once.map((entry) => ({ entry, columns: { sent_at: now } })),
  )
}

type LockedEntry = Omit<EntryToSend, 'group_removed_at'>

/** When each of the groups was deleted; groups that were not are missing. */
async function listRemovedAt(app: App, groupIds: string[]): Promise<Map<string, number | null>> {
  const rows = await app.db
    .selectFrom('family_groups')
    .where('id', 'in', groupIds)
    .where('removed_at', 'is not', null)
    .select(['id', 'removed_at'])
    .execute()
  return new Map(rows.map(({ id, removed_at }) => [id, removed_at]))
}

/** The entries are locked before their occurrences, as in every verb, to avoid deadlocks. */
async function lockEntries(app: App, occurrences: OccurrenceRow[]): Promise<Map<string, LockedEntry>> {
  const ids = occurrences.map(({ entry_id }) => entry_id)
  let entries = app.db
    .selectFrom('schedule_entries')
    .innerJoin('users', 'users.id', 'schedule_entries.added_by')
    .where('schedule_entries.id', 'in', ids)
    .orderBy('schedule_entries.id')
    .selectAll('schedule_entries')
    .select(['users.email', 'users.first_name', 'users.last_name'])
  if (isPostgres(app)) entries = entries.forNoKeyUpdate('schedule_entries')
  return new Map((await entries.execute()).map((entry) => [entry.id, entry]))
}

/** Without those that were sent, withdrawn or leased again since then. */
async function lockLeased(app: App, leased: OccurrenceRow[]): Promise<OccurrenceRow[]> {
  const ids = leased.map(({ id }) => id)
  let rows = app.db.selectFrom('schedule_occurrences').where('id', 'in', ids).orderBy('id').selectAll()
  if (isPostgres(app)) rows = rows.forNoKeyUpdate()
  const leases = new Map(leased.map(({ id, due_at }) => [id, due_at]))
  return (await rows.execute()).filter(({ id, due_at }) => due_at !== null && due_at === leases.get(id))
}

/** Retries later; after the last attempt the occurrence has failed. */
async function recordFailure(app: App, occurrence: OccurrenceRow, error: unknown): Promise<void> {
  app.log.error({ err: error, occurrenceId: occurrence.id }, 'a scheduled delivery failed')
  const attempts = occurrence.attempts + 1
  const retryAt = queue.retryAt(app, attempts)
  await inTransaction(app, async (app) => {
    const isSettled = await queue.settle(app, occurrence, {
      attempts,
      due_at: retryAt,
      failed_at: retryAt === null ? app.clock.now() : null,
      note: 'It could not be sent.',
    })
    if (isSettled && retryAt === null) await recordTroubles(app, [failureOf(occurrence)])
  })
  publishChange(app, occurrence.family_group_id, 'schedule')
}
