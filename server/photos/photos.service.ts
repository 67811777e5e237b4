import type { ActivityAction } from '#contract/activity.ts'
import type { User } from '#contract/identity.ts'
import { displayName } from '#contract/identity.ts'
import type { Photo } from '#contract/photos.ts'
import { recordChange } from '../activity/record-change.ts'
import {
  renameSubject,
  type Sender,
  type Sending,
  send,
  setSubjectRemoved,
} from '../delivery/delivery.service.ts'
import { listProgress, type Progress } from '../delivery/progress.service.ts'
import { publishChange } from '../family/group-live.ts'
import { requireMember } from '../family/membership.ts'
import { days, minutes, toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { notFound } from '../platform/errors.ts'
import type { DueWork } from '../platform/work/due.ts'
import { oneByOne } from '../platform/work/one-by-one.ts'
import type { PhotoRow } from './photos.tables.ts'
import { pictureKey, removePictures } from './uploads.service.ts'

type Page = { before?: string | undefined; limit: number }

/** Newest first; `before` is the id of the last photo of the page before. */
export async function listPhotos(app: App, groupId: string, { before, limit }: Page): Promise<Photo[]> {
  let query = photosOf(app, groupId)
    .where('photos.removed_at', 'is', null)
    .orderBy('photos.created_at', 'desc')
    .orderBy('photos.id', 'desc')
    .limit(limit)
  if (before) {
    query = query.where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('photos.created_at', 'photos.id'),
        '<',
        selectFrom('photos as last')
          .where('last.id', '=', before)
          .where('last.family_group_id', '=', groupId)
          .select(['last.created_at', 'last.id'])
          .$asTuple('created_at', 'id'),
      ),
    )
  }
  return toPhotos(app, groupId, await query.execute())
}

export async function readPhoto(app: App, photo: Pick<PhotoRow, 'id' | 'family_group_id'>): Promise<Photo> {
  const rows = await photosOf(app, photo.family_group_id).where('photos.id', '=', photo.id).execute()
  const [read] = await toPhotos(app, photo.family_group_id, rows)
  if (!read) throw notFound()
  return read
}

/** A photo that is there, of this group. */
export async function requirePhoto(app: App, groupId: string, photoId: string): Promise<PhotoRow> {
  const row = await findPhoto(app, groupId, photoId)
  if (!row || row.removed_at !== null) throw notFound()
  return row
}

/** A photo that can still be brought back, or is there anyway. */
export async function requireRestorablePhoto(app: App, groupId: string, photoId: string): Promise<PhotoRow> {
  const row = await findPhoto(app, groupId, photoId)
  if (!row || isGone(app, row)) throw notFound()
  return row
}

function isGone(app: App, { removed_at }: PhotoRow): boolean {
  return removed_at !== null && removed_at <= app.clock.now() - restorableFor
}

async function findPhoto(app: App, groupId: string, photoId: string): Promise<PhotoRow | undefined> {
  return app.db
    .selectFrom('photos')
    .where('id', '=', photoId)
    .where('family_group_id', '=', groupId)
    .selectAll()
    .executeTakeFirst()
}

