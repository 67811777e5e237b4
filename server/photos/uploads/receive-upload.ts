import type { Readable } from 'node:stream'
import type { User } from '#contract/identity/identity.ts'
import { photoLimits } from '#contract/photos/photos.ts'
import { seconds } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { forbidden, invalid, notFound, tooLarge } from '../../platform/errors.ts'
import { hashToken } from '../../platform/ids.ts'
import { TooLarge } from '../../platform/storage/storage.ts'
import '../photos.tables.ts'
import { incomingKey } from './stored-parts.ts'
import { longerThanSaid, tooLargeSentence } from './upload-limits.ts'

// The bytes of a file that comes whole, at an address that takes them once.

const lease = seconds(30)
const renewedEvery = seconds(5)

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
