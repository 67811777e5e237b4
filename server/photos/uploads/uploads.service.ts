import type { Readable } from 'node:stream'
import { clipLimits } from '#contract/clips/clips.ts'
import type { User } from '#contract/identity/identity.ts'
import { photoLimits } from '#contract/photos/photos.ts'
import { hours, seconds } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { lockKeys } from '../../platform/db/lock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { forbidden, invalid, notFound, tooLarge } from '../../platform/errors.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { hashToken, newId, newToken } from '../../platform/ids.ts'
import { TooLarge } from '../../platform/storage/storage.ts'
import '../photos.tables.ts'
import {
  incomingKey,
  listParts,
  type OpenUpload,
  partsInOne,
  removeArrivedParts,
  type StoredPart,
  sizeOf,
  uploadMissing,
} from './stored-parts.ts'
import { requireSomeGroup, requireUploadRoom } from './upload-quota.ts'

const uploadPath = '/api/objects/upload'
/** By then every upload and claim has ended; the sweep removes what is left. */
export const sweptAfter = hours(2)
const lease = seconds(30)
const renewedEvery = seconds(5)

export const tooLargeSentence = 'This file is larger than 10 MB. Please choose a smaller one.'

type NewUpload = {
  size?: number | undefined
  contentType?: string | undefined
  isInParts?: boolean | undefined
  isClip?: boolean | undefined
}

/** One file may have so many bytes; the sentence refuses a larger one. */
export const uploadLimits = {
  picture: { most: photoLimits.bytes, sentence: tooLargeSentence },
  clip: {
    most: clipLimits.bytes,
    sentence: 'This video is larger than 60 MB. Please choose a shorter or smaller one.',
  },
}

const inPartsOnly = 'A video comes in parts.'
const sizeMissing = 'Please say how large the file is: it comes in parts.'

/** An address for this person, for one file, valid for ten minutes; for a day where the file comes in parts. */
export async function startUpload(
  app: App,
  user: User,
  origin: string,
  { isInParts = false, isClip = false, ...file }: NewUpload = {},
): Promise<{ uploadURL: string; objectPath: string }> {
  const { most, sentence } = isClip ? uploadLimits.clip : uploadLimits.picture
  if (file.size !== undefined && file.size > most) throw tooLarge(sentence)
  if (isClip && !isInParts) throw invalid(inPartsOnly, [{ path: 'isInParts', message: inPartsOnly }])
  if (isInParts && !file.size) throw invalid(sizeMissing, [{ path: 'size', message: sizeMissing }])
  const { objectId, token } = await addUpload(app, user, { ...file, isInParts })
  const direct = isInParts ? null : await directUrl(app, objectId, file)
  return {
    uploadURL: direct ?? `${origin}${uploadPath}/${token}`,
    objectPath: `/objects/${objectId}`,
  }
}

/** Stores a file that comes with the request itself, for this person to claim. Returns the object's path. */
export async function receiveFile(app: App, user: User, bytes: Readable): Promise<string> {
  const { objectId, token } = await addUpload(app, user)
  await receiveUpload(app, user, token, bytes)
  return `/objects/${objectId}`
}

/** `size` in bytes, where it is known: no more are taken. */
async function addUpload(
  app: App,
  user: User,
  { size = photoLimits.bytes, isInParts = false }: Pick<NewUpload, 'size' | 'isInParts'> = {},
): Promise<{ objectId: string; token: string }> {
  await rateLimit(app, `upload:${user.id}`, { limit: 600, perMs: hours(1) })
  await requireSomeGroup(app, user.id)
  // Refused before the bytes are sent. They are promised room when they come.
  app.disk.reserve(size)()
  const objectId = newId()
  const token = newToken()
  await inTransaction(app, async (app) => {
    await lockKeys(app, `uploads:${user.id}`)
    await requireUploadRoom(app, user.id, size)
    await app.db
      .insertInto('uploads')
      .values({
        object_id: objectId,
        user_id: user.id,
        token_hash: hashToken(token),
        created_at: app.clock.now(),
        bytes: size,
        receiving_until: null,
        received_at: null,
        claimed_at: null,
        arrived: isInParts ? 0 : null,
        kept_until: isInParts ? app.clock.now() + photoLimits.partsFor + sweptAfter : null,
      })
      .execute()
  })
  return { objectId, token }
}

