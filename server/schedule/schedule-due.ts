import { publishChange } from '../family/group-live.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { updateRows } from '../platform/db/bulk.ts'
import { inTransaction, isPostgres } from '../platform/db/transaction.ts'
import { type DueWork, dueTopic } from '../platform/work/due.ts'
import { rowQueue } from '../platform/work/row-queue.ts'
import { saveEntries } from './entries.ts'
import {
  batchOf,
  leaseMs,
  nextOpeningAt,
  openAndSend,
  openOccurrences,
} from './occurrences/open-occurrences.ts'
import { type AuthoredEntry, failureOf, sendOccurrences } from './occurrences/send-occurrences.ts'
import type { OccurrenceRow } from './schedule.tables.ts'
import { recordTroubles } from './trouble.ts'

const name = 'schedule'

/** The occurrences that wait for their delivery or for a retry. */
const queue = rowQueue({
  table: 'schedule_occurrences',
  leaseMs,
  limit: batchOf,
  thenBy: 'family_group_id',
  retryAfter: [minutes(1), minutes(5), minutes(15)],
})

/** Opens and delivers the occurrences that are due, and delivers those that wait for a retry. */
export const scheduleWork: DueWork = {
  name,
  concurrency: 3,
  async runBatch(app, now) {
    const opened = await openDue(app, now)
    const waiting = await queue.claim(app, now)
    await deliver(app, waiting)
    return opened + waiting.length
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

/**
 * Opens and delivers a batch in one transaction; returns how many entries were due. If that fails, the batch is opened
 * first, and each of its occurrences is delivered alone, so that only the faulty one is retried.
 */
async function openDue(app: App, now: number): Promise<number> {
  try {
    return await openAndSend(app, now)
  } catch (error) {
    app.log.warn({ err: error }, 'a batch of scheduled deliveries failed; trying each of them alone')
    const opened = await openOccurrences(app, now)
    await deliverEach(app, opened.occurrences)
    return opened.entries
  }
}

/** If a batch fails, each of its occurrences is delivered alone. */
async function deliver(app: App, leased: OccurrenceRow[]): Promise<void> {
  if (leased.length === 0) return
  if (leased.length === 1) return deliverEach(app, leased)
  try {
    await inTransaction(app, (app) => deliverOnce(app, leased))
  } catch {
    await deliverEach(app, leased)
  }
}

async function deliverEach(app: App, leased: OccurrenceRow[]): Promise<void> {
  for (const occurrence of leased) {
    try {
      await inTransaction(app, (app) => deliverOnce(app, [occurrence]))
    } catch (error) {
      await recordFailure(app, occurrence, error)
    }
  }
}

/**
 * Writes the deliveries and the outcomes of their occurrences in one transaction: after a crash at any
 * point an occurrence is delivered once.
 */
async function deliverOnce(app: App, leased: OccurrenceRow[]): Promise<void> {
  const entries = await lockEntries(app, leased)
  const occurrences = await lockLeased(app, leased)
  const waiting = occurrences.map((occurrence) => {
    const entry = entries.get(occurrence.entry_id)
    if (!entry) throw new Error('The entry has no author.')
    return { occurrence, entry }
  })
  const outcomes = await sendOccurrences(app, waiting)
  await updateRows(app, 'schedule_occurrences', outcomes)
  const isSent = (_: unknown, index: number) => outcomes[index]?.delivery_id !== null
  await closeEntries(
    app,
    waiting.filter(isSent).map(({ entry }) => entry),
  )
  await recordTroubles(
    app,
    occurrences.filter((_, index) => outcomes[index]?.delivery_id === null).map(failureOf),
  )
  for (const { family_group_id } of occurrences) publishChange(app, family_group_id, 'schedule')
}

/** An entry that is delivered once has been sent with its occurrence. */
async function closeEntries(app: App, sent: AuthoredEntry[]): Promise<void> {
  const now = app.clock.now()
  const once = sent.filter(({ recurring_pattern }) => recurring_pattern === null)
  await saveEntries(
    app,
    once.map((entry) => ({ entry, columns: { sent_at: now } })),
  )
}

/** The entries are locked before their occurrences, as in every verb, to avoid deadlocks. */
async function lockEntries(app: App, occurrences: OccurrenceRow[]): Promise<Map<string, AuthoredEntry>> {
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
