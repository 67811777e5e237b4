import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Config } from '../config.ts'
import { openForReading } from './open-for-reading.ts'

// What of ours lies beside a database that no server has filled. A server that started there would offer an empty house
// and its first account to anybody, and nobody would know that everything is still there.

export type Places = Pick<Config, 'dataDir' | 'databaseUrl'> & { backup: Pick<Config['backup'], 'folder'> }

/**
 * What is beside a database that was never used, and what to do, in a sentence. Null where nothing of ours is on this
 * machine. Reads only.
 */
export function foundBeside(places: Places): string | null {
  const files = join(places.dataDir, 'files')
  return (
    accountsBeside(places) ??
    sentenceOfPictures(databaseOf(places), holdsPictures(files) ? files : null) ??
    unfinishedRestore(places) ??
    sentenceOfBackup(places)
  )
}

/** For a PostgreSQL without accounts, while the data folder has a database with some. */
export function accountsBeside({ dataDir, databaseUrl }: Places): string | null {
  const file = join(dataDir, 'sunporch.db')
  if (!databaseUrl || !hasAccounts(file)) return null
  return `The PostgreSQL of DATABASE_URL has no accounts, but the database ${file} has some. To move them there: npm run move-to-postgres (docs/operations.md). To go on with them as before, leave DATABASE_URL away. To begin anew instead, move ${file} out of this folder.`
}

/** For an empty database whose bucket holds pictures. */
export function besideBucket(places: Places): string {
  return `${capital(databaseOf(places))} is empty or missing, but there are pictures in the bucket of S3_BUCKET. Restore your last backup (docs/backup.md), or set ${places.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'} as it was. To begin anew instead, set S3_BUCKET to an empty bucket.`
}

/** `files`: null when there are no pictures. */
function sentenceOfPictures(database: string, files: string | null): string | null {
  if (!files) return null
  return `${capital(database)} is empty or missing, but there are pictures in ${files}. Move the data folder aside and restore your last backup (docs/backup.md). To begin anew instead, move ${files} aside.`
}

/** A restore that was killed leaves its scratch folder. While one is under way the folder's lock is held. */
function unfinishedRestore({ dataDir }: Places): string | null {
  const scratch = namesIn(dataDir).find((name) => name.startsWith('.backup-'))
  if (!scratch) return null
  return `A restore into ${dataDir} was not finished. Start it again: npm run restore -- FILE (docs/backup.md). To begin anew instead, remove ${join(dataDir, scratch)}.`
}

function sentenceOfBackup(places: Places): string | null {
  const { folder } = places.backup
  const newest = namesIn(folder)
    .filter((name) => /^sunporch-.*\.tar(\.sealed)?$/.test(name))
    .sort(byTime)
    .at(-1)
  if (!newest) return null
  return `${capital(databaseOf(places))} is empty or missing, but there are backups in ${folder}. To restore the newest: npm run restore -- ${join(folder, newest)} (docs/backup.md). To begin anew instead, move the backups to another folder.`
}

/** By the time in the name, whatever the kind in front of it. */
function byTime(one: string, other: string): number {
  const timeOf = (name: string) => /\d{4}-\d\d-\d\d.*/.exec(name)?.[0] ?? ''
  return timeOf(one) < timeOf(other) ? -1 : 1
}

function databaseOf({ databaseUrl, dataDir }: Places): string {
  return databaseUrl ? 'the PostgreSQL of DATABASE_URL' : `the database ${join(dataDir, 'sunporch.db')}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function holdsPictures(files: string): boolean {
  return namesIn(join(files, 'pictures')).length > 0
}

/** False for a file that cannot be read as a database: what is wrong with it is said where it is used. */
function hasAccounts(file: string): boolean {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) return false
  let database: DatabaseSync | undefined
  try {
    database = openForReading(file)
    return database.prepare('select 1 from users limit 1').get() !== undefined
  } catch {
    return false
  } finally {
    database?.close()
  }
}

/** Empty for what is not there or cannot be read. */
function namesIn(folder: string): string[] {
  try {
    return existsSync(folder) ? readdirSync(folder) : []
  } catch {
    return []
  }
}
