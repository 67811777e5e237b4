import type { FocalPoint } from '#contract/photos/focal-point.ts'
import { type Photo, photoLimits, unreadablePicture } from '#contract/photos/photos.ts'
import { addDelivery } from '../../delivery/add-deliveries.ts'
import { attemptDelivery } from '../../delivery/delivery-attempts.ts'
import type { Actor } from '../../family/actor.ts'
import { requireStillThere } from '../../family/membership.ts'
import type { App } from '../../platform/context.ts'
import { AppError, conflict } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { serializeByKey } from '../../platform/work/concurrency.ts'
import { type FairQueue, fairQueue } from '../../platform/work/fair-queue.ts'
import { searchable } from '../caption-search.ts'
import { photoSending, readPhoto, recordPhotoChange } from '../photos.service.ts'
import type { PhotoRow } from '../photos.tables.ts'
import { bytesIn, pictureKey, storeFiles, withAvif } from '../pictures/picture-files.ts'
import { takenAt } from '../pictures/taken-at.ts'
import { UnreadablePicture } from '../pictures/unreadable-picture.ts'
import type { Picture } from '../pictures/variants.ts'
import { makeRoomInGroup, requireRoomBesideKept } from '../storage/group-quota.ts'
import { lockForSending, sendUnsent } from './claim-and-send.ts'
import { claimUpload, notThere, readOrRefuse, UploadClosed } from './claim-upload.ts'
import { type ComingParts, openComingParts } from './coming-parts.ts'
import { readUpload } from './read-upload.ts'
import { closeUpload } from './uploads.service.ts'

/** Limits of one process. */
export type Claims = {
  /**
   * Pictures of all families in turn. Decoding may need 200 MB, so at most two are in the works at once. Those that wait
   * have not been read into memory yet.
   */
  decode: FairQueue
  /** Two requests that claim the same upload run in turn. */
  inTurn: ReturnType<typeof serializeByKey>
  /** Parts of the same file that come at once. */
  coming: ComingParts
}

declare module '../../platform/context.ts' {
  interface App {
    claims: Claims
  }
}

export function openClaims(): Claims {
  return {
    decode: fairQueue({ limit: 2, mostOfOwner: 100, most: 400, refuse }),
    inTurn: serializeByKey(),
    coming: openComingParts(),
  }
}

const soon = { retryAfterSeconds: 30 }

/** The line is for a minute or two: somebody who waits longer is asked to come back. */
function refuse(full: 'owner' | 'all'): AppError {
  const sentence =
    full === 'owner' ? 'Too many of your pictures are waiting already.' : 'Many families are adding pictures.'
  return new AppError('too_many', 429, `${sentence} Please try again in 30 seconds.`, soon)
}

type NewPhoto = {
  objectPath: string
  caption: string | null
  /** What the sender has chosen as what matters: then the server does not guess. */
  focalPoint?: FocalPoint | undefined
  /** Send it in the transaction that adds it. Where sending rests it is only added, and has no delivery. */
  isSent?: boolean
}

/**
 * Makes a photo of what the person has uploaded. All pictures are in the storage before the row is
 * written, so that every listed photo is complete. The same upload again answers the same photo, and sends nothing twice.
 */
export function addPhoto(app: App, actor: Actor, photo: NewPhoto): Promise<Photo> {
  return claimUpload(app, actor, {
    table: 'photos',
    objectPath: photo.objectPath,
    store: (objectId) => storeUpload(app, actor, objectId),
    insert: (app, objectId, picture) => insertPhoto(app, actor, { ...photo, objectId, picture }),
    async answer({ row, deliveryId }) {
      if (deliveryId) await attemptDelivery(app, deliveryId)
      return readPhoto(app, row)
    },
    answerAgain: (row) => answerAgain(app, actor, row, photo),
  })
}

