import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '../../platform/context.ts'
import { thingTables } from '../database/things.ts'
import { addReleased } from '../file/released.ts'
import { findKeptFolder, listKept, removeKept } from './kept-folder.ts'

const askedAtOnce = 500

/**
 * Gives up what daily backups keep of deleted photos, when its room is needed. Only links on the disk of the data folder
 * take room there, and those of deleted photos have no other name. Returns how many files.
 */
export async function releaseDeleted(app: App): Promise<number> {
  const { config } = app
  const folder = findKeptFolder(config)
  if (config.s3 || !folder) return 0
  const { dev } = await stat(config.dataDir)
  if ((await stat(folder)).dev !== dev) return 0
  const alone = []
  for (const kept of await listKept(folder)) {
    const found = await stat(kept.path).catch(() => null)
    if (found?.nlink === 1 && !existsSync(join(config.dataDir, kept.name))) alone.push(kept)
  }
  const purged = await findPurged(
    app,
    alone.map(({ name }) => objectIdIn(name)),
  )
  const released = alone.filter(({ name }) => purged.has(objectIdIn(name)))
  if (released.length === 0) return 0
  await addReleased(
    folder,
    released.map(({ name }) => name),
  )
  for (const { path } of released) await removeKept(path)
  return released.length
}

/** That a file is missing does not mean that somebody deleted it: it may have been lost, and be needed from here. */
async function findPurged(app: App, objectIds: string[]): Promise<Set<string>> {
  const purged = new Set<string>()
  const ids = [...new Set(objectIds)]
  for (let from = 0; from < ids.length; from += askedAtOnce) {
    const some = ids.slice(from, from + askedAtOnce)
    for (const table of ['photos', ...thingTables] as const) {
      const rows = await app.db
        .selectFrom(table)
        .where('object_id', 'in', some)
        .where('purged_at', 'is not', null)
        .select('object_id')
        .execute()
      for (const { object_id } of rows) purged.add(object_id)
    }
  }
  return purged
}

/** Of `files/pictures/<id>/<name>`, `files/voices/<id>/voice.mp3`, `files/clips/<id>/…` or `files/recordings/<id>/…`. */
function objectIdIn(name: string): string {
  return name.split('/')[2] ?? ''
}
