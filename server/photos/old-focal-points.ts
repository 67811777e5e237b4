import client from 'prom-client'
import type { FocalPoint } from '#contract/photos/focal-point.ts'
import { ownTurn } from '../family/turns.ts'
import { days, hours, minutes, seconds } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { reportLostFile } from '../platform/storage/lost-file.ts'
import type { DueWork } from '../platform/work/due.ts'
import { rowQueue } from '../platform/work/row-queue.ts'
import type { PhotoRow } from './photos.tables.ts'
import { pictureKey, webpWidths } from './pictures/picture-files.ts'
import { UnreadablePicture } from './pictures/unreadable-picture.ts'

/** A pause after each batch, so that a small computer is busy with it for a part of the time only. */
const pause = seconds(2)

const queue = rowQueue({
  table: 'photos',
  dueAt: 'focal_due_at',
  leaseMs: minutes(10),
  limit: 5,
  retryAfter: [hours(1), days(1)],
})

export const oldPoints = new client.Counter({
  name: 'sunporch_old_focal_points_total',
  help: 'Photos from before there were focal points, by what became of the search: found, none, failed, or given_up after three failures.',
  labelNames: ['outcome'],
  registers: [],
})

/**
 * Finds the point that matters in photos of earlier releases: the server's guess, as at the upload. It tells nobody:
 * screens have it with their next list. After a crash the lease of the batch ends, and its photos are tried again.
 */
export const oldFocalPoints: DueWork = {
  name: 'old-focal-points',
  async runBatch(app, now) {
    for (const photo of await queue.claim(app, now)) await findPointOf(app, photo)
    return 0
  },
  async nextAt(app) {
    const next = await queue.nextAt(app)
    return next === null ? null : Math.max(next, app.clock.now() + pause)
  },
}

async function findPointOf(app: App, photo: PhotoRow): Promise<void> {
  try {
    const isNeeded = photo.focal_x === null && photo.purged_at === null
    const point = isNeeded ? await guess(app, photo) : null
    await settle(app, photo, point)
    if (isNeeded) oldPoints.inc({ outcome: point ? 'found' : 'none' })
  } catch (error) {
    await fail(app, photo, error)
  }
}

async function guess(app: App, { object_id }: PhotoRow): Promise<FocalPoint | null> {
  const key = pictureKey(object_id, `w${webpWidths[0]}.webp`)
  const file = await app.storage.read(key)
  if (!file) {
    await reportLostFile(app, key)
    throw new Error('The file is not there')
  }
  return app.claims.decode.run(ownTurn('old focal points'), () => app.pictures.findPoint(file))
}

async function settle(app: App, { id, focal_due_at }: PhotoRow, point: FocalPoint | null): Promise<void> {
  await inTransaction(app, async (app) => {
    const photo = await lockRow(app, 'photos', { id })
    // Another server has it since the lease ended.
    if (!photo || photo.focal_due_at !== focal_due_at) return
    // One that somebody has chosen meanwhile stays.
    const found = point && photo.focal_x === null ? { focal_x: point.x, focal_y: point.y } : {}
    await app.db
      .updateTable('photos')
      .set({ ...found, focal_due_at: null })
      .where('id', '=', id)
      .execute()
  })
}

/** What cannot be read today can perhaps be tomorrow; a damaged file never. */
async function fail(app: App, photo: PhotoRow, error: unknown): Promise<void> {
  const attempts = photo.focal_attempts + 1
  const next = error instanceof UnreadablePicture ? null : queue.retryAt(app, attempts)
  app.log.warn({ err: error, photo: photo.id, attempts }, 'what matters on an old photo was not found')
  oldPoints.inc({ outcome: next === null ? 'given_up' : 'failed' })
  await queue.settle(app, photo, { focal_due_at: next, focal_attempts: attempts })
}