/** A presigned address of the object store, which needs size and type beforehand; null without. */
async function directUrl(
  app: App,
  objectId: string,
  { size, contentType }: { size?: number | undefined; contentType?: string | undefined },
): Promise<string | null> {
  if (!app.storage.presignPut || !size || !contentType) return null
  const expiresInSeconds = photoLimits.uploadFor / 1000
  return app.storage.presignPut(incomingKey(objectId), { contentType, size, expiresInSeconds })
}

/** Stores the bytes. 404 for another person's address, 403 for one that is used or expired. */
export async function receiveUpload(app: App, user: User, token: string, bytes: Readable): Promise<void> {
  const upload = await app.db
    .selectFrom('uploads')
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', user.id)
    .where('arrived', 'is', null)
    .selectAll()
    .executeTakeFirst()
  if (!upload) throw notFound()
  if (app.clock.now() - upload.created_at > photoLimits.uploadFor) throw forbidden('Request has expired')
  if (!(await reserveAddress(app, upload.object_id))) throw forbidden('This upload address has been used.')
  const renewing = setInterval(() => renewAddress(app, upload.object_id), renewedEvery)
  try {
    const received = { bytes: await storeBytes(app, upload, bytes), received_at: app.clock.now() }
    await app.db
      .updateTable('uploads')
      .set({ ...received, receiving_until: null })
      .where('object_id', '=', upload.object_id)
      .execute()
  } catch (error) {
    await freeAddress(app, upload.object_id)
    throw error
  } finally {
    clearInterval(renewing)
  }
  if (!(await isWanted(app, upload.object_id))) await app.storage.remove(incomingKey(upload.object_id))
}

/** Nobody claims it any more: its bytes are removed, and what was promised for it counts no longer. 404 once it was claimed. */
export async function cancelUpload(app: App, user: User, token: string): Promise<{ objectPath: string }> {
  const upload = await app.db
    .selectFrom('uploads')
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', user.id)
    .select('object_id')
    .executeTakeFirst()
  if (!upload || !(await closeUpload(app, upload.object_id))) throw notFound()
  await discardUpload(app, upload.object_id)
  return { objectPath: `/objects/${upload.object_id}` }
}

/** Returns how many there were. */
async function storeBytes(
  app: App,
  { object_id, bytes: limit }: { object_id: string; bytes: number },
  bytes: Readable,
): Promise<number> {
  const release = app.disk.reserve(limit)
  try {
    return await app.storage.receive(incomingKey(object_id), bytes, limit)
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error
    throw limit === photoLimits.bytes ? tooLarge(tooLargeSentence) : invalid(longerThanSaid)
  } finally {
    release()
  }
}

export const longerThanSaid = 'This file is longer than was said. Please upload it again.'

/** True for one request only. Reserved before the bytes come, because several can come at once. */
async function reserveAddress(app: App, objectId: string): Promise<boolean> {
  const taken = await app.db
    .updateTable('uploads')
    .set({ receiving_until: app.clock.now() + lease })
    .where('object_id', '=', objectId)
    .where('received_at', 'is', null)
    .where('claimed_at', 'is', null)
    .where((where) =>
      where.or([
        where('receiving_until', 'is', null),
        // The server that had it has died.
        where('receiving_until', '<=', app.clock.now()),
      ]),
    )
    .returning('object_id')
    .executeTakeFirst()
  return taken !== undefined
}

