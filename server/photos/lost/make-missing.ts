import { ownTurn } from '../../family/turns.ts'
import { minutes, seconds } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { reportLostFile } from '../../platform/storage/lost-file.ts'
import { type DueWork, dueTopic } from '../../platform/work/due.ts'
import { rowQueue } from '../../platform/work/row-queue.ts'
import { devicePicture, smallerPictures, storeFiles, withAvif } from '../pictures/picture-files.ts'
import { UnreadablePicture } from '../pictures/unreadable-picture.ts'
import type { Picture } from '../pictures/variants.ts'
import { isOver } from '../storage/kept-things.ts'
import { keysIn, type UploadedTable } from '../storage/uploaded.ts'

// Makes picture files of what is in the storage already: those that a release before did not make, and those that were lost.

type PicturedRow = {
  object_id: string
  /** Which files there are, and when to make the others; null: there is nothing to make. */
  variants: number
  variants_due_at: number | null
  removed_at: number | null
  purged_at: number | null
}

type PicturedTable = {
  [Table in UploadedTable]: Database[Table] extends PicturedRow ? Table : never
}[UploadedTable]

/** Where the picture is of which files are made, and where each of them belongs. */
export type Sources = {
  sourceOf(objectId: string): string
  keyOf(objectId: string, name: string): string
}

type Made = Pick<Picture, 'files' | 'focalPoint'>

export type Missing = Sources & {
  /** Of the due work. */
  name: string
  table: PicturedTable
  make(app: App, source: Buffer): Promise<Made>
  /** What else becomes of the row, in a transaction. */
  keep(app: App, id: string, made: Made): Promise<void>
}

/** A pause after each one, so that a small computer is busy with it for a part of the time only. */
const pause = seconds(1)
/** While the disk is short of room. */
const longPause = minutes(5)

function queueOf({ table }: Pick<Missing, 'table'>) {
  return rowQueue({ table, dueAt: 'variants_due_at', leaseMs: minutes(10), limit: 1 })
}

type Row = Awaited<ReturnType<ReturnType<typeof queueOf>['claim']>>[number]

/**
 * Makes the files that rows of earlier releases lack: one row at a time, in turn with the pictures of families. Until then
 * the files that they have are served. After a crash the lease of the one row ends, and its files are made again.
 */
export function missingFilesWork(missing: Missing): DueWork {
  const queue = queueOf(missing)
  return {
    name: missing.name,
    async runBatch(app, now) {
      // They could not be stored.
      if (app.disk.isShort()) return 0
      const [row] = await queue.claim(app, now)
      if (row) await makeMissing(app, missing, row)
      return 0
    },
    async nextAt(app) {
      const next = await queue.nextAt(app)
      // One may be due at 0.
      return next === null ? null : Math.max(next, app.clock.now() + (app.disk.isShort() ? longPause : pause))
    },
  }
}

async function makeMissing(app: App, missing: Missing, row: Row): Promise<void> {
  const { object_id } = row
  try {
    const make = () => makeOfStored(app, missing.sourceOf(object_id), (source) => missing.make(app, source))
    // The source of one that was purged is gone, and not lost.
    const made = isOver(app, row) ? null : await make()
    if (made) await storeFiles(app, made.files, (name) => missing.keyOf(object_id, name))
    await inTransaction(app, (app) => settle(app, missing, row, made))
  } catch (error) {
    app.log.error(
      { err: error, in: missing.table, row: row.id },
      'files of a picture could not be made; trying again later',
    )
  }
}

/** One that was purged meanwhile leaves no files. Its purge begins later than it can be restored. */
async function settle(app: App, missing: Missing, row: Row, made: Made | null): Promise<void> {
  const { table } = missing
  const found = await lockRow(app, table, { id: row.id })
  if (!found || isOver(app, found))
    for (const key of keysIn(app, table, row.object_id)) await app.storage.remove(key)
  const variants = made ? withAvif : row.variants
  const isOurs = await queueOf(missing).settle(app, row, { variants, variants_due_at: null })
  if (made && isOurs) await missing.keep(app, row.id, made)
}

/** What is made of the file. Null when it cannot be made: the file is lost, or is no picture. */
function makeOfStored<Made>(
  app: App,
  key: string,
  make: (source: Buffer) => Promise<Made>,
): Promise<Made | null> {
  return app.claims.decode.run(ownTurn('missing files'), async () => {
    const source = await app.storage.read(key)
    if (!source) {
      await reportLostFile(app, key)
      return null
    }
    try {
      return await make(source)
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error
      app.log.warn({ file: key, reason: error.reason }, 'files of a picture cannot be made')
      return null
    }
  })
}

/**
 * Makes those of the lacking files that can be made, as when the upload was claimed; false where some are still lacking.
 * What has these files was not deleted a moment ago, so it is not purged meanwhile.
 */
export async function makeLacking(
  app: App,
  objectId: string,
  { sourceOf, keyOf }: Sources,
  lacking: string[],
): Promise<boolean> {
  const ofPicture = [devicePicture, ...smallerPictures].map((name) => keyOf(objectId, name))
  // A lost film costs no picture.
  if (!lacking.some((key) => ofPicture.includes(key))) return false
  if (lacking.includes(sourceOf(objectId)) || app.disk.isShort()) return false
  const made = await makeOfStored(app, sourceOf(objectId), app.pictures.makePicture)
  if (!made) return false
  const wanted = made.files.filter(({ name }) => lacking.includes(keyOf(objectId, name)))
  await storeFiles(app, wanted, (name) => keyOf(objectId, name))
  return wanted.length === lacking.length
}

/** The files that an older release had not made could not be made while their source was missing. */
export async function makeRest(app: App, missing: Missing, row: Pick<Row, 'id' | 'variants'>): Promise<void> {
  if (row.variants >= withAvif) return
  const due = { variants_due_at: app.clock.now() }
  await app.db
    .updateTable(missing.table)
    .set(due)
    .where('id', '=', row.id)
    .where('variants_due_at', 'is', null)
    .execute()
  app.live.publish(dueTopic(missing.name), {})
}
