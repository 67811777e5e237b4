import { type RawBuilder, sql } from 'kysely'
import type { ActivityAction } from '#contract/family/activity.ts'
import type { FocalPoint } from '#contract/photos/focal-point.ts'
import type { Photo, PhotoPerson } from '#contract/photos/photos.ts'
import { recordChange } from '../activity/record-change.ts'
import { send } from '../delivery/delivery.service.ts'
import { publishViewsWith, renameSubject, setSubjectRemoved } from '../delivery/inbox/inbox-changes.ts'
import { listProgress, type Progress } from '../delivery/progress.service.ts'
import type { Sender, Sending } from '../delivery/sending.ts'
import { lockSending } from '../delivery/sending.ts'
import type { SubjectPicture } from '../delivery/subject.ts'
import type { Actor } from '../family/actor.ts'
import { publishChange } from '../family/group-live.ts'
import { nameOf } from '../identity/user.ts'
import { days, toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { afterCursor } from '../platform/db/cursor.ts'
import { lockRow } from '../platform/db/lock.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import { setRemoved } from '../platform/db/soft-delete.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { notFound } from '../platform/errors.ts'
import { dueTopic } from '../platform/work/due.ts'
import { captionHas, searchable, searchedWords } from './caption-search.ts'
import { focalPointOf } from './focal-point.ts'
import './photo-people.ts'
import type { PhotoRow } from './photos.tables.ts'
import { pictureKey } from './pictures/picture-files.ts'

/** How long a deleted photo can be restored. */
export const restorableFor = days(1)

type Page = {
  /** The id of the last photo of the page before. */
  before?: string | undefined
  limit?: number | undefined
  /** Words of captions and names. */
  search?: string | undefined
  /** ISO instant. */
  addedBefore?: string | undefined
}

/** Newest first. */
export async function listPhotos(app: App, groupId: string, page: Page): Promise<Photo[]> {
  return toPhotos(app, groupId, await readPage(app, groupId, page))
}

/** As good as none: a page without a limit is the same statement. */
const noLimit = 1_000_000_000

async function readPage(
  app: App,
  groupId: string,
  { before, limit = noLimit, search, addedBefore }: Page,
): Promise<JoinedPhoto[]> {
  const conditions = await searchConditions(app, groupId, search)
  if (addedBefore) conditions.push(sql<boolean>`photos.created_at < ${Date.parse(addedBefore)}`)
  if (conditions.length > 0) {
    let query = pageOf(app, groupId).limit(limit)
    if (before) query = query.where(afterCursor('photos', groupId, before))
    for (const condition of conditions) query = query.where(condition)
    return query.execute()
  }
  return before ? readLaterPage(app, { groupId, before, limit }) : readFirstPage(app, { groupId, limit })
}

const readFirstPage = preparedQuery((app, given: Given<{ groupId: string; limit: number }>) =>
  pageOf(app, given.groupId).limit(given.limit),
)

const readLaterPage = preparedQuery((app, given: Given<{ groupId: string; before: string; limit: number }>) =>
  pageOf(app, given.groupId)
    .where(afterCursor('photos', given.groupId, given.before))
    .limit(given.limit),
)

function pageOf(app: App, groupId: string | RawBuilder<string>) {
  return photosOf(app, groupId)
    .where('photos.removed_at', 'is', null)
    .orderBy('photos.created_at', 'desc')
    .orderBy('photos.id', 'desc')
}

/** A photo is found that has each word in its caption, or in the name of somebody who is on it. */
async function searchConditions(app: App, groupId: string, search = ''): Promise<RawBuilder<boolean>[]> {
  const words = searchedWords(search)
  const named = await app.photoPeople.areNamed(app, groupId, words)
  return words.map((word, index) => sql<boolean>`(${captionHas(word)} or ${named[index] ?? sql`1 = 0`})`)
}

export async function readPhoto(
  app: App,
  { id, family_group_id }: Pick<PhotoRow, 'id' | 'family_group_id'>,
): Promise<Photo> {
  const rows = await readRow(app, { id, groupId: family_group_id })
  const [read] = await toPhotos(app, family_group_id, rows)
  if (!read) throw notFound()
  return read
}

const readRow = preparedQuery((app, given: Given<{ id: string; groupId: string }>) =>
  photosOf(app, given.groupId).where('photos.id', '=', given.id),
)

/** A photo of the group that was not deleted. */
export async function requirePhoto(app: App, groupId: string, photoId: string): Promise<PhotoRow> {
  const row = await findPhoto(app, groupId, photoId)
  if (!row || row.removed_at !== null) throw notFound()
  return row
}

/** Who added the photo, deleted or not. */
export async function findPhotoOwner(app: App, groupId: string, photoId: string): Promise<string | null> {
  const row = await findPhoto(app, groupId, photoId)
  if (!row) throw notFound()
  return row.added_by
}

async function findPhoto(app: App, groupId: string, photoId: string): Promise<PhotoRow | undefined> {
  return app.db
    .selectFrom('photos')
    .where('id', '=', photoId)
    .where('family_group_id', '=', groupId)
    .selectAll()
    .executeTakeFirst()
}

export function changeCaption(
  app: App,
  actor: Actor,
  photoId: string,
  caption: string | null,
): Promise<Photo> {
  return inTransaction(app, async (app) => {
    const photo = await lockPhoto(app, actor.groupId, photoId)
    if (caption !== photo.caption) {
      const caption_search = caption && searchable(caption)
      await app.db.updateTable('photos').set({ caption, caption_search }).where('id', '=', photoId).execute()
      await renameSubject(app, actor.groupId, { kind: 'photo', id: photoId, title: caption })
      await recordPhotoChange(app, actor, { ...photo, caption }, 'photo_caption_changed')
    }
    return readPhoto(app, photo)
  })
}

/** No activity: nobody has to read how a picture is cropped. */
export function setFocalPoint(app: App, actor: Actor, photoId: string, { x, y }: FocalPoint): Promise<Photo> {
  return inTransaction(app, async (app) => {
    const { groupId } = actor
    const photo = await lockPhoto(app, groupId, photoId)
    if (x !== photo.focal_x || y !== photo.focal_y) {
      await app.db.updateTable('photos').set({ focal_x: x, focal_y: y }).where('id', '=', photoId).execute()
      await publishViewsWith(app, groupId, { kind: 'photo', ids: [photoId] })
      publishChange(app, groupId, 'photos')
    }
    return readPhoto(app, photo)
  })
}

/** Hides the photo from every list and screen at once; its files are purged after a day. */
export async function removePhoto(app: App, actor: Actor, photoId: string): Promise<void> {
  await inTransaction(app, async (app) => {
    const photo = await lockPhoto(app, actor.groupId, photoId)
    await setRemoved(app, 'photos', photo, true)
    await setSubjectRemoved(app, actor.groupId, { kind: 'photo', id: photoId }, true)
    await recordPhotoChange(app, actor, photo, 'photo_removed')
    // Its files go soon.
    if (app.disk.isShort()) app.live.publish(dueTopic('photo-purge'), {})
  })
}

/** 404 when the day in which it could be restored is over. */
export function restorePhoto(app: App, actor: Actor, photoId: string): Promise<Photo> {
  return inTransaction(app, async (app) => {
    const photo = await lockRestorable(app, actor.groupId, photoId)
    if (await setRemoved(app, 'photos', photo, false)) {
      await setSubjectRemoved(app, actor.groupId, { kind: 'photo', id: photoId }, false)
      await recordPhotoChange(app, actor, photo, 'photo_restored')
    }
    return readPhoto(app, photo)
  })
}

async function lockPhoto(app: App, groupId: string, photoId: string): Promise<PhotoRow> {
  const photo = await lockRestorable(app, groupId, photoId)
  if (photo.removed_at !== null) throw notFound()
  return photo
}

/** The group's sending is locked first: a delivery of the photo is written before the change, or after it. */
async function lockRestorable(app: App, groupId: string, photoId: string): Promise<PhotoRow> {
  await lockSending(app, groupId)
  const photo = await lockRow(app, 'photos', { id: photoId, family_group_id: groupId })
  if (!photo || !isRestorable(app, photo)) throw notFound()
  return photo
}

function isRestorable(app: App, { removed_at }: PhotoRow): boolean {
  return removed_at === null || removed_at > app.clock.now() - restorableFor
}

export async function sendPhoto(app: App, actor: Actor, photoId: string): Promise<Photo> {
  const { groupId, user } = actor
  await send(app, groupId, async (app) => photoSending(user, await requirePhoto(app, groupId, photoId)))
  return readPhoto(app, { id: photoId, family_group_id: groupId })
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
      picture: pictureOfPhoto(photo),
    },
  }
}