/** The photo of an earlier claim, as it is now. It is sent if it is to be, and never was. */
async function answerAgain(
  app: App,
  actor: Actor,
  photo: PhotoRow,
  { isSent = false }: NewPhoto,
): Promise<Photo> {
  if (photo.removed_at !== null) throw conflict('This picture was added already, and has been deleted since.')
  if (isSent) await sendUnsent(app, actor, photo)
  return readPhoto(app, photo)
}

/** Stores the original and its variants; returns what the row needs, so that the bytes can be freed. */
async function storeUpload(app: App, actor: Actor, objectId: string): Promise<PictureInfo> {
  const { user } = actor
  const original = await readUpload(app, user, objectId)
  if (!original) throw notThere()
  // Before the work, so that a group without room holds up no other one.
  await requireRoomBesideKept(app, actor.groupId, { bytes: original.length, photos: 1 })
  const { files: made, ...info } = await refuseUnreadable(app, objectId, () =>
    app.pictures.makePicture(original),
  )
  const files = [{ name: 'original', body: original }, ...made]
  const bytes = bytesIn(files)
  await requireRoomBesideKept(app, actor.groupId, { bytes, photos: 1 })
  await storeFiles(app, files, (name) => pictureKey(objectId, name))
  return { ...info, bytes }
}

/** Throws a sentence for the person, and discards the upload, when its bytes are no picture for us. */
export function refuseUnreadable<Result>(
  app: App,
  objectId: string,
  read: () => Promise<Result>,
): Promise<Result> {
  return readOrRefuse(app, objectId, read, sentenceFor)
}

function sentenceFor(error: unknown): string | undefined {
  return error instanceof UnreadablePicture ? refusals[error.reason] : undefined
}

const refusals = {
  'not-a-picture': unreadablePicture,
  damaged:
    'This file is damaged, or only a part of a picture: we cannot read all of it. Please choose another copy of it.',
  'too-many-pixels': `This picture has more than ${photoLimits.pixels / 1_000_000} megapixels. Please choose a smaller one.`,
}

type PictureInfo = Omit<Picture, 'files'> & { bytes: number }

type Inserted = {
  row: PhotoRow
  givenUp: Awaited<ReturnType<typeof makeRoomInGroup>>
  deliveryId: string | null
}

async function insertPhoto(
  app: App,
  actor: Actor,
  {
    objectId,
    caption,
    focalPoint,
    isSent = false,
    picture,
  }: NewPhoto & { objectId: string; picture: PictureInfo },
): Promise<Inserted> {
  const { user, groupId } = actor
  const isToSend = isSent && (await lockForSending(app, actor))
  // Making the pictures takes seconds: the person may have left the group meanwhile, or was signed out.
  await requireStillThere(app, actor, 'photos:add')
  // Where others were faster, the sweep removes the files with the upload.
  const givenUp = await makeRoomInGroup(app, groupId, { bytes: picture.bytes, photos: 1 })
  if (!(await closeUpload(app, objectId))) throw new UploadClosed()
  const point = focalPoint ?? picture.focalPoint
  const row: PhotoRow = {
    id: newId(),
    family_group_id: groupId,
    object_id: objectId,
    caption,
    caption_search: caption && searchable(caption),
    taken_at: takenAt(picture.exif, app.clock.now()),
    width: picture.width,
    height: picture.height,
    thumbhash: picture.thumbhash,
    focal_x: point?.x ?? null,
    focal_y: point?.y ?? null,
    focal_due_at: null,
    focal_attempts: 0,
    original_type: picture.contentType,
    variants: withAvif,
    variants_due_at: null,
    bytes: picture.bytes,
    added_by: user.id,
    created_at: app.clock.now(),
    lost_at: null,
    lost_due_at: null,
    removed_at: null,
    purged_at: null,
  }
  await app.db.insertInto('photos').values(row).execute()
  await recordPhotoChange(app, actor, row, 'photo_uploaded')
  const deliveryId = isToSend ? await addDelivery(app, photoSending(user, row)) : null
  return { row, givenUp, deliveryId }
}
