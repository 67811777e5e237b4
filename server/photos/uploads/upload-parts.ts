import type { Readable } from 'node:stream'
import type { User } from '#contract/identity/identity.ts'
import { photoLimits, type UploadProgress } from '#contract/photos/photos.ts'
import { hours } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { conflict, forbidden, invalid, notFound, tooLarge } from '../../platform/errors.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { hashToken, newId } from '../../platform/ids.ts'
import { TooLarge } from '../../platform/storage/storage.ts'
import '../photos.tables.ts'
import { incomingKey } from './stored-parts.ts'
import { longerThanSaid, sweptAfter } from './upload-limits.ts'

type Upload = { object_id: string; bytes: number; arrived: number }
type Part = { offset: number; bytes: Readable }

/** How much of the file has arrived. 404 for another person's address, 403 for one that has expired. */
export async function readProgress(app: App, user: User, token: string): Promise<UploadProgress> {
  const { bytes, arrived } = await requireUpload(app, user, token)
  return { size: bytes, arrived }
}

/**
 * Adds the bytes that begin at `offset`, all of them or none. Of several that begin there one is added, whichever server
 * it came to: each is stored under an id of its own, and the row of the upload decides. 409 for any other offset.
 */
export async function receivePart(
  app: App,
  user: User,
  token: string,
  { offset, bytes }: Part,
): Promise<UploadProgress> {
  await rateLimit(app, `upload-part:${user.id}`, { limit: 6000, perMs: hours(1) })
  const upload = await requireUpload(app, user, token)
  if (offset !== upload.arrived || offset === upload.bytes) throw elsewhere()
  const coming = { bytes, refusal: elsewhere }
  return app.claims.coming(upload.object_id, coming, () => takePart(app, upload, bytes))
}

async function takePart(app: App, upload: Upload, bytes: Readable): Promise<UploadProgress> {
  const { object_id, arrived } = upload
  const missing = upload.bytes - arrived
  const id = newId()
  // Before the bytes: whatever ends this process, the row says where they are.
  await app.db.insertInto('upload_parts').values({ id, object_id, starts_at: arrived, bytes: null }).execute()
  try {
    const size = await storePart(app, id, bytes, Math.min(missing, photoLimits.mostOfPart))
    if (size < Math.min(missing, photoLimits.leastPart)) throw invalid('This part of the file is too small.')
    return await inTransaction(app, (app) => addPart(app, upload, id, size))
  } catch (error) {
    await forgetPart(app, id)
    throw error
  }
}

async function requireUpload(app: App, user: User, token: string): Promise<Upload> {
  const upload = await app.db
    .selectFrom('uploads')
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', user.id)
    .where('claimed_at', 'is', null)
    .select(['object_id', 'created_at', 'bytes', 'arrived'])
    .executeTakeFirst()
  if (!upload || upload.arrived === null) throw notFound()
  if (app.clock.now() - upload.created_at > photoLimits.partsFor) throw forbidden('Request has expired')
  return { ...upload, arrived: upload.arrived }
}

const partTooLarge = 'This part of the file is too large. Please send smaller ones.'

/** Returns how many bytes there were. */
async function storePart(app: App, id: string, bytes: Readable, most: number): Promise<number> {
  const release = app.disk.reserve(most)
  try {
    return await app.storage.receive(incomingKey(id), bytes, most)
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error
    throw most < photoLimits.mostOfPart ? invalid(longerThanSaid) : tooLarge(partTooLarge)
  } finally {
    release()
  }
}

async function addPart(
  app: App,
  { object_id, bytes, arrived }: Upload,
  id: string,
  size: number,
): Promise<UploadProgress> {
  const now = await lockRow(app, 'uploads', { object_id })
  if (!now || now.claimed_at !== null) throw notFound()
  if (now.arrived !== arrived) throw elsewhere()
  const isWhole = arrived + size === bytes
  const whole = { received_at: app.clock.now(), kept_until: app.clock.now() + sweptAfter }
  await app.db.updateTable('upload_parts').set({ bytes: size }).where('id', '=', id).execute()
  await app.db
    .updateTable('uploads')
    .set({ arrived: arrived + size, ...(isWhole && whole) })
    .where('object_id', '=', object_id)
    .execute()
  return { size: bytes, arrived: arrived + size }
}

/**
 * Leaves a part that belongs to the file: the answer of the database may have been lost after it was added, or while it was
 * being added. The lock waits for that.
 */
async function forgetPart(app: App, id: string): Promise<void> {
  const part = await inTransaction(app, (app) => lockRow(app, 'upload_parts', { id }))
  if (part && part.bytes !== null) return
  await app.storage.remove(incomingKey(id))
  await app.db.deleteFrom('upload_parts').where('id', '=', id).where('bytes', 'is', null).execute()
}

function elsewhere() {
  return conflict('The file goes on at another offset. Please ask how much of it has arrived.')
}