/** The picture that devices show of a photo. */
export function pictureOfPhoto({ object_id, width, height, thumbhash }: PhotoRow): SubjectPicture {
  return { key: pictureKey(object_id, 'device.jpg'), width, height, thumbhash }
}

export function recordPhotoChange(
  app: App,
  actor: Actor,
  { id, caption }: Pick<PhotoRow, 'id' | 'caption'>,
  action: ActivityAction,
): Promise<void> {
  const subject = { kind: 'photo', id, title: caption } as const
  return recordChange(app, { groupId: actor.groupId, by: actor, action, subject })
}

function photosOf(app: App, groupId: string | RawBuilder<string>) {
  return app.db
    .selectFrom('photos')
    .leftJoin('users', 'users.id', 'photos.added_by')
    .where('photos.family_group_id', '=', groupId)
    .select(['photos.id', 'photos.object_id', 'photos.caption', 'photos.created_at', 'photos.taken_at'])
    .select(['photos.width', 'photos.height', 'photos.thumbhash', 'photos.added_by'])
    .select(['photos.focal_x', 'photos.focal_y'])
    .select(['users.first_name', 'users.last_name', 'users.email'])
}

type JoinedPhoto = Awaited<ReturnType<ReturnType<typeof photosOf>['execute']>>[number]

async function toPhotos(app: App, groupId: string, rows: JoinedPhoto[]): Promise<Photo[]> {
  const ids = rows.map(({ id }) => id)
  // At once: PostgreSQL gets both without waiting between them.
  const [progress, people] = await Promise.all([
    listProgress(app, groupId, 'photo', ids),
    app.photoPeople.onPhotos(app, groupId, ids),
  ])
  return rows.map((row) => toPhoto(row, progress.get(row.id), people.get(row.id)))
}

function toPhoto(row: JoinedPhoto, progress: Progress | undefined, people: PhotoPerson[] = []): Photo {
  const sentAt = progress?.firstAcceptedAt ?? null
  const name = nameOf(row)
  return {
    id: row.id,
    objectPath: `/objects/${row.object_id}`,
    caption: row.caption,
    createdAt: toIso(row.created_at),
    takenAt: row.taken_at,
    isSentToAlexa: sentAt !== null,
    sentToAlexaAt: toIso(sentAt),
    width: row.width,
    height: row.height,
    thumbhash: row.thumbhash,
    focalPoint: focalPointOf(row),
    addedBy: row.added_by ? { id: row.added_by, name } : null,
    people,
    delivery: progress?.newest ?? null,
  }
}
