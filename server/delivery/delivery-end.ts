import { recordChanges } from '../activity/record-change.ts'
import { publishChange } from '../family/group-live.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import type { DueWork } from '../platform/work/due.ts'
import { forEachRow } from '../platform/work/each-row.ts'
import { rowQueue } from '../platform/work/row-queue.ts'
import type { DeliveryRow } from './delivery.tables.ts'
import { publishInboxes } from './inbox/inbox-changes.ts'
import { noteStep } from './path/note-step.ts'
import { endsName, stopTrying } from './running-deliveries.ts'
import { lockSending } from './sending.ts'
import { activityKindOf } from './subject.ts'

const queue = rowQueue({ table: 'deliveries', dueAt: 'end_due_at', leaseMs: minutes(1), limit: 100 })

/** Tells the devices what has ended, and tells its sender if none of them had shown it; in memory the devices only. */
export const deliveryEnds: DueWork = {
  name: endsName,
  async runBatch(app, now) {
    const due = await queue.claim(app, now)
    const groups = [...Map.groupBy(due, ({ family_group_id }) => family_group_id)]
    await forEachRow(app, groups, (app, [groupId, deliveries]) => tellEnds(app, groupId, deliveries), {
      failure: 'the end of deliveries could not be told',
      ids: ([groupId]) => ({ groupId }),
    })
    return due.length
  },
  nextAt: queue.nextAt,
}

async function tellEnds(app: App, groupId: string, deliveries: DeliveryRow[]): Promise<void> {
  await lockSending(app, groupId)
  const ended: string[] = []
  for (const delivery of deliveries)
    if (await queue.settle(app, delivery, { end_due_at: null })) ended.push(delivery.id)
  if (ended.length === 0) return
  for (const deliveryId of ended) noteStep(app, 'ended', { deliveryId, groupId })
  await stopTrying(app, ended)
  await publishInboxes(app, ended)
  publishChange(app, groupId, 'notes')
  const unseen = await listUnseen(app, ended)
  await recordChanges(
    app,
    unseen.map(({ id, subject_kind, subject_id, title }) => ({
      groupId,
      by: null,
      action: 'note_unseen',
      subject: { kind: activityKindOf(subject_kind), id: subject_id, title },
      deliveryId: id,
    })),
  )
}

/** Those that no device has shown, without what was taken back or deleted, and without those of deleted groups. */
function listUnseen(app: App, deliveryIds: string[]): Promise<DeliveryRow[]> {
  return app.db
    .selectFrom('deliveries')
    .innerJoin('family_groups', 'family_groups.id', 'deliveries.family_group_id')
    .where('deliveries.id', 'in', deliveryIds)
    .where('family_groups.removed_at', 'is', null)
    .where('family_groups.in_memory_at', 'is', null)
    .where('deliveries.withdrawn_at', 'is', null)
    .where('deliveries.subject_removed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('delivery_targets')
            .whereRef('delivery_id', '=', 'deliveries.id')
            .where('shown_at', 'is not', null)
            .select('delivery_targets.id'),
        ),
      ),
    )
    .orderBy('deliveries.id')
    .selectAll('deliveries')
    .execute()
}
