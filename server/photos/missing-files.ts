import { ownTurn } from '../family/turns.ts'
import { minutes, seconds } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { reportLostFile } from '../platform/storage/lost-file.ts'
import type { DueWork } from '../platform/work/due.ts'
import { rowQueue } from '../platform/work/row-queue.ts'
import { restorableFor } from './photos.service.ts'
import type { PhotoRow } from './photos.tables.ts'
import { pictureKey, removePictures, storePictures, withAvif } from './pictures/picture-files.ts'
import { UnreadablePicture } from './pictures/unreadable-picture.ts'
import type { Picture } from './pictures/variants.ts'

/** A pause after each photo, so that a small computer is busy with it for a part of the time only. */
const pause = seconds(1)
/** While the disk is short of room. */
const longPause = minutes(5)

const queue = rowQueue({ table: 'photos', dueAt: 'variants_due_at', leaseMs: minutes(10), limit: 1 })

/**
 * Makes the files that photos of earlier releases lack: one photo at a time, in turn with the pictures of families.
 * Until then the files that they have are served. After a crash the lease of the one photo ends, and it is made again.
 */
export const missingFiles: DueWork = {
  name: 'missing-files',
  async runBatch(app, now) {
    // They could not be stored.
    if (app.disk.isShort()) return 0
    const [photo] = await queue.claim(app, now)
    if (photo) await makeMissing(app, photo)
    return 0
  },
  async nextAt(app) {
    const next = await queue.nextAt(app)
    return next && Math.max(next, app.clock.now() + (app.disk.isShort() ? longPause : pause))
  },
}

async function makeMissing(app: App, photo: PhotoRow): Promise<void> {
  try {
    const made = await app.claims.decode.run(ownTurn('missing files'), () => makeFiles(app, photo))
    if (made) await storePictures(app, photo.object_id, made.files)
    await inTransaction(app, (app) => settle(app, photo, made))
  } catch (error) {
    app.log.error({ err: error, photo: photo.id }, 'files of a photo could not be made; trying again later')
  }
}

type Made = Pick<Picture, 'files' | 'focalPoint'>

/** Null when they cannot be made: the photo keeps the files that it has. */
async function makeFiles(app: App, { id, object_id }: PhotoRow): Promise<Made | null> {
  const key = pictureKey(object_id, 'original')
  const original = await app.storage.read(key)
  if (!original) {
    await reportLostFile(app, key)
    return null
  }
  try {
    return await app.pictures.makeAvif(original)
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    app.log.warn({ photo: id, reason: error.reason }, 'files of a photo cannot be made')
    return null
  }
}

/** A photo that was purged meanwhile leaves no files. Its purge begins later than it can be restored. */
async function settle(app: App, { id, object_id, variants }: PhotoRow, made: Made | null) {
  const photo = await lockRow(app, 'photos', { id })
  const isGone = !photo || (photo.removed_at ?? Infinity) <= app.clock.now() - restorableFor
  if (isGone) await removePictures(app, object_id)
  const point = photo?.focal_x === null ? made?.focalPoint : null
  const settled = {
    variants: made ? withAvif : variants,
    variants_due_at: null,
    bytes: null,
    // One that somebody has chosen meanwhile stays.
    ...(point && { focal_x: point.x, focal_y: point.y }),
  }
  await app.db.updateTable('photos').set(settled).where('id', '=', id).execute()
}
