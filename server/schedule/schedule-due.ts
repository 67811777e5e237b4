import { addDeliveries } from '../delivery/add-deliveries.ts'
import { lockSending } from '../delivery/sending.ts'
import { publishChange } from '../family/group-live.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { updateRows } from '../platform/db/bulk.ts'
import { inTransaction, isPostgres } from '../platform/db/transaction.ts'
import { type DueWork, dueTopic } from '../platform/work/due.ts'
import { chooseSendings, type EntryWithAuthor } from './choose-subject.ts'
import { batchOf, leaseLasts, openMoments } from './open-occurrences.ts'
import type { OccurrenceRow } from './schedule.tables.ts'

const name = 'schedule'
const retryAfter = [minutes(1), minutes(5), minutes(15)]

/** Opens the moments that have come, and delivers those that are open. */
export const scheduleWork: DueWork = {
  name,
  concurrency: 3,
  async runBatch(app, now) {
    const opened = await openMoments(app, now)
    const waiting = await claim(app, now)
    await deliver(app, [...opened.occurrences, ...waiting])
    return opened.entries + waiting.length
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

/** Delivers one moment that is open, unless somebody else is at it. */
export async function deliverNow(app: App, occurrenceId: string): Promise<void> {
  await deliver(app, await claim(app, app.clock.now(), occurrenceId))
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
        .orderBy('due.family_group_id')
        .limit(batchOf(app))
        .select('due.id')
      if (id) due = due.where('due.id', '=', id)
      return isPostgres(app) ? due.forUpdate().skipLocked() : due
    })
    .returningAll()
    .execute()
}

/** One that breaks breaks its batch: then each is delivered alone, and only that one is in trouble. */
async function deliver(app: App, leased: OccurrenceRow[]): Promise<void> {
  if (leased.length === 0) return
  try {
    await inTransaction(app, (app) => deliverOnce(app, leased))
  } catch (error) {
    const [only, ...others] = leased
    if (only && others.length === 0) await recordTrouble(app, only, error)
    else for (const occurrence of leased) await deliver(app, [occurrence])
  }
}

/**
 * The deliveries and the ledger's rows are written in one transaction: whatever dies in between, a
 * moment is delivered once.
 */
async function deliverOnce(app: App, leased: OccurrenceRow[]): Promise<void> {
  const now = app.clock.now()
  const entries = await holdEntries(app, leased)
  const mine = await stillLeased(app, leased)
  if (mine.length === 0) return
  await lockSending(app, ...new Set(mine.map(({ family_group_id }) => family_group_id)))
  const chosen = await chooseSendings(
    app,
    mine.map(({ entry_id }) => entries.get(entry_id) as EntryWithAuthor),
  )
  const deliveryIds = await addDeliveries(
    app,
    chosen.flatMap(({ sending }) => sending ?? []),
  )
  const ids = deliveryIds.values()
  await updateRows(
    app,
    'schedule_occurrences',
    mine.map(({ id, attempts }, place) => ({
      id,
      due_at: null,
      attempts: attempts + 1,
      note: chosen[place]?.note ?? null,
      ...(chosen[place]?.sending
        ? { sent_at: now, failed_at: null, delivery_id: ids.next().value as string }
        : { sent_at: null, failed_at: now, delivery_id: null }),
    })),
  )
  await updateRows(
    app,
    'schedule_entries',
    mine
      .filter(({ entry_id }, place) => chosen[place]?.sending && isOnce(entries.get(entry_id)))
      .map(({ entry_id }) => ({ id: entry_id, sent_at: now, due_at: null })),
  )
  for (const { family_group_id } of mine) publishChange(app, family_group_id, 'schedule')
}

function isOnce(entry: EntryWithAuthor | undefined): boolean {
  return entry?.recurring_pattern === null
}

/** Before the ledger's rows, as whoever pauses or cancels does: so that two never wait for each other. */
async function holdEntries(app: App, occurrences: OccurrenceRow[]): Promise<Map<string, EntryWithAuthor>> {
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

/** Without those that somebody else has sent or put aside since they were leased. */
async function stillLeased(app: App, leased: OccurrenceRow[]): Promise<OccurrenceRow[]> {
  let rows = app.db
    .selectFrom('schedule_occurrences')
    .where(
      'id',
      'in',
      leased.map(({ id }) => id),
    )
    .orderBy('id')
    .selectAll()
  if (isPostgres(app)) rows = rows.forNoKeyUpdate()
  const leases = new Map(leased.map(({ id, due_at }) => [id, due_at]))
  return (await rows.execute()).filter(({ id, due_at }) => due_at !== null && due_at === leases.get(id))
}

/** It is tried three times more. */
async function recordTrouble(app: App, occurrence: OccurrenceRow, error: unknown): Promise<void> {
  const now = app.clock.now()
  app.log.error({ err: error, occurrenceId: occurrence.id }, 'a scheduled delivery broke')
  const pause = retryAfter[occurrence.attempts]
  const outcome = pause === undefined ? { failed_at: now, due_at: null } : { due_at: now + pause }
  await app.db
    .updateTable('schedule_occurrences')
    .set({ ...outcome, note: 'It could not be sent.', attempts: occurrence.attempts + 1 })
    .where('id', '=', occurrence.id)
    .where('due_at', '=', occurrence.due_at)
    .execute()
  publishChange(app, occurrence.family_group_id, 'schedule')
}
