import type { Delivery } from '#contract/delivery.ts'
import type { User } from '#contract/identity.ts'
import { may } from '#contract/policy.ts'
import { recordChange } from '../activity/record-change.ts'
import type { Membership } from '../family/membership.ts'
import { seconds } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { notFound } from '../platform/errors.ts'
import { addDeliveries } from './add-deliveries.ts'
import type { DeliveryRow } from './delivery.tables.ts'
import { attemptDelivery } from './delivery-due.ts'
import { deviceTopic } from './devices.service.ts'
import { readDelivery } from './progress.service.ts'
import { lockSending, type Sending } from './sending.ts'
import type { Subject } from './subject.ts'

export type { Sender, Sending } from './sending.ts'
export type { SubjectCard, SubjectPicture } from './subject.ts'

/** A double click, or a retry after a lost answer, is the same delivery. */
const sameWithin = seconds(10)

/**
 * Sends to every device of the group and tries each at once; resolves with the delivery as it is then. `choose` says what, and
 * throws when it is not there: whatever it finds stays as it is until the sending is written.
 */
export async function send(
  app: App,
  groupId: string,
  choose: (app: App) => Promise<Sending>,
): Promise<Delivery> {
  const deliveryId = await inTransaction(app, async (app) => {
    await lockSending(app, groupId)
    const sending = await choose(app)
    return (await findTwin(app, sending)) ?? (await addDelivery(app, sending))
  })
  await attemptDelivery(app, deliveryId)
  return readDelivery(app, groupId, deliveryId)
}

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

async function addDelivery(app: App, sending: Sending): Promise<string> {
  const [id] = await addDeliveries(app, [sending])
  return id as string
}

export async function requireDelivery(app: App, groupId: string, deliveryId: string): Promise<DeliveryRow> {
  const row = await app.db
    .selectFrom('deliveries')
    .where('id', '=', deliveryId)
    .where('family_group_id', '=', groupId)
    .selectAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * Withdraws it from every screen at once, and with it every other delivery of its subject that this
 * member may take back. Their picture addresses are worth nothing from here on.
 */
export async function takeBack(
  app: App,
  user: User,
  member: Membership,
  delivery: DeliveryRow,
): Promise<Delivery> {
  const groupId = delivery.family_group_id
  await inTransaction(app, async (app) => {
    await lockSending(app, groupId)
    const ids = await listWithdrawable(app, member, delivery)
    // Taken back before: what was sent since is not meant.
    if (!ids.includes(delivery.id)) return
    await app.db
      .updateTable('deliveries')
      .set({ withdrawn_at: app.clock.now() })
      .where('id', 'in', ids)
      .execute()
    await app.db
      .updateTable('delivery_targets')
      .set({ due_at: null })
      .where('delivery_id', 'in', ids)
      .execute()
    await recordChange(app, {
      groupId,
      by: { user },
      action: 'delivery_taken_back',
      subject: { kind: delivery.subject_kind, id: delivery.subject_id, title: delivery.title },
    })
    await tellScreens(app, ids)
  })
  return readDelivery(app, groupId, delivery.id)
}

/** Ids of what is not withdrawn of the delivery's subject, as far as the member may take it back. */
async function listWithdrawable(app: App, member: Membership, delivery: DeliveryRow): Promise<string[]> {
  let query = app.db
    .selectFrom('deliveries')
    .where('family_group_id', '=', delivery.family_group_id)
    .where('withdrawn_at', 'is', null)
    .select('id')
  if (delivery.subject_id === null) query = query.where('id', '=', delivery.id)
  else {
    query = query
      .where('subject_kind', '=', delivery.subject_kind)
      .where('subject_id', '=', delivery.subject_id)
  }
  if (!may(member.role, 'deliveries:take-back')) query = query.where('sender_id', '=', member.userId)
  return (await query.execute()).map(({ id }) => id)
}

/** A deleted subject is on no screen; a restored one comes back. Within the caller's transaction. */
export async function setSubjectRemoved(
  app: App,
  groupId: string,
  subject: Pick<Subject, 'kind'> & { id: string },
  isRemoved: boolean,
) {
  // What is being sent this moment is on no screen either.
  await lockSending(app, groupId)
  const changed = await app.db
    .updateTable('deliveries')
    .set({ subject_removed_at: isRemoved ? app.clock.now() : null })
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .returning('id')
    .execute()
  await tellScreens(
    app,
    changed.map(({ id }) => id),
  )
}

/** The screens show the new title, and the new card, too. Within the caller's transaction. */
export async function renameSubject(app: App, { kind, id, title, card }: Subject): Promise<void> {
  const changed = await app.db
    .updateTable('deliveries')
    .set({ title, ...(card && { card: JSON.stringify(card) }) })
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .returning('id')
    .execute()
  await tellScreens(
    app,
    changed.map((delivery) => delivery.id),
  )
}

async function tellScreens(app: App, deliveryIds: string[]): Promise<void> {
  if (deliveryIds.length === 0) return
  const devices = await app.db
    .selectFrom('devices')
    .where('removed_at', 'is', null)
    .where('id', 'in', (select) =>
      select.selectFrom('delivery_targets').where('delivery_id', 'in', deliveryIds).select('device_id'),
    )
    .selectAll()
    .execute()
  for (const device of devices) {
    app.live.publish(deviceTopic(device.id), { changed: ['view'] })
    await app.channels[device.kind]?.inboxChanged?.(app, device)
  }
}
