import type { User } from '#contract/identity.ts'
import { type Photo, photoLimits, unreadablePicture } from '#contract/photos.ts'
import { publishChange } from '../family/group-live.ts'
import { findMembership, type Membership } from '../family/membership.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { isUniqueViolation } from '../platform/db/violations.ts'
import { invalid, notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { limitConcurrency, serializeByKey } from '../platform/work/concurrency.ts'
import { readPhoto, recordPhotoActivity } from './photos.service.ts'
import type { PhotoRow } from './photos.tables.ts'
import { discardUpload, pictureKey, readUpload } from './uploads.service.ts'
import { makePicture, type Picture, UnreadablePicture } from './variants.ts'

const objectPath = /^\/objects\/([0-9a-f-]{36})$/

/**
 * Makes a photo of what the person has uploaded. The pictures are whole in the storage before the
 * row is written, so that nothing half is ever shown. The same upload again is the same photo.
 */
export async function addPhoto(
  app: App,
  user: User,
  member: Membership,
  given: { objectPath: string; caption: string | null },
): Promise<Photo> {
  const objectId = objectPath.exec(given.objectPath)?.[1]
  if (!objectId) throw notFound()
  return oneClaim(objectId, () => claimUpload(app, user, member, { objectId, caption: given.caption }))
}

// Whoever waits in line holds no bytes: an original and what is made of it can be 200 MB.
const oneOfTwo = limitConcurrency(2, { maxWaiting: 50 })
const oneClaim = serializeByKey()

async function claimUpload(app: App, user: User, member: Membership, claim: Claim): Promise<Photo> {
  const { objectId } = claim
  const earlier = await findClaimed(app, member, objectId)
  if (earlier) return readPhoto(app, earlier)
  const picture = await oneOfTwo(() => storeUpload(app, user, objectId))
  try {
    const row = await inTransaction(app, (app) => insertPhoto(app, user, member, { ...claim, picture }))
    await discardUpload(app, objectId)
    return readPhoto(app, row)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const twin = await findClaimed(app, member, objectId)
    if (!twin) throw notFound()
    return readPhoto(app, twin)
  }
}

async function findClaimed(app: App, member: Membership, objectId: string): Promise<PhotoRow | undefined> {
  return app.db
    .selectFrom('photos')
    .where('object_id', '=', objectId)
    .where('family_group_id', '=', member.groupId)
    .where('added_by', '=', member.userId)
    .where('removed_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
}

/** Reads, makes and stores; what remains of it in memory are its measures. */
async function storeUpload(app: App, user: User, objectId: string): Promise<Measures> {
  const original = await readUpload(app, user, objectId)
  if (!original) throw invalid('The file has not arrived. Please upload it again.')
  const { files, ...measures } = await readPicture(app, objectId, original)
  const all = [{ name: 'original', body: original }, ...files]
  await Promise.all(all.map(({ name, body }) => app.storage.put(pictureKey(objectId, name), body)))
  return measures
}

async function readPicture(app: App, objectId: string, original: Buffer): Promise<Picture> {
  try {
    return await makePicture(original)
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    await discardUpload(app, objectId)
    throw invalid(refusals[error.reason])
  }
}

const refusals = {
  'not-a-picture': unreadablePicture,
  damaged: unreadablePicture,
  'too-many-pixels': `This picture has more than ${photoLimits.pixels / 1_000_000} megapixels. Please choose a smaller one.`,
}

type Claim = { objectId: string; caption: string | null }
type Measures = Omit<Picture, 'files'>

async function insertPhoto(
  app: App,
  user: User,
  member: Membership,
  claimed: Claim & { picture: Measures },
): Promise<PhotoRow> {
  // The picture took a while: the person may have left the group meanwhile.
  if (!(await findMembership(app, user.id, member.groupId))) throw notFound()
  const row: PhotoRow = {
    id: newId(),
    family_group_id: member.groupId,
    object_id: claimed.objectId,
    caption: claimed.caption,
    width: claimed.picture.width,
    height: claimed.picture.height,
    thumbhash: claimed.picture.thumbhash,
    original_type: claimed.picture.contentType,
    added_by: user.id,
    created_at: app.clock.now(),
    removed_at: null,
    purged_at: null,
  }
  await app.db.insertInto('photos').values(row).execute()
  await recordPhotoActivity(app, user, row, 'photo_uploaded')
  publishChange(app, row.family_group_id, 'photos')
  return row
}
