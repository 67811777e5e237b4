import { sql } from 'kysely'
import type { Delivery } from '#contract/delivery.ts'
import type { App } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { listAnswers } from './answers/given-answers.ts'
import { type DeliveryWithSender, type TargetWithDevice, toDelivery } from './delivery-status.ts'
import type { Subject } from './subject.ts'

/**
 * When a device first accepted the subject, and the newest delivery of it. A delivery that was taken back
 * is the newest only when every other was taken back, too.
 */
export type Progress = { firstAcceptedAt: number | null; newest: Delivery }

/** The progress by the subject's id. Subjects that were never sent are missing. */
export async function listProgress(
  app: App,
  groupId: string,
  kind: Subject['kind'],
  subjectIds: string[],
): Promise<Map<string, Progress>> {
  const progress = new Map<string, Progress>()
  for (let from = 0; from < subjectIds.length; from += idsAtOnce) {
    const ids = subjectIds.slice(from, from + idsAtOnce)
    for (const [id, one] of await listProgressOf(app, groupId, kind, ids)) progress.set(id, one)
  }
  return progress
}

/** Both engines limit the parameters of a statement. */
const idsAtOnce = 500

async function listProgressOf(
  app: App,
  groupId: string,
  kind: Subject['kind'],
  subjectIds: string[],
): Promise<[string, Progress][]> {
  const ranked = deliveriesOf(app, groupId)
    .where('deliveries.subject_kind', '=', kind)
    .where('deliveries.subject_id', 'in', subjectIds)
    .select((select) =>
      select.fn
        .agg<number>('row_number')
        .over((over) =>
          over
            .partitionBy('deliveries.subject_id')
            .orderBy(sql`case when deliveries.withdrawn_at is null then 0 else 1 end`)
            .orderBy('deliveries.created_at', 'desc')
            .orderBy('deliveries.id', 'desc'),
        )
        .as('rank'),
    )
  const newest = await app.db.selectFrom(ranked.as('ranked')).where('rank', '=', 1).selectAll().execute()
  const accepted = await app.db
    .selectFrom('delivery_targets')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_targets.delivery_id')
    .where('deliveries.family_group_id', '=', groupId)
    .where('deliveries.subject_kind', '=', kind)
    .where('deliveries.subject_id', 'in', subjectIds)
    .where('delivery_targets.filled_at', 'is', null)
    .groupBy('deliveries.subject_id')
    .select((select) => ['deliveries.subject_id', select.fn.min('delivery_targets.accepted_at').as('first')])
    .execute()
  const deliveries = await toDeliveries(app, newest)
  const first = new Map(accepted.map((row) => [row.subject_id, row.first]))
  return newest.map((row, index) => [
    row.subject_id as string,
    { firstAcceptedAt: first.get(row.subject_id) ?? null, newest: deliveries[index] as Delivery },
  ])
}

export async function readDelivery(app: App, groupId: string, deliveryId: string): Promise<Delivery> {
  const rows = await deliveriesOf(app, groupId).where('deliveries.id', '=', deliveryId).execute()
  const [delivery] = await toDeliveries(app, rows)
  if (!delivery) throw notFound()
  return delivery
}

function deliveriesOf(app: App, groupId: string) {
  return app.db
    .selectFrom('deliveries')
    .leftJoin('users', 'users.id', 'deliveries.sender_id')
    .where('deliveries.family_group_id', '=', groupId)
    .selectAll('deliveries')
    .select(['users.first_name', 'users.last_name', 'users.email'])
}

async function toDeliveries(app: App, deliveries: DeliveryWithSender[]): Promise<Delivery[]> {
  if (deliveries.length === 0) return []
  const targets: TargetWithDevice[] = await app.db
    .selectFrom('delivery_targets')
    .innerJoin('devices', 'devices.id', 'delivery_targets.device_id')
    .where(
      'delivery_targets.delivery_id',
      'in',
      deliveries.map(({ id }) => id),
    )
    .selectAll('delivery_targets')
    .select(['devices.name as device_name', 'devices.opened_at as device_opened_at'])
    .orderBy('devices.created_at')
    .execute()
  const answers = await listAnswers(
    app,
    targets.map(({ id }) => id),
  )
  // An older delivery that a new device got is its own business until the device has shown it.
  const reported = targets.filter(
    ({ id, filled_at, shown_at }) => filled_at === null || shown_at !== null || answers.has(id),
  )
  return deliveries.map((delivery) =>
    toDelivery(
      delivery,
      reported.filter((target) => target.delivery_id === delivery.id),
      answers,
    ),
  )
}
