import type { GivenAnswer } from '#contract/delivery.ts'
import { recordChange, topicsOf } from '../activity/record-change.ts'
import { publishChange } from '../family/group-live.ts'
import { nameOf } from '../identity/user.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { lockKeys } from '../platform/db/lock.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { listAnswers } from './answers.ts'
import type { DeliveryTargetRow, DeviceRow } from './delivery.tables.ts'
import { recordLovedOneActivity } from './devices.service.ts'
import { cardOf, pictureOf, type Subject, type SubjectCard, type SubjectPicture } from './subject.ts'

/**
 * The device's own report that the delivery was on its screen. `at` is the device's time; a wrong
 * clock cannot put it before the device had it, nor into the future. The first report counts.
 */
export async function recordShown(
  app: App,
  device: DeviceRow,
  deliveryId: string,
  at: number,
): Promise<void> {
  await inTransaction(app, async (app) => {
    const target = await requireTarget(app, device, deliveryId)
    if (target.shown_at !== null) return
    const shownAt = possibleAt(app, target, at)
    await app.db
      .updateTable('delivery_targets')
      .set({ shown_at: shownAt, due_at: null })
      .where('id', '=', target.id)
      .execute()
    await app.db
      .updateTable('devices')
      .set({ last_shown_delivery_id: deliveryId, last_shown_at: shownAt, last_contact_at: app.clock.now() })
      .where('id', '=', device.id)
      .execute()
    publishChange(app, device.family_group_id, 'devices', ...topicsOf(target.subject_kind))
  })
}

/** The same answer again within a minute is one answer. */
const sameAnswerWithin = minutes(1)

/** `at` is the device's time, held to what can be, as for `recordShown`; `text` is what a note says. */
export async function recordAnswer(
  app: App,
  device: DeviceRow,
  deliveryId: string,
  { kind, text = null, at }: { kind: GivenAnswer['kind']; text?: string | null; at: number },
): Promise<void> {
  await inTransaction(app, async (app) => {
    const target = await requireTarget(app, device, deliveryId)
    await lockKeys(app, `answer:${target.id}`)
    const answeredAt = possibleAt(app, target, at)
    const twin = await app.db
      .selectFrom('delivery_answers')
      .where('target_id', '=', target.id)
      .where('kind', '=', kind)
      .where('text', text === null ? 'is' : '=', text)
      .where('created_at', '>', answeredAt - sameAnswerWithin)
      .where('created_at', '<', answeredAt + sameAnswerWithin)
      .select('id')
      .executeTakeFirst()
    if (twin) return
    await app.db
      .insertInto('delivery_answers')
      .values({
        id: newId(),
        family_group_id: device.family_group_id,
        target_id: target.id,
        kind,
        text,
        created_at: answeredAt,
      })
      .execute()
    await recordLovedOneActivity(app, device, answeredAt)
    await recordChange(app, {
      groupId: device.family_group_id,
      by: { device },
      action: 'delivery_answered',
      subject: { kind, id: target.subject_id, title: text ?? target.title },
    })
    publishChange(app, device.family_group_id, ...topicsOf(target.subject_kind))
  })
}

function possibleAt(app: App, { accepted_at, created_at }: DeliveryTargetRow, at: number): number {
  return Math.max(accepted_at ?? created_at, Math.min(at, app.clock.now()))
}

/** What is in the device's inbox and has not been taken back; 404 for all else. */
async function requireTarget(app: App, device: DeviceRow, deliveryId: string): Promise<InboxRow> {
  const row = await inboxOf(app, device.id).where('deliveries.id', '=', deliveryId).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Accepted by the device, and neither taken back, expired nor deleted since. For `toInboxItems`. */
export function inboxOf(app: App, deviceId: string) {
  return app.db
    .selectFrom('delivery_targets')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_targets.delivery_id')
    .leftJoin('users', 'users.id', 'deliveries.sender_id')
    .where('delivery_targets.device_id', '=', deviceId)
    .where('delivery_targets.accepted_at', 'is not', null)
    .where('delivery_targets.expired_at', 'is', null)
    .where('deliveries.withdrawn_at', 'is', null)
    .where('deliveries.subject_removed_at', 'is', null)
    .selectAll('delivery_targets')
    .select(['deliveries.subject_kind', 'deliveries.subject_id', 'deliveries.title'])
    .select(['deliveries.picture', 'deliveries.card'])
    .select(['deliveries.sender_id', 'users.first_name', 'users.last_name', 'users.email'])
    .select('users.profile_image_url')
}

type InboxRow = Awaited<ReturnType<ReturnType<typeof inboxOf>['execute']>>[number]

/** A delivery in the inbox of a device: all that any kind of device shows or says of it. */
export type InboxItem = {
  /** Of the delivery on this device. */
  id: string
  deliveryId: string
  kind: Subject['kind']
  title: string | null
  sender: InboxSender | null
  picture: SubjectPicture | null
  card: SubjectCard | null
  /** Epoch milliseconds. */
  sentAt: number
  shownAt: number | null
  /** In the order they were given. */
  answers: GivenAnswer[]
}

type InboxSender = {
  id: string
  name: string
  firstName: string | null
  lastName: string | null
  profileImageUrl: string | null
}

/** What stands in the rows of `inboxOf`, in their order. */
export async function toInboxItems(app: App, rows: InboxRow[]): Promise<InboxItem[]> {
  const answers = await listAnswers(
    app,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    deliveryId: row.delivery_id,
    kind: row.subject_kind,
    title: row.title,
    sender: senderOf(row),
    picture: pictureOf(app, row),
    card: cardOf(app, row),
    sentAt: row.created_at,
    shownAt: row.shown_at,
    answers: answers.get(row.id) ?? [],
  }))
}

function senderOf(row: InboxRow): InboxSender | null {
  if (row.sender_id === null) return null
  return {
    id: row.sender_id,
    name: nameOf(row),
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
  }
}

/** The item of one delivery; 404 when it is not in the inbox, or not any more. */
export async function requireInboxItem(app: App, deviceId: string, deliveryId: string): Promise<InboxItem> {
  const rows = await inboxOf(app, deviceId).where('deliveries.id', '=', deliveryId).execute()
  const [item] = await toInboxItems(app, rows)
  if (!item) throw notFound()
  return item
}
