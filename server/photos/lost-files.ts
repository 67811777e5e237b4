import { sql } from 'kysely'
import { failLost, healLost } from '../delivery/lost-subject.ts'
import { lockSending } from '../delivery/sending.ts'
import { ownTurn } from '../family/turns.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { type DueWork, dueTopic } from '../platform/work/due.ts'
import { rowQueue } from '../platform/work/row-queue.ts'
import { missingFiles } from './missing-files.ts'
import type { PhotoRow } from './photos.tables.ts'
import {
  devicePicture,
  objectOfPictureKey,
  pictureKey,
  storedNames,
  storePictures,
  withAvif,
} from './pictures/picture-files.ts'
import { UnreadablePicture } from './pictures/unreadable-picture.ts'

/** How often it is looked whether the files are back. */
const lookAfter = minutes(10)

const queue = rowQueue({ table: 'photos', dueAt: 'lost_due_at', leaseMs: lookAfter, limit: 20 })

/** Remembers that a file of a photo is missing. Without the one that devices show, what waits to be shown has failed. */
export async function recordLostFile(app: App, key: string): Promise<void> {
  const objectId = objectOfPictureKey(key)
  if (objectId === null) return
  const photo = await app.db
    .selectFrom('photos')
    .where('object_id', '=', objectId)
    .where('removed_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
  if (!photo) return
  await inTransaction(app, async (app) => {
    await lockSending(app, photo.family_group_id)
    const now = app.clock.now()
    await app.db
      .updateTable('photos')
      .set({ lost_at: now, lost_due_at: now + lookAfter })
      .where('id', '=', photo.id)
      .where('lost_at', 'is', null)
      .execute()
    if (key === pictureKey(objectId, devicePicture))
      await failLost(app, { groupId: photo.family_group_id, kind: 'photo', id: photo.id })
  })
}

/** Looks whether missing files are back, makes again what can be made of the original, and then sends on. */
export const lostFilesWork: DueWork = {
  name: 'lost-files',
  async runBatch(app, now) {
    const photos = await queue.claim(app, now)
    for (const photo of photos) {
      try {
        await look(app, photo)
      } catch (error) {
        app.log.error({ err: error, photo: photo.id }, 'could not look for missing files; trying again later')
      }
    }
    return photos.length
  },
  nextAt: queue.nextAt,
}

async function look(app: App, photo: PhotoRow): Promise<void> {
  let lacking = photo.removed_at === null ? await namesLacking(app, photo) : []
  if (await makeAgain(app, photo, lacking)) lacking = []
  if (lacking.includes(devicePicture)) return
  await inTransaction(app, async (app) => {
    await lockSending(app, photo.family_group_id)
    await healLost(app, { groupId: photo.family_group_id, kind: 'photo', id: photo.id })
    if (lacking.length > 0) return
    await queue.settle(app, photo, { lost_at: null, lost_due_at: null })
    if (photo.variants < withAvif) await makeRest(app, photo)
  })
}

/**
 * Makes the files that are lacking of the original, if that is there, as the photo was claimed. It was not deleted a moment
 * ago, so it is not purged meanwhile.
 */
async function makeAgain(app: App, { id, object_id }: PhotoRow, lacking: string[]): Promise<boolean> {
  if (lacking.length === 0 || lacking.includes('original') || app.disk.isShort()) return false
  const original = await app.storage.read(pictureKey(object_id, 'original'))
  if (!original) return false
  try {
    const { files } = await app.claims.decode.run(ownTurn('missing files'), () =>
      app.pictures.makePicture(original),
    )
    await storePictures(
      app,
      object_id,
      files.filter(({ name }) => lacking.includes(name)),
    )
    return true
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    app.log.warn({ photo: id, reason: error.reason }, 'files of a photo cannot be made')
    return false
  }
}

/** The files that an older release had not made could not be made while the original was missing. */
async function makeRest(app: App, { id }: PhotoRow): Promise<void> {
  const due = { variants_due_at: app.clock.now() }
  await app.db
    .updateTable('photos')
    .set(due)
    .where('id', '=', id)
    .where('variants_due_at', 'is', null)
    .execute()
  app.live.publish(dueTopic(missingFiles.name), {})
}

async function namesLacking(app: App, { object_id, variants }: PhotoRow): Promise<string[]> {
  const names = storedNames(variants)
  const sizes = await Promise.all(names.map((name) => app.storage.size(pictureKey(object_id, name))))
  return names.filter((_, index) => sizes[index] === null)
}

/** For whoever runs the server: how many photos or voices lack files, since when, and some of their ids. */
export async function readLostFiles(app: App, table: 'photos' | 'voices'): Promise<LostFiles> {
  const { rows } = await sql<{ id: string; lost_at: number | null }>`
    select id, lost_at from ${sql.table(table)} where lost_due_at is not null order by lost_at desc
  `.execute(app.db)
  const since = rows.at(-1)?.lost_at ?? null
  return { count: rows.length, since: since && Number(since), ids: rows.slice(0, 10).map(({ id }) => id) }
}

export type LostFiles = { count: number; since: number | null; ids: string[] }
