import type { Delivery } from '#contract/delivery.ts'
import type { User } from '#contract/identity.ts'
import type { LiveTopic } from '#contract/live.ts'
import { may } from '#contract/policy.ts'
import { recordActivity } from '../activity/activity.service.ts'
import { publishChange } from '../family/group-live.ts'
import type { Membership } from '../family/membership.service.ts'
import { hours, seconds } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import type { DeliveryRow, DeliveryTargetRow } from './delivery.tables.ts'
import { attemptDelivery } from './delivery-due.ts'
import { deviceTopic, holdSending } from './devices.service.ts'
import { requireLadder } from './progress.service.ts'

/** What is sent: a photo, a recommendation, a test message. Delivery knows no more of it. */
export type Subject = {
  kind: 'photo' | 'content' | 'test'
  id: string | null
  title: string | null
  picture?: SubjectPicture | null
  card?: SubjectCard | null
}

/** `key` is the picture's place in the storage. Width and height in pixels. */
export type SubjectPicture = { key: string; width: number; height: number; thumbhash: string }

/** What is shown of something that has no picture. */
export type SubjectCard = { say: string; link: string | null }

export type Sending = {
  groupId: string
  sender: User
  subject: Subject
  /** Throws when the subject was deleted since it was looked up. */
  requireSubject?: (app: App) => Promise<unknown>
  /** The activity that is recorded for it. */
  action: string
  /** Only to this device; to all of the group without it. */
  deviceId?: string | undefined
}

/** A double click, or a retry after a lost answer, is the same delivery. */
const sameWithin = seconds(10)
/** How long something waits for the first screen of a group. */
const waitsForFirstScreen = hours(72)

/** Sends to every device of the group and tries each at once; resolves with the ladder so far. */
export async function send(app: App, sending: Sending): Promise<Delivery> {
  const deliveryId = await inTransaction(app, (app) => enqueue(app, sending))
  await attemptDelivery(app, deliveryId)
  return requireLadder(app, sending.groupId, deliveryId)
}

/**
 * Writes the delivery and what is due for it, within the caller's transaction: whatever the caller
 * records beside it stands or falls with it. The first attempt is made afterwards.
 */
export async function enqueue(app: App, sending: Sending): Promise<string> {
  await holdSending(app, sending.groupId)
  await sending.requireSubject?.(app)
  return (await findTwin(app, sending)) ?? (await addDelivery(app, sending))
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

async function addDelivery(
  app: App,
  { groupId, sender, subject, action, deviceId }: Sending,
): Promise<string> {
  const id = newId()
  const now = app.clock.now()
  await app.db
    .insertInto('deliveries')
    .values({
      id,
      family_group_id: groupId,
      subject_kind: subject.kind,
      subject_id: subject.id,
      title: subject.title,
      picture: subject.picture ? JSON.stringify(subject.picture) : null,
      card: subject.card ? JSON.stringify(subject.card) : null,
      sender_id: sender.id,
      created_at: now,
      withdrawn_at: null,
      subject_removed_at: null,
    })
    .execute()
  const devices = await app.db
    .selectFrom('devices')
    .where('family_group_id', '=', groupId)
    .where('removed_at', 'is', null)
    .select(['id', 'opened_at'])
    .execute()
  const expiresAt = devices.some(({ opened_at }) => opened_at !== null) ? null : now + waitsForFirstScreen
  const targets = devices
    .filter((device) => deviceId === undefined || device.id === deviceId)
    .map((device) => newTarget(groupId, id, device.id, now, expiresAt))
  if (targets.length === 0) throw notFound()
  await app.db.insertInto('delivery_targets').values(targets).execute()
  await recordActivity(app, { groupId, actor: { user: sender }, action, subject })
  publishChange(app, groupId, ...topicOf(subject.kind))
  return id
}

function newTarget(
  groupId: string,
  deliveryId: string,
  deviceId: string,
  now: number,
  expiresAt: number | null,
): DeliveryTargetRow {
  return {
    id: newId(),
    family_group_id: groupId,
    delivery_id: deliveryId,
    device_id: deviceId,
    created_at: now,
    attempts: 0,
    due_at: now,
    lease_until: null,
    accepted_at: null,
    shown_at: null,
    failed_at: null,
    expires_at: expiresAt,
    expired_at: null,
    failure: null,
    note: null,
  }
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
    await holdSending(app, groupId)
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
    await recordActivity(app, {
      groupId,
      actor: { user },
      action: 'delivery_taken_back',
      subject: { kind: delivery.subject_kind, id: delivery.subject_id, title: delivery.title },
    })
    await tellScreens(app, ids)
    publishChange(app, groupId, ...topicOf(delivery.subject_kind))
  })
  return requireLadder(app, groupId, delivery.id)
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
  await holdSending(app, groupId)
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

/** The lists of the group that show deliveries of this kind of subject. */
export function topicOf(kind: string): LiveTopic[] {
  if (kind === 'photo') return ['photos']
  return kind === 'content' ? ['content'] : []
}
