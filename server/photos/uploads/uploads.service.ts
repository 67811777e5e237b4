import type { Readable } from 'node:stream'
import type { User } from '#contract/identity.ts'
import { photoLimits } from '#contract/photos.ts'
import { hours, minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { forbidden, notFound, tooLarge } from '../../platform/errors.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { hashToken, newId, newToken } from '../../platform/ids.ts'
import { TooLarge } from '../../platform/storage/storage.ts'
import type { DueWork } from '../../platform/work/due.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import '../photos.tables.ts'
import { removePictures } from '../pictures/picture-files.ts'

const uploadPath = '/api/objects/upload'
/** By then every upload and claim has ended; the sweep removes what is left. */
const sweptAfter = hours(2)
const sweepAgainAfter = minutes(5)

export const tooLargeSentence = 'This file is larger than 10 MB. Please choose a smaller one.'

/** An address for this person, for one file, valid for ten minutes. */
export async function startUpload(
  app: App,
  user: User,
  origin: string,
  file: { size?: number | undefined; contentType?: string | undefined } = {},
): Promise<{ uploadURL: string; objectPath: string }> {
  if (file.size !== undefined && file.size > photoLimits.bytes) throw tooLarge(tooLargeSentence)
  const { objectId, token } = await addUpload(app, user)
  return {
    uploadURL: (await directUrl(app, objectId, file)) ?? `${origin}${uploadPath}/${token}`,
    objectPath: `/objects/${objectId}`,
  }
}

/** Stores a file that comes with the request itself, for this person to claim. Returns the object's path. */
export async function receiveFile(app: App, user: User, bytes: Readable): Promise<string> {
  const { objectId, token } = await addUpload(app, user)
  await receiveUpload(app, user, token, bytes)
  return `/objects/${objectId}`
}

async function addUpload(app: App, user: User): Promise<{ objectId: string; token: string }> {
  await rateLimit(app, `upload:${user.id}`, { limit: 600, perMs: hours(1) })
  const objectId = newId()
  const token = newToken()
  await app.db
    .insertInto('uploads')
    .values({
      object_id: objectId,
      user_id: user.id,
      token_hash: hashToken(token),
      created_at: app.clock.now(),
      received_at: null,
      claimed_at: null,
    })
    .execute()
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
    .selectAll()
    .executeTakeFirst()
  if (!upload) throw notFound()
  if (app.clock.now() - upload.created_at > photoLimits.uploadFor) throw forbidden('Request has expired')
  if (!(await reserveAddress(app, upload.object_id))) throw forbidden('This upload address has been used.')
  try {
    await app.storage.receive(incomingKey(upload.object_id), bytes, photoLimits.bytes)
  } catch (error) {
    await freeAddress(app, upload.object_id)
    if (error instanceof TooLarge) throw tooLarge(tooLargeSentence)
    throw error
  }
  if (!(await isWanted(app, upload.object_id))) await app.storage.remove(incomingKey(upload.object_id))
}

/** True for one request only. Reserved before the bytes come, because several can come at once. */
async function reserveAddress(app: App, objectId: string): Promise<boolean> {
  const taken = await app.db
    .updateTable('uploads')
    .set({ received_at: app.clock.now() })
    .where('object_id', '=', objectId)
    .where('received_at', 'is', null)
    .where('claimed_at', 'is', null)
    .returning('object_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** After a broken upload the address can be used again. */
async function freeAddress(app: App, objectId: string): Promise<void> {
  await app.db.updateTable('uploads').set({ received_at: null }).where('object_id', '=', objectId).execute()
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
  const upload = await app.db
    .selectFrom('uploads')
    .where('object_id', '=', objectId)
    .where('user_id', '=', user.id)
    .where('claimed_at', 'is', null)
    .where('created_at', '>', app.clock.now() - sweptAfter / 2)
    .select('object_id')
    .executeTakeFirst()
  if (!upload) throw notFound()
  const size = await app.storage.size(incomingKey(objectId))
  if (size === null) return null
  if (size > photoLimits.bytes) {
    await discardUpload(app, objectId)
    throw tooLarge(tooLargeSentence)
  }
  return app.storage.read(incomingKey(objectId))
}

/**
 * Removes the bytes and closes the upload. Its row stays for the sweep: a presigned address of an
 * object store accepts bytes until it expires, also after the photo was made.
 */
export async function discardUpload(app: App, objectId: string): Promise<void> {
  await app.db
    .updateTable('uploads')
    .set({ claimed_at: app.clock.now() })
    .where('object_id', '=', objectId)
    .execute()
  await app.storage.remove(incomingKey(objectId))
}

function incomingKey(objectId: string): string {
  return `incoming/${objectId}`
}

/** Removes bytes that were never claimed, and the files of claims that were interrupted. */
export const uploadSweep: DueWork = {
  name: 'upload-sweep',
  async runBatch(app, now) {
    const old = await app.db
      .selectFrom('uploads')
      .leftJoin('photos', 'photos.object_id', 'uploads.object_id')
      .where('uploads.created_at', '<=', now - sweptAfter)
      .select(['uploads.object_id', 'photos.id as photo_id'])
      .execute()
    return oneByOne(app, old, async ({ object_id, photo_id }) => {
      if (photo_id === null) await removePictures(app, object_id)
      await app.storage.remove(incomingKey(object_id))
      await app.db.deleteFrom('uploads').where('object_id', '=', object_id).execute()
    })
  },
  async nextAt(app) {
    const row = await app.db
      .selectFrom('uploads')
      .select((select) => select.fn.min('created_at').as('oldest'))
      .executeTakeFirst()
    return row?.oldest ? Math.max(row.oldest + sweptAfter, app.clock.now() + sweepAgainAfter) : null
  },
}