/** The photo behind a picture's address, if this person may see it. */
export async function requirePicture(app: App, user: User, objectId: string): Promise<PhotoRow> {
  const row = await app.db
    .selectFrom('photos')
    .where('object_id', '=', objectId)
    .where('removed_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  await requireMember(app, user, row.family_group_id, 'group:read')
  return row
}

export async function changeCaption(
  app: App,
  user: User,
  photo: PhotoRow,
  caption: string | null,
): Promise<Photo> {
  if (caption === photo.caption) return readPhoto(app, photo)
  await inTransaction(app, async (app) => {
    await app.db.updateTable('photos').set({ caption }).where('id', '=', photo.id).execute()
    await renameSubject(app, { kind: 'photo', id: photo.id, title: caption })
    await recordPhotoActivity(app, user, { ...photo, caption }, 'photo_caption_changed')
    // The schedule names what it delivers, and says when it is gone.
    publishChange(app, photo.family_group_id, 'photos', 'schedule')
  })
  return readPhoto(app, photo)
}

const restorableFor = days(1)
/** A restore that began in time has ended by then. */
const purgedAfter = restorableFor + minutes(1)
const purgeAgainAfter = minutes(5)

/** The photo leaves every list and screen at once; its files go after a day. */
export async function removePhoto(app: App, user: User, photo: PhotoRow): Promise<void> {
  await setRemoved(app, user, photo, { at: app.clock.now(), action: 'photo_removed' })
}

export async function restorePhoto(app: App, user: User, photo: PhotoRow): Promise<Photo> {
  if (photo.removed_at !== null) await setRemoved(app, user, photo, { at: null, action: 'photo_restored' })
  return readPhoto(app, photo)
}

async function setRemoved(
  app: App,
  user: User,
  photo: PhotoRow,
  { at, action }: { at: number | null; action: ActivityAction },
): Promise<void> {
  await inTransaction(app, async (app) => {
    const changed = await app.db
      .updateTable('photos')
      .set({ removed_at: at })
      .where('id', '=', photo.id)
      .where((where) =>
        at === null
          ? where('removed_at', '>', app.clock.now() - restorableFor)
          : where('removed_at', 'is', null),
      )
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw notFound()
    await setSubjectRemoved(app, photo.family_group_id, { kind: 'photo', id: photo.id }, at !== null)
    await recordPhotoActivity(app, user, photo, action)
    // The schedule names what it delivers, and says when it is gone.
    publishChange(app, photo.family_group_id, 'photos', 'schedule')
  })
}

export async function sendPhoto(app: App, user: User, photo: PhotoRow): Promise<Photo> {
  await send(app, photo.family_group_id, async (app) =>
    photoSending(user, await requirePhoto(app, photo.family_group_id, photo.id)),
  )
  return readPhoto(app, photo)
}

/** What is sent of a photo, by whom. */
export function photoSending(sender: Sender, photo: PhotoRow): Sending {
  return {
    groupId: photo.family_group_id,
    sender,
    action: 'photo_sent_to_alexa',
    subject: {
      kind: 'photo',
      id: photo.id,
      title: photo.caption,
      picture: {
        key: pictureKey(photo.object_id, 'device.jpg'),
        width: photo.width,
        height: photo.height,
        thumbhash: photo.thumbhash,
      },
    },
  }
}

export async function recordPhotoActivity(
  app: App,
  user: User,
  photo: PhotoRow,
  action: ActivityAction,
): Promise<void> {
  await recordChange(app, {
    groupId: photo.family_group_id,
    by: { user },
    action,
    subject: { kind: 'photo', id: photo.id, title: photo.caption },
  })
}

/** Takes the files of deleted photos away when nobody can bring them back any more. */
export const photoPurge: DueWork = {
  name: 'photo-purge',
  async runBatch(app, now) {
    const due = await app.db
      .selectFrom('photos')
      .where('removed_at', '<=', now - purgedAfter)
      .where('purged_at', 'is', null)
      .select(['id', 'object_id'])
      .execute()
    return oneByOne(app, due, async ({ id, object_id }) => {
      // First the files: what is not said to be purged is tried again.
      await removePictures(app, object_id)
      await app.db.updateTable('photos').set({ purged_at: now, caption: null }).where('id', '=', id).execute()
    })
  },
  async nextAt(app) {
    const row = await app.db
      .selectFrom('photos')
      .where('removed_at', 'is not', null)
      .where('purged_at', 'is', null)
      .select((select) => select.fn.min('removed_at').as('oldest'))
      .executeTakeFirst()
    return row?.oldest ? Math.max(row.oldest + purgedAfter, app.clock.now() + purgeAgainAfter) : null
  },
}

function photosOf(app: App, groupId: string) {
  return app.db
    .selectFrom('photos')
    .leftJoin('users', 'users.id', 'photos.added_by')
    .where('photos.family_group_id', '=', groupId)
    .selectAll('photos')
    .select(['users.first_name', 'users.last_name', 'users.email'])
}

type JoinedPhoto = Awaited<ReturnType<ReturnType<typeof photosOf>['execute']>>[number]

async function toPhotos(app: App, groupId: string, rows: JoinedPhoto[]): Promise<Photo[]> {
  const progress = await listProgress(
    app,
    groupId,
    'photo',
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toPhoto(row, progress.get(row.id)))
}

function toPhoto(row: JoinedPhoto, progress: Progress | undefined): Photo {
  const sentAt = progress?.firstAcceptedAt ?? null
  const name = displayName({ firstName: row.first_name, lastName: row.last_name, email: row.email })
  return {
    id: row.id,
    objectPath: `/objects/${row.object_id}`,
    caption: row.caption,
    createdAt: toIso(row.created_at),
    isSentToAlexa: sentAt !== null,
    sentToAlexaAt: toIso(sentAt),
    width: row.width,
    height: row.height,
    thumbhash: row.thumbhash,
    addedBy: row.added_by ? { id: row.added_by, name } : null,
    delivery: progress?.newest ?? null,
  }
}
