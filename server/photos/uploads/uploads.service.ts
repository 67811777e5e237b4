import type { Readable } from 'node:stream'
import type { User } from '#contract/identity/identity.ts'
import { photoLimits } from '#contract/photos/photos.ts'
import { hours } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { lockKeys } from '../../platform/db/lock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { invalid, notFound, tooLarge } from '../../platform/errors.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { hashToken, newId, newToken } from '../../platform/ids.ts'
import '../photos.tables.ts'
import { receiveUpload } from './receive-upload.ts'
import { incomingKey, removeArrivedParts } from './stored-parts.ts'
import { sweptAfter, uploadLimits } from './upload-limits.ts'
import { requireSomeGroup, requireUploadRoom } from './upload-quota.ts'

const uploadPath = '/api/objects/upload'
type NewUpload = {
  size?: number | undefined
  contentType?: string | undefined
  isInParts?: boolean | undefined
  isClip?: boolean | undefined
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
