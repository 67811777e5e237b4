import { type Clip, clipLimits } from '#contract/clips/clips.ts'
import { addDelivery } from '../delivery/add-deliveries.ts'
import { attemptDelivery } from '../delivery/delivery-attempts.ts'
import type { Actor } from '../family/actor.ts'
import { requireStillThere } from '../family/membership.ts'
import { bytesIn, storeFiles, withAvif } from '../photos/pictures/picture-files.ts'
import type { Picture } from '../photos/pictures/variants.ts'
import { makeRoomInGroup, requireRoomBesideKept } from '../photos/storage/group-quota.ts'
import { refuseUnreadable } from '../photos/uploads/claim.service.ts'
import { lockForSending } from '../photos/uploads/claim-and-send.ts'
import {
  claimUpload,
  newRowOf,
  notThere,
  objectIdOf,
  readOrRefuse,
  UploadClosed,
} from '../photos/uploads/claim-upload.ts'
import { openUpload, readUpload } from '../photos/uploads/read-upload.ts'
import { type OpenUpload, UploadMissing } from '../photos/uploads/stored-parts.ts'
import { uploadLimits } from '../photos/uploads/upload-limits.ts'
import { closeUpload, discardUpload } from '../photos/uploads/uploads.service.ts'
import { requireRoomForRow } from '../platform/budgets/row-budget.ts'
import type { App } from '../platform/context.ts'
import { conflict } from '../platform/errors.ts'
import { filmKey, posterFileKey } from './clip-files.ts'
import { readClip, recordClipChange } from './clips.service.ts'
import type { ClipRow } from './clips.tables.ts'
import { keepPieces } from './mp4/keep-pieces.ts'
import { type ReadFilm, readFilm } from './mp4/read-film.ts'
import { UnplayableFilm } from './mp4/unplayable-film.ts'
import { clipSending, sendUnsent } from './send-clip.ts'

type NewClip = {
  objectPath: string
  posterPath: string
  words: string | null
  /** Send it in the transaction that adds it. Where sending rests it is only added, and has no delivery. */
  isSent?: boolean
}

/**
 * Makes a clip of the film and the picture of it that the person has uploaded. All files are in the storage before the
 * row is written. The same film again is the same clip, and sends nothing twice.
 */
export function addClip(
  app: App,
  actor: Actor,
  { objectPath, posterPath, words, isSent = false }: NewClip,
): Promise<Clip> {
  const posterId = objectIdOf(posterPath)
  return claimUpload(app, actor, {
    table: 'clips',
    objectPath,
    store: (objectId) => storeClip(app, actor, { objectId, posterId }),
    insert: (app, objectId, stored) => insertClip(app, actor, { objectId, words, isSent, stored }),
    async answer({ row, deliveryId }) {
      await discardUpload(app, posterId)
      if (deliveryId) await attemptDelivery(app, deliveryId)
      return readClip(app, row.family_group_id, row.id)
    },
    async answerAgain(row) {
      if (row.removed_at !== null) throw conflict('This video was added already, and has been deleted since.')
      if (isSent) await sendUnsent(app, actor, row)
      return readClip(app, row.family_group_id, row.id)
    },
  })
}

type Stored = Pick<ClipRow, 'duration' | 'width' | 'height' | 'sound' | 'thumbhash' | 'bytes'>

/** The film is read in parts, and what does not play of it is left behind. */
async function storeClip(
  app: App,
  actor: Actor,
  { objectId, posterId }: { objectId: string; posterId: string },
): Promise<Stored> {
  const film = await openUpload(app, actor.user, objectId, uploadLimits.clip)
  if (!film) throw notThere()
  const { duration, width, height, hasSound, pieces } = await readOrRefuse(
    app,
    objectId,
    () => readFilm(film),
    sentenceFor,
  )
  await requireRoomBesideKept(app, actor.groupId, { bytes: film.size, photos: 0 })
  const { files, thumbhash } = await makePoster(app, actor, posterId)
  const bytes = film.size + bytesIn(files)
  await requireRoomBesideKept(app, actor.groupId, { bytes, photos: 0 })
  await storeFiles(app, files, (name) => posterFileKey(objectId, name))
  const release = app.disk.reserve(film.size)
  try {
    await storeFilm(app, objectId, film, pieces)
  } finally {
    release()
  }
  return { duration, width, height, sound: hasSound ? 'aac' : null, thumbhash, bytes }
}

