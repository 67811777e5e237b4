import type { ExpressionBuilder, RawBuilder } from 'kysely'
import { nameOf } from '../../identity/user.ts'
import type { App } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { type Given, isOneOf, preparedQuery, withoutIndex } from '../../platform/db/prepared-query.ts'
import { notFound } from '../../platform/errors.ts'
import { type DeliveryUse, listUses } from '../answers/given-answers.ts'
import '../delivery.tables.ts'
import {
  cardOf,
  filmOf,
  pictureOf,
  type Subject,
  type SubjectCard,
  type SubjectFilm,
  type SubjectPicture,
  type SubjectSound,
  soundOf,
} from '../subject.ts'

/**
 * Selects what the device has accepted and what has neither ended nor was taken back, expired or deleted since, nor lost
 * its picture.
 */
export function inboxOf(app: App, deviceId: string) {
  return reportableOf(app, deviceId).where(hasNotEnded(app.clock.now())).where(hasNotFailed)
}

/** Those of the deliveries that are in the inbox of the device, the newest first. */
export async function listInInbox(app: App, deviceId: string, deliveryIds: string[]): Promise<InboxRow[]> {
  if (deliveryIds.length === 0) return []
  const rows = await readInInbox(app, { deviceId, now: app.clock.now(), deliveryIds })
  return rows.toSorted((one, other) => other.created_at - one.created_at || (one.id < other.id ? 1 : -1))
}

const readInInbox = preparedQuery(
  (app, given: Given<{ deviceId: string; now: number; deliveryIds: string[] }>) =>
    acceptedItems(app)
      .where(isOneOf(app, 'delivery_targets.delivery_id', given.deliveryIds))
      // Without an order, too: for one SQLite reads the whole inbox.
      .where(withoutIndex('delivery_targets.device_id'), '=', given.deviceId)
      .where(hasNotEnded(given.now))
      .where(hasNotFailed)
      .select(itemColumns),
)

/** What a device accepted and has not shown fails only when its picture's file is missing. */
function hasNotFailed({ or, eb }: ExpressionBuilder<Database, 'delivery_targets'>) {
  return or([eb('delivery_targets.failed_at', 'is', null), eb('delivery_targets.shown_at', 'is not', null)])
}

function hasNotEnded(now: number | RawBuilder<number>) {
  return ({ or, eb }: ExpressionBuilder<Database, 'deliveries'>) =>
    or([eb('deliveries.ends_at', 'is', null), eb('deliveries.ends_at', '>', now)])
}

/** With what has ended: a device without a network says later what it showed, and what was answered there. */
export function reportableOf(app: App, deviceId: string) {
  return acceptedItems(app)
    .where('delivery_targets.device_id', '=', deviceId)
    .selectAll('delivery_targets')
    .select(itemColumns)
}

function acceptedItems(app: App) {
  return app.db
    .selectFrom('delivery_targets')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_targets.delivery_id')
    .leftJoin('users', 'users.id', 'deliveries.sender_id')
    .where('delivery_targets.accepted_at', 'is not', null)
    .where('delivery_targets.expired_at', 'is', null)
    .where('deliveries.withdrawn_at', 'is', null)
    .where('deliveries.subject_removed_at', 'is', null)
}

const itemColumns = [
  'delivery_targets.id',
  'delivery_targets.delivery_id',
  'delivery_targets.created_at',
  'delivery_targets.shown_at',
  'delivery_targets.played_at',
  'delivery_targets.filled_at',
  'deliveries.subject_kind',
  'deliveries.subject_id',
  'deliveries.title',
  'deliveries.picture',
  'deliveries.card',
  'deliveries.sound',
  'deliveries.film',
  'deliveries.ends_at',
  'deliveries.backdrop_photo_id',
  'deliveries.backdrop_removed_at',
  'deliveries.sender_id',
  'users.first_name',
  'users.last_name',
  'users.email',
  'users.profile_image_url',
] as const

type InboxRow = Awaited<ReturnType<typeof readInInbox>>[number]

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
  /** The photo of the picture: the subject itself, or what stands behind a note. */
  photoId: string | null
  card: SubjectCard | null
  sound: SubjectSound | null
  film: SubjectFilm | null
  /** Epoch milliseconds; null for what stays. */
  endsAt: number | null
  /** Epoch milliseconds. */
  sentAt: number
  shownAt: number | null
  /** When the device had played its sound to the end. */
  playedAt: number | null
  /** When it was put there as an older one, which is no news; null for what was sent to the device. */
  filledAt: number | null
} & DeliveryUse

type InboxSender = {
  id: string
  name: string
  firstName: string | null
  lastName: string | null
  profileImageUrl: string | null
}

/** Turns rows of `inboxOf` into items, in the same order. */
export async function toInboxItems(app: App, rows: InboxRow[]): Promise<InboxItem[]> {
  const uses = await listUses(
    app,
    rows.map(({ delivery_id }) => delivery_id),
  )
  return rows.map((row) => ({
    id: row.id,
    deliveryId: row.delivery_id,
    kind: row.subject_kind,
    subjectId: row.subject_id,
    title: row.title,
    sender: senderOf(row),
    picture: pictureOf(app, row),
    photoId: row.subject_kind === 'photo' ? row.subject_id : row.backdrop_photo_id,
    card: cardOf(app, row),
    sound: soundOf(app, row),
    film: filmOf(app, row),
    endsAt: row.ends_at,
    sentAt: row.created_at,
    shownAt: row.shown_at,
    playedAt: row.played_at,
    filledAt: row.filled_at,
    ...(uses.get(row.delivery_id) ?? { answers: [], isKnown: false }),
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
