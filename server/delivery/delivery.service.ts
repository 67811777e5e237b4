import type { Delivery } from '#contract/delivery/delivery.ts'
import { deliveryTopics } from '#contract/delivery/sendable.ts'
import { may } from '#contract/platform/policy.ts'
import { recordChange } from '../activity/record-change.ts'
import type { Actor } from '../family/actor.ts'
import { publishChange } from '../family/group-live.ts'
import { requireGroupRow } from '../family/groups/groups.service.ts'
import { refuseResting } from '../family/in-memory.ts'
import { seconds } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { notFound } from '../platform/errors.ts'
import { addDelivery } from './add-deliveries.ts'
import type { DeliveryRow } from './delivery.tables.ts'
import { attemptDelivery } from './delivery-attempts.ts'
import { publishInboxes } from './inbox/inbox-changes.ts'
import { noteStep } from './path/note-step.ts'
import { readDelivery } from './progress.service.ts'
import { lockSending, type Sending } from './sending.ts'
import { activityKindOf } from './subject.ts'

/** Within this time a second click, or a retry after a lost response, is the same delivery. */
const sameWithin = seconds(10)

/**
 * Sends to every device of the group, or to one. Returns the delivery as it is after the first attempts.
 * `choose` runs while the group's sending is locked, so what it reads stays true until the delivery is
 * written. It throws when there is nothing to send.
 */
export async function send(
  app: App,
  groupId: string,
  choose: (app: App) => Promise<Sending>,
): Promise<Delivery> {
  const deliveryId = await inTransaction(app, async (app) => {
    await lockSending(app, groupId)
    // The group may have been deleted, or be in memory, since this waited for the lock.
    refuseResting(await requireGroupRow(app, groupId), 'photos:send')
    const sending = await choose(app)
    return (await findTwin(app, sending)) ?? (await addDelivery(app, sending))
  })
  await attemptDelivery(app, deliveryId)
  return readDelivery(app, groupId, deliveryId)
}

/** The id of the same delivery that the same person sent within `sameWithin`. */
async function findTwin(app: App, { groupId, sender, subject, deviceId }: Sending): Promise<string | null> {
  let query = app.db
    .selectFrom('deliveries')
    .where('family_group_id', '=', groupId)
    .where('sender_id', '=', sender.id)
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', subject.id === null ? 'is' : '=', subject.id)
    .where('withdrawn_at', 'is', null)
    .where('created_at', '>', app.clock.now() - sameWithin)
    .select('id')
  if (deviceId) {
    query = query.where((where) =>
      where.exists(
        where
          .selectFrom('delivery_targets')
          .whereRef('delivery_targets.delivery_id', '=', 'deliveries.id')
          .where('delivery_targets.device_id', '=', deviceId)
          .select('delivery_targets.id'),
      ),
    )
  }
  return (await query.executeTakeFirst())?.id ?? null
}

/** The sender of the delivery; null when that account was deleted. 404 for an unknown delivery. */
export async function findSenderId(app: App, groupId: string, deliveryId: string): Promise<string | null> {
  const row = await app.db
    .selectFrom('deliveries')
    .where('id', '=', deliveryId)
    .where('family_group_id', '=', groupId)
    .select('sender_id')
    .executeTakeFirst()
  if (!row) throw notFound()
  return row.sender_id
}

/**
 * Withdraws the delivery from every screen at once, and with it every other delivery of its subject that
 * the actor may take back. The addresses of their pictures are answered with 404 from then on.
 */
export async function takeBack(app: App, actor: Actor, deliveryId: string): Promise<Delivery> {
  const { groupId } = actor
  return inTransaction(app, async (app) => {
    await lockSending(app, groupId)
    const delivery = await lockRow(app, 'deliveries', { id: deliveryId, family_group_id: groupId })
    if (!delivery) throw notFound()
    // A second taking back does nothing: newer deliveries of the subject stay on the screens.
    if (delivery.withdrawn_at === null) await withdraw(app, actor, delivery)
    return readDelivery(app, groupId, deliveryId)
  })
}

async function withdraw(app: App, actor: Actor, delivery: DeliveryRow): Promise<void> {
  const ids = await listWithdrawable(app, actor, delivery)
  await app.db
    .updateTable('deliveries')
    .set({ withdrawn_at: app.clock.now(), end_due_at: null })
    .where('id', 'in', ids)
    .execute()
  await app.db
    .updateTable('delivery_targets')
    .set({ due_at: null, expires_at: null })
    .where('delivery_id', 'in', ids)
    .execute()
  for (const id of ids) noteStep(app, 'withdrawn', { deliveryId: id, groupId: actor.groupId })
  await recordChange(app, {
    groupId: actor.groupId,
    by: actor,
    action: 'delivery_taken_back',
    subject: {
      kind: activityKindOf(delivery.subject_kind),
      id: delivery.subject_id,
      title: delivery.title,
    },
  })
  await publishInboxes(app, ids)
}

/** The ids of the subject's deliveries that the actor may take back and that are not withdrawn yet. */
async function listWithdrawable(app: App, actor: Actor, delivery: DeliveryRow): Promise<string[]> {
  if (delivery.subject_id === null) return [delivery.id]
  let query = app.db
    .selectFrom('deliveries')
    .where('family_group_id', '=', actor.groupId)
    .where('subject_kind', '=', delivery.subject_kind)
    .where('subject_id', '=', delivery.subject_id)
    .where('withdrawn_at', 'is', null)
    .select('id')
  if (!may(actor.role, 'deliveries:take-back')) query = query.where('sender_id', '=', actor.user.id)
  return (await query.execute()).map(({ id }) => id)
}

/** Sets what the family reads beside "in its inbox": until an instant (epoch ms), or until it is set again. */
export async function setNote(
  app: App,
  targetIds: string[],
  note: string | null,
  until: number | null = null,
): Promise<void> {
  if (targetIds.length === 0) return
  const changed = await app.db
    .updateTable('delivery_targets')
    .set({ note, note_until: until })
    .where('id', 'in', targetIds)
    .returning('family_group_id')
    .execute()
  for (const groupId of new Set(changed.map((row) => row.family_group_id)))
    publishChange(app, groupId, ...deliveryTopics)
}
