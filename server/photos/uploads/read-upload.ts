import type { User } from '#contract/identity/identity.ts'
import type { App } from '../../platform/context.ts'
import { tooLarge } from '../../platform/errors.ts'
import '../photos.tables.ts'
import {
  incomingKey,
  listParts,
  type OpenUpload,
  partsInOne,
  type StoredPart,
  sizeOf,
  uploadMissing,
} from './stored-parts.ts'
import { sweptAfter, uploadLimits } from './upload-limits.ts'
import { discardUpload } from './uploads.service.ts'

// What has arrived, to make something of it.

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
