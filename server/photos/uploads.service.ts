import type { Readable } from 'node:stream'
import type { User } from '#contract/identity.ts'
import { photoLimits, pictureWidths } from '#contract/photos.ts'
import { hours, minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { forbidden, notFound, tooLarge } from '../platform/errors.ts'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { hashToken, newId, newToken } from '../platform/ids.ts'
import { TooLarge } from '../platform/storage/storage.ts'
import type { DueWork } from '../platform/work/due.ts'
import { oneByOne } from '../platform/work/one-by-one.ts'
import './photos.tables.ts'

const uploadPath = '/api/objects/upload'
/** After this nobody can be uploading or claiming any more, and what is left is swept. */
const forgottenAfter = hours(2)
const sweepAgainAfter = minutes(5)

export const tooLargeSentence = 'This file is larger than 10 MB. Please choose a smaller one.'

/** The address is for this person alone, for one file, for ten minutes. */
export async function startUpload(
  app: App,
  user: User,
  origin: string,
  file: { size?: number | undefined; contentType?: string | undefined } = {},
): Promise<{ uploadURL: string; objectPath: string }> {
  if (file.size !== undefined && file.size > photoLimits.bytes) throw tooLarge(tooLargeSentence)
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
  return {
    uploadURL: (await directUrl(app, objectId, file)) ?? `${origin}${uploadPath}/${token}`,
    objectPath: `/objects/${objectId}`,
  }
}

/** An object store takes the bytes itself when it can be told their size and type beforehand. */
async function directUrl(
  app: App,
  objectId: string,
  { size, contentType }: { size?: number | undefined; contentType?: string | undefined },
): Promise<string | null> {
  if (!app.storage.presignPut || !size || !contentType) return null
  const expiresInSeconds = photoLimits.uploadFor / 1000
  return app.storage.presignPut(incomingKey(objectId), { contentType, size, expiresInSeconds })
}

/** Takes the bytes. 404 for another person's address, 403 for one that is used or too old. */
export async function receiveUpload(app: App, user: User, token: string, bytes: Readable): Promise<void> {
  const upload = await app.db
    .selectFrom('uploads')
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', user.id)
    .selectAll()
    .executeTakeFirst()
  if (!upload) throw notFound()
  if (app.clock.now() - upload.created_at > photoLimits.uploadFor) throw forbidden('Request has expired')
  if (!(await takeAddress(app, upload.object_id))) throw forbidden('This upload address has been used.')
  try {
    await app.storage.receive(incomingKey(upload.object_id), bytes, photoLimits.bytes)
  } catch (error) {
    await freeAddress(app, upload.object_id)
    if (error instanceof TooLarge) throw tooLarge(tooLargeSentence)
    throw error
  }
  if (!(await isWanted(app, upload.object_id))) await app.storage.remove(incomingKey(upload.object_id))
}

/** True for the one request that may put its bytes there: before they come, because many can come at once. */
async function takeAddress(app: App, objectId: string): Promise<boolean> {
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

/** What broke off may be tried again. */
async function freeAddress(app: App, objectId: string): Promise<void> {
  await app.db.updateTable('uploads').set({ received_at: null }).where('object_id', '=', objectId).execute()
}

/** False for bytes that were so long on their way that the upload was claimed or swept meanwhile. */
async function isWanted(app: App, objectId: string): Promise<boolean> {
  const upload = await app.db
    .selectFrom('uploads')
    .where('object_id', '=', objectId)
    .where('claimed_at', 'is', null)
    .select('object_id')
    .executeTakeFirst()
  return upload !== undefined
}

/** The uploaded bytes that this person may make a photo of; null when they have not arrived. */
export async function readUpload(app: App, user: User, objectId: string): Promise<Buffer | null> {
  const upload = await app.db
    .selectFrom('uploads')
    .where('object_id', '=', objectId)
    .where('user_id', '=', user.id)
    .where('claimed_at', 'is', null)
    .where('created_at', '>', app.clock.now() - forgottenAfter / 2)
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
 * Removes the bytes; nothing can be made of this upload any more. Its row stays for the sweep: the
 * address of an object store takes bytes until it expires, whatever has been made of them.
 */
export async function discardUpload(app: App, objectId: string): Promise<void> {
  await app.db
    .updateTable('uploads')
    .set({ claimed_at: app.clock.now() })
    .where('object_id', '=', objectId)
    .execute()
  await app.storage.remove(incomingKey(objectId))
}

/** Every file that is kept of one photo. */
const pictureNames = ['original', 'device.jpg', ...pictureWidths.map((width) => `w${width}.webp`)]

export function pictureKey(objectId: string, name: string): string {
  return `pictures/${objectId}/${name}`
}

export async function removePictures(app: App, objectId: string): Promise<void> {
  for (const name of pictureNames) await app.storage.remove(pictureKey(objectId, name))
}

function incomingKey(objectId: string): string {
  return `incoming/${objectId}`
}

/** Removes what uploads have left behind: bytes never claimed, and claims that were cut short. */
export const uploadSweep: DueWork = {
  name: 'upload-sweep',
  async runBatch(app, now) {
    const old = await app.db
      .selectFrom('uploads')
      .leftJoin('photos', 'photos.object_id', 'uploads.object_id')
      .where('uploads.created_at', '<=', now - forgottenAfter)
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
    return row?.oldest ? Math.max(row.oldest + forgottenAfter, app.clock.now() + sweepAgainAfter) : null
  },
}
