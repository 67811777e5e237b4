import type { GivenAnswer } from '#contract/delivery.ts'
import { nameOf } from '../identity/user.ts'
import type { App } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { listAnswers } from './answers/given-answers.ts'
import './delivery.tables.ts'
import { cardOf, pictureOf, type Subject, type SubjectCard, type SubjectPicture } from './subject.ts'

/** Selects what the device has accepted and what has neither ended nor was taken back, expired or deleted since. */
export function inboxOf(app: App, deviceId: string) {
  return reportableOf(app, deviceId).where((where) =>
    where.or([where('deliveries.ends_at', 'is', null), where('deliveries.ends_at', '>', app.clock.now())]),
  )
}

/** With what has ended: a device without a network says later what it showed, and what was answered there. */
export function reportableOf(app: App, deviceId: string) {
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
    .select(['deliveries.picture', 'deliveries.card', 'deliveries.ends_at', 'deliveries.backdrop_removed_at'])
    .select(['deliveries.sender_id', 'users.first_name', 'users.last_name', 'users.email'])
    .select('users.profile_image_url')
}

type InboxRow = Awaited<ReturnType<ReturnType<typeof inboxOf>['execute']>>[number]

/** A delivery in the inbox of a device, with everything that a device shows or says about it. */
export type InboxItem = {
  /** Id of the target, that is, of the delivery on this device. */
  id: string
  deliveryId: string
  kind: Subject['kind']
  subjectId: string | null
  title: string | null
  sender: InboxSender | null
  picture: SubjectPicture | null
  card: SubjectCard | null
  /** Epoch milliseconds; null for what stays. */
  endsAt: number | null
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

/** Turns rows of `inboxOf` into items, in the same order. */
export async function toInboxItems(app: App, rows: InboxRow[]): Promise<InboxItem[]> {
  const answers = await listAnswers(
    app,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    deliveryId: row.delivery_id,
    kind: row.subject_kind,
    subjectId: row.subject_id,
    title: row.title,
    sender: senderOf(row),
    picture: pictureOf(app, row),
    card: cardOf(app, row),
    endsAt: row.ends_at,
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

/** The item of one delivery, also when it has ended; 404 when it is not in the inbox of the device. */
export async function requireInboxItem(app: App, deviceId: string, deliveryId: string): Promise<InboxItem> {
  const rows = await reportableOf(app, deviceId).where('deliveries.id', '=', deliveryId).execute()
  const [item] = await toInboxItems(app, rows)
  if (!item) throw notFound()
  return item
}
