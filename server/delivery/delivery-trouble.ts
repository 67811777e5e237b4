import { recordChanges } from '../activity/record-change.ts'
import { titleOfSeveral } from '../activity/titles-of-several.ts'
import type { App } from '../platform/context.ts'
import type { DeliveryRow, DeliveryTargetRow } from './delivery.tables.ts'
import { activityKindOf } from './subject.ts'

/**
 * Records, by nobody, that deliveries of one group have not arrived: each has just failed or expired on the last device
 * that could still have shown it. In a group that is in memory nothing is recorded. Several of one sender are one line.
 * Within the caller's transaction, which has locked the group's sending, so one device is last.
 */
export async function recordTrouble(
  app: App,
  targets: Pick<DeliveryTargetRow, 'delivery_id'>[],
  action: 'delivery_failed' | 'delivery_expired',
): Promise<void> {
  const lost = await listLost(
    app,
    targets.map(({ delivery_id }) => delivery_id),
  )
  const bySender = Map.groupBy(lost, ({ sender_id }) => sender_id)
  await recordChanges(
    app,
    [...bySender.values()].map((deliveries) => {
      const { id, family_group_id, subject_kind, subject_id } = deliveries[0] as DeliveryRow
      const title = titleOfSeveral(
        deliveries.map(({ title }) => title),
        'photos',
      )
      const subject = { kind: activityKindOf(subject_kind), id: subject_id, title }
      return { groupId: family_group_id, by: null, action, subject, deliveryId: id }
    }),
  )
}

/** Those that no device shows and none may still show. What was taken back or deleted is no loss. */
function listLost(app: App, deliveryIds: string[]): Promise<DeliveryRow[]> {
  if (deliveryIds.length === 0) return Promise.resolve([])
  return app.db
    .selectFrom('deliveries')
    .innerJoin('family_groups', 'family_groups.id', 'deliveries.family_group_id')
    .where('family_groups.in_memory_at', 'is', null)
    .where('deliveries.id', 'in', [...new Set(deliveryIds)])
    .where('withdrawn_at', 'is', null)
    .where('subject_removed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('delivery_targets')
            .whereRef('delivery_id', '=', 'deliveries.id')
            .where((where) =>
              where.or([
                where('shown_at', 'is not', null),
                where.and([where('failed_at', 'is', null), where('expired_at', 'is', null)]),
              ]),
            )
            .select('delivery_targets.id'),
        ),
      ),
    )
    .orderBy('deliveries.id')
    .selectAll('deliveries')
    .execute()
}