function renewAddress(app: App, objectId: string): void {
  app.db
    .updateTable('uploads')
    .set({ receiving_until: app.clock.now() + lease })
    .where('object_id', '=', objectId)
    .where('receiving_until', 'is not', null)
    .execute()
    .catch((error) => app.log.warn({ err: error }, 'the lease of an upload could not be renewed'))
}

/** After a broken upload the address can be used again. */
async function freeAddress(app: App, objectId: string): Promise<void> {
  await app.db
    .updateTable('uploads')
    .set({ receiving_until: null })
    .where('object_id', '=', objectId)
    .execute()
}

/** False when the upload was claimed or swept while its bytes were on their way. */
async function isWanted(app: App, objectId: string): Promise<boolean> {
  const upload = await app.db
    .selectFrom('uploads')
    .where('object_id', '=', objectId)
    .where('claimed_at', 'is', null)
    .select('object_id')
    .executeTakeFirst()
  return upload !== undefined
}

/** The bytes that the person has uploaded, to make a photo of; null when they have not arrived. */
export async function readUpload(app: App, user: User, objectId: string): Promise<Buffer | null> {
  const parts = await findParts(app, user, objectId, uploadLimits.picture)
  const bodies: Buffer[] = []
  for (const { key } of parts ?? []) {
    const body = await app.storage.read(key)
    if (!body) return null
    bodies.push(body)
  }
  return parts && (bodies[1] ? Buffer.concat(bodies) : (bodies[0] ?? Buffer.alloc(0)))
}

/** The same to be read piece by piece. `sentence` refuses what has more than `most` bytes. */
export async function openUpload(
  app: App,
  user: User,
  objectId: string,
  limit: { most: number; sentence: string },
): Promise<OpenUpload | null> {
  const parts = await findParts(app, user, objectId, limit)
  return parts && partsInOne(app, parts)
}

async function findParts(
  app: App,
  user: User,
  objectId: string,
  { most, sentence }: { most: number; sentence: string },
): Promise<StoredPart[] | null> {
  const upload = await app.db
    .selectFrom('uploads')
    .where('object_id', '=', objectId)
    .where('user_id', '=', user.id)
    .where('claimed_at', 'is', null)
    .where((where) =>
      where.or([
        where('created_at', '>', app.clock.now() - sweptAfter / 2),
        where('kept_until', '>', app.clock.now() + sweptAfter / 2),
      ]),
    )
    .select(['object_id', 'bytes', 'arrived'])
    .executeTakeFirst()
  if (!upload) throw uploadMissing()
  const parts = upload.arrived === null ? await wholeFile(app, objectId) : await listParts(app, upload)
  if (!parts || sizeOf(parts) <= most) return parts
  await discardUpload(app, objectId)
  throw tooLarge(sentence)
}

async function wholeFile(app: App, objectId: string): Promise<StoredPart[] | null> {
  const key = incomingKey(objectId)
  const size = await app.storage.size(key)
  return size === null ? null : [{ key, start: 0, size }]
}

/**
 * Removes the bytes and closes the upload. Its row stays for the sweep: a presigned address of an
 * object store accepts bytes until it expires, also after the photo was made.
 */
export async function discardUpload(app: App, objectId: string): Promise<void> {
  const upload = await app.db
    .updateTable('uploads')
    .set({ claimed_at: app.clock.now() })
    .where('object_id', '=', objectId)
    .returning('arrived')
    .executeTakeFirst()
  if (upload && upload.arrived !== null) await removeArrivedParts(app, objectId)
  else await app.storage.remove(incomingKey(objectId))
}

/**
 * Closes an upload that is open; false when another request, or the sweep, was faster. Only who closes it may make its
 * files a photo's, or remove them.
 */
export async function closeUpload(app: App, objectId: string): Promise<boolean> {
  const closed = await app.db
    .updateTable('uploads')
    .set({ claimed_at: app.clock.now() })
    .where('object_id', '=', objectId)
    .where('claimed_at', 'is', null)
    .returning('object_id')
    .executeTakeFirst()
  return closed !== undefined
}
