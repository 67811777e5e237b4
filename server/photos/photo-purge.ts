import { minutes, seconds } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { DueWork } from '../platform/work/due.ts'
import { oneByOne } from '../platform/work/one-by-one.ts'
import './photo-people.ts'
import { restorableFor } from './photos.service.ts'
import type { PhotoRow } from './photos.tables.ts'
import { removePictures } from './pictures/picture-files.ts'

/** A grace period for a restore that is in progress at the deadline. */
const purgedAfter = restorableFor + minutes(1)
const retryAfter = minutes(5)
/** How long a deleted photo can be restored while the disk is short of room. */
const spareFor = minutes(2)

/** Removes the files of deleted photos when they cannot be restored any more. */
export const photoPurge: DueWork = {
  name: 'photo-purge',
  async runBatch(app, now) {
    const due = await app.db
      .selectFrom('photos')
      .where('removed_at', '<=', now - purgedAfter)
      .where('purged_at', 'is', null)
      .select(['id', 'object_id'])
      .execute()
    // First what needs no write beforehand: that makes room, perhaps enough.
    const purged = await purgePhotos(app, due)
    if (!app.disk.isShort()) return purged
    const ended = await endRestoring(app, await deletedUntil(app, now - spareFor))
    return purged + (await purgePhotos(app, ended))
  },
  async nextAt(app) {
    const row = await app.db
      .selectFrom('photos')
      .where('removed_at', 'is not', null)
      .where('purged_at', 'is', null)
      .select((select) => select.fn.min('removed_at').as('oldest'))
      .executeTakeFirst()
    if (!row?.oldest) return null
    const now = app.clock.now()
    const dueAt = row.oldest + purgedAfter
    // One whose files could not be removed is tried again later.
    if (dueAt <= now || !app.disk.isShort()) return Math.max(dueAt, now + retryAfter)
    return Math.max(row.oldest + spareFor, now + seconds(1))
  },
}

function deletedUntil(app: App, latest: number) {
  return app.db
    .selectFrom('photos')
    .where('removed_at', '<=', latest)
    .where('removed_at', '>', app.clock.now() - purgedAfter)
    .where('purged_at', 'is', null)
    .select(['id', 'object_id', 'removed_at'])
    .execute()
}

type Purged = Pick<PhotoRow, 'id' | 'object_id'>
type Deleted = Pick<PhotoRow, 'id' | 'object_id' | 'removed_at'>

/** Of photos that cannot be restored any more. Returns how many. One that fails is purged later. */
export async function purgePhotos(app: App, photos: Purged[]): Promise<number> {
  const emptied: Purged[] = []
  // All files first: on a full disk they are the room in which the rows are written. After a crash the rows are still due.
  await oneByOne(app, photos, async (photo) => {
    await removePictures(app, photo.object_id)
    emptied.push(photo)
  })
  return oneByOne(app, emptied, (photo) => inTransaction(app, (app) => forgetPhoto(app, photo)))
}

/** The files of all photos of a group that is deleted for good. */
export async function removeFilesOf(app: App, groupId: string): Promise<void> {
  const photos = await app.db
    .selectFrom('photos')
    .where('family_group_id', '=', groupId)
    .select('object_id')
    .execute()
  for (const { object_id } of photos) await removePictures(app, object_id)
}

async function forgetPhoto(app: App, { id }: Purged): Promise<void> {
  const purged = { purged_at: app.clock.now(), caption: null, caption_search: null, taken_at: null }
  await app.db.updateTable('photos').set(purged).where('id', '=', id).execute()
  await app.photoPeople.forgetPhoto(app, id)
}

/**
 * Ends the time in which these deleted photos can be restored, because their room is needed, and returns them. One that
 * was restored meanwhile is left out, also where it was deleted again.
 */
export async function endRestoring<Photo extends Deleted>(app: App, photos: Photo[]): Promise<Photo[]> {
  const ended: Photo[] = []
  for (const photo of photos) {
    // Each on its own, so that none is locked while another is waited for.
    const { numUpdatedRows } = await inTransaction(app, (app) =>
      app.db
        .updateTable('photos')
        .set({ removed_at: app.clock.now() - purgedAfter })
        .where('id', '=', photo.id)
        .where('removed_at', '=', photo.removed_at)
        .executeTakeFirst(),
    )
    if (numUpdatedRows > 0n) ended.push(photo)
  }
  return ended
}