async function makePoster(app: App, { user }: Actor, posterId: string): Promise<Picture> {
  const original = await readUpload(app, user, posterId)
  if (!original) throw posterMissing()
  return refuseUnreadable(app, posterId, () => app.pictures.makePicture(original))
}

/** Another server may have claimed the same film meanwhile, and used it. */
function posterMissing(): UploadMissing {
  const message = 'The picture of the video has not arrived. Please upload it again.'
  return new UploadMissing('invalid', 422, message, { issues: [{ path: 'posterPath', message }] })
}

async function storeFilm(
  app: App,
  objectId: string,
  film: OpenUpload,
  pieces: ReadFilm['pieces'],
): Promise<void> {
  const kept = keepPieces(film.stream(), pieces)
  const stored = await app.storage.receive(filmKey(objectId), kept, clipLimits.bytes, film.size)
  if (stored !== film.size) throw new Error('The upload is shorter than it was')
}

function sentenceFor(error: unknown): string | undefined {
  return error instanceof UnplayableFilm ? refusals[error.reason] : undefined
}

const refusals: Record<UnplayableFilm['reason'], string> = {
  'no-mp4': 'This file is not a video that every device can play. Please choose an MP4.',
  'other-codec':
    'This video is in a form that not every device can play. Please choose one in H.264 with AAC: phones call it “Most compatible”.',
  'not-ready':
    'This video cannot play while it is loading. Please save it for the web (“fast start”), and choose that.',
  damaged: 'This video is damaged: we cannot read all of it. Please choose another copy of it.',
  'hides-some':
    'This video still holds what was cut off. Please save it as a new video after cutting, and choose that.',
  'too-many-pixels': 'This video is larger than 1920 × 1080 pixels. Please choose a smaller one.',
  'too-short': 'This video is too short to be seen. Please choose a longer one.',
  'too-long': 'This video is longer than 30 seconds. Please cut it, and choose the shorter one.',
}

type Inserted = {
  row: ClipRow
  givenUp: Awaited<ReturnType<typeof makeRoomInGroup>>
  deliveryId: string | null
}

async function insertClip(
  app: App,
  actor: Actor,
  {
    objectId,
    words,
    isSent,
    stored,
  }: Pick<NewClip, 'words' | 'isSent'> & { objectId: string; stored: Stored },
): Promise<Inserted> {
  const { user, groupId } = actor
  const isToSend = isSent && (await lockForSending(app, actor))
  // The person may have left the group while the files were stored, or was signed out.
  await requireStillThere(app, actor, 'photos:add')
  const givenUp = await makeRoomInGroup(app, groupId, { bytes: stored.bytes, photos: 0 })
  // Where others were faster, the sweep removes the files with the upload.
  if (!(await closeUpload(app, objectId))) throw new UploadClosed()
  const row: ClipRow = {
    ...newRowOf(app, actor, objectId),
    words,
    ...stored,
    variants: withAvif,
    variants_due_at: null,
  }
  await app.db.insertInto('clips').values(row).execute()
  await requireRoomForRow(app, 'clips', groupId)
  // What is sent at once is told once: the delivery records that.
  const deliveryId = isToSend ? await addDelivery(app, clipSending(user, row)) : null
  if (!isToSend) await recordClipChange(app, actor, row, 'clip_added')
  return { row, givenUp, deliveryId }
}
