import { type SelectQueryBuilder, sql } from 'kysely'
import type { Delivery } from '#contract/delivery/delivery.ts'
import type { App } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { type Given, idsIn, preparedQuery } from '../platform/db/prepared-query.ts'
import { notFound } from '../platform/errors.ts'
import { toDelivery } from './delivery-status.ts'
import type { Subject } from './subject.ts'

/**
 * When a device first accepted the subject, and the newest delivery of it. A delivery that was taken back
 * is the newest only when every other was taken back, too.
 */
export type Progress = { firstAcceptedAt: number | null; newest: Delivery }

type Subjects = { groupId: string; kind: Subject['kind']; subjectIds: string[] }

/** The progress by the subject's id. Subjects that were never sent are missing. */
export async function listProgress(
  app: App,
  groupId: string,
  kind: Subject['kind'],
  subjectIds: string[],
): Promise<Map<string, Progress>> {
  if (subjectIds.length === 0) return new Map()
  const lines = await readNewest(app, { groupId, kind, subjectIds })
  const now = app.clock.now()
  const progress = new Map<string, Progress>()
  for (const of of Map.groupBy(lines, ({ id }) => id).values()) {
    const [{ subject_id, first_accepted_at }] = of as [(typeof lines)[number]]
    progress.set(subject_id ?? '', { firstAcceptedAt: first_accepted_at, newest: toDelivery(of, now) })
  }
  return progress
}

export async function readDelivery(app: App, groupId: string, deliveryId: string): Promise<Delivery> {
  const lines = await readOne(app, { groupId, deliveryId })
  if (lines.length === 0) throw notFound()
  return toDelivery(lines, app.clock.now())
}

const readNewest = preparedQuery((app, given: Given<Subjects>) => {
  const sent = sql`deliveries
    where family_group_id = ${given.groupId} and subject_kind = ${given.kind} and subject_id = subject.value`
  const newest = sql<string | null>`coalesce(
    (select id from ${sent} and withdrawn_at is null order by created_at desc, id desc limit 1),
    (select id from ${sent} order by created_at desc, id desc limit 1))`
  const firstAccepted = sql<number | null>`(
    select min(target.accepted_at)
    from (select id from ${sent}) as sent join delivery_targets as target on target.delivery_id = sent.id
    where target.filled_at is null)`
  return linesOf(
    app,
    app.db
      .selectFrom(idsIn(app, given.subjectIds).as('subject'))
      .select([newest.as('id'), firstAccepted.as('first_accepted_at')]),
  )
})

const readOne = preparedQuery((app, given: Given<{ groupId: string; deliveryId: string }>) =>
  linesOf(
    app,
    app.db
      .selectFrom('deliveries')
      .where('id', '=', given.deliveryId)
      .where('family_group_id', '=', given.groupId)
      .select(['id', sql<number | null>`null`.as('first_accepted_at')]),
  ),
)

type Chosen = SelectQueryBuilder<Database, never, { id: string | null; first_accepted_at: number | null }>

/** A row for each answer on each device of each delivery, and one for a device without an answer. */
function linesOf(app: App, chosen: Chosen) {
  return (
    app.db
      // Materialized, or SQLite looks for the first acceptance once for each line.
      .with(
        (name) => name('chosen').materialized(),
        () => chosen,
      )
      .selectFrom('chosen')
      .innerJoin('deliveries', 'deliveries.id', 'chosen.id')
      .leftJoin('users', 'users.id', 'deliveries.sender_id')
      .innerJoin('delivery_targets as target', 'target.delivery_id', 'deliveries.id')
      .innerJoin('devices', 'devices.id', 'target.device_id')
      .leftJoin('delivery_answers as answer', 'answer.target_id', 'target.id')
      .select(['deliveries.id', 'deliveries.subject_id', 'chosen.first_accepted_at'])
      .select(['deliveries.created_at', 'deliveries.withdrawn_at', 'deliveries.ends_at'])
      .select(['deliveries.sender_id', 'users.first_name', 'users.last_name', 'users.email'])
      .select(['target.device_id', 'devices.name as device_name', 'devices.opened_at as device_opened_at'])
      .select([
        'target.accepted_at',
        'target.shown_at',
        'target.played_at',
        'target.failed_at',
        'target.expired_at',
      ])
      .select(['target.filled_at', 'target.due_at', 'target.failure', 'target.note', 'target.note_until'])
      .select(['answer.kind as answer', 'answer.text as answer_text', 'answer.created_at as answered_at'])
      .orderBy('devices.created_at')
      .orderBy('devices.id')
      .orderBy('answer.created_at')
      .orderBy('answer.id')
  )
}
