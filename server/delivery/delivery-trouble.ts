import { recordChange } from '../activity/record-change.ts'
import type { App } from '../platform/context.ts'
import type { DeliveryTargetRow } from './delivery.tables.ts'

/**
 * Records, by nobody, that a delivery has not arrived: it has just failed or expired on the last device that could
 * still have shown it. Within the caller's transaction, which has locked the group's sending, so one device is last.
 */
export async function recordTrouble(
  app: App,
  { delivery_id }: Pick<DeliveryTargetRow, 'delivery_id'>,
  action: 'delivery_failed' | 'delivery_expired',
): Promise<void> {
  const delivery = await app.db
    .selectFrom('deliveries')
    .where('id', '=', delivery_id)
    .selectAll()
    .executeTakeFirstOrThrow()
  if (delivery.withdrawn_at !== null || delivery.subject_removed_at !== null) return
  if (await isOrMayBeShown(app, delivery_id)) return
  await recordChange(app, {
    groupId: delivery.family_group_id,
    by: null,
    action,
    subject: { kind: delivery.subject_kind, id: delivery.subject_id, title: delivery.title },
    deliveryId: delivery.id,
  })
}

async function isOrMayBeShown(app: App, deliveryId: string): Promise<boolean> {
  const target = await app.db
    .selectFrom('delivery_targets')
    .where('delivery_id', '=', deliveryId)
    .where((where) =>
      where.or([
        where('shown_at', 'is not', null),
        where.and([where('failed_at', 'is', null), where('expired_at', 'is', null)]),
      ]),
    )
    .select('id')
    .executeTakeFirst()
  return target !== undefined
}
