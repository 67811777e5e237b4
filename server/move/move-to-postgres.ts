import { existsSync, statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { findSecretKey } from '../backup/commands/secret-key-of.ts'
import {
  listFaceKeys,
  listOldYearKeys,
  listPhotoObjects,
  type Query,
  readContents,
} from '../backup/database/contents.ts'
import { onPostgres } from '../backup/database/postgres-copy.ts'
import { onSqliteCopy } from '../backup/database/sqlite-copy.ts'
import { listThings } from '../backup/database/things.ts'
import { secretKeyName } from '../backup/file/about.ts'
import { openTarget } from '../backup/pictures.ts'
import { BackupTrouble } from '../backup/trouble.ts'
import { migrations } from '../migrations/all.ts'
import { pictureKey } from '../photos/pictures/picture-files.ts'
import type { Config } from '../platform/config.ts'
import { findMoved, movedName } from '../platform/db/moved.ts'
import { lockFolder } from '../platform/folder-lock.ts'
import { openSqliteIn } from '../platform/open.ts'
import { databaseTrouble, waitFor } from '../platform/start-trouble.ts'
import { syncFolder } from '../platform/storage/folder.ts'
import { copyFiles, listKeys, listMissing } from './copy-files.ts'
import { chunksOf, examineSource, type Source } from './source-tables.ts'
import {
  beginMove,
  countCopied,
  digestOf,
  endMove,
  forgetState,
  insertChunk,
  keepState,
  lastCopied,
  requireMark,
  requireTarget,
  type Target,
} from './target-tables.ts'

export type MoveJob = {
  config: Config
  /** Leaves NUL characters out, which PostgreSQL cannot store. Without that, one of them is enough to refuse all. */
  withoutNul: boolean
  onStep(text: string): void
  onRows(done: number, of: number): void
  onFiles(done: number, of: number): void
}

export type Moved = {
  tables: number
  rows: number
  /** The number of files in the bucket; null when they stay in the folder. */
  files: number | null
  /** Keys of pictures that the database names, and that neither the folder has nor the bucket. */
  missing: string[]
  /** Where the SQLite database is kept. */
  kept: string
  /** Whether the secret key is in the data folder, not in the environment. */
  hasSecretKey: boolean
}

/**
 * Moves the database of a data folder to PostgreSQL, and its files to S3 where that is configured. Can be killed at any
 * moment and called again.
 */
export async function moveToPostgres(job: MoveJob): Promise<Moved> {
  const { config } = job
  const { dataDir, databaseUrl } = config
  if (!databaseUrl)
    throw new BackupTrouble(
      'Set DATABASE_URL to an empty database of PostgreSQL, to which the data are moved.',
    )
  const file = requireSource(dataDir)
  const unlock = lockFolder(dataDir)
  try {
    const key = await requireOneKey(config)
    await requireBucket(config)
    return await onPostgres(databaseUrl, async (client, query) => {
      const target = { client, query, databaseUrl }
      const moved = file === databaseIn(dataDir) ? null : file
      await requireTarget(target, { fingerprint: key.fingerprint, moved })
      if (!moved) await bringUpToDate(config)
      job.onStep('Reading the database …')
      const done = await onSqliteCopy(file, async (query) => {
        const source = await examineSource(query, job)
        await beginMove(target, key.fingerprint)
        return moveAll(job, source, target)
      }).catch((error) => {
        throw databaseTrouble(error, file)
      })
      await requireMark(target, key.fingerprint)
      const kept = await putAside(file, dataDir)
      await endMove(target)
      return { ...done, kept, hasSecretKey: key.isInside }
    })
  } finally {
    unlock()
  }
}

function databaseIn(dataDir: string): string {
  return join(dataDir, 'sunporch.db')
}

/** The database, or the one that a move has put aside, which was killed just before its end. */
function requireSource(dataDir: string): string {
  const file = databaseIn(dataDir)
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0) return file
  const moved = existsSync(file) ? null : findMoved(dataDir)
  if (moved) return moved
  throw new BackupTrouble(`There is no database ${file}. Set DATA_DIR to the data folder.`)
}

/** What the old key has sealed, and the links that it has signed, would be lost with another one. */
async function requireOneKey(config: Config) {
  const file = join(config.dataDir, secretKeyName)
  if (config.secretKey && existsSync(file))
    throw new BackupTrouble(
      `SECRET_KEY is set, and ${file} is another key. If the server ran without SECRET_KEY until now, leave it away, also from now on. If it had the same SECRET_KEY, move that file aside.`,
    )
  return findSecretKey(config)
}

/** Before anything is moved. */
async function requireBucket({ s3 }: Config): Promise<void> {
  if (!s3) return
  const { openS3Storage, s3Waiting } = await import('../platform/storage/s3.ts')
  const storage = await openS3Storage(s3)
  await waitFor(() => storage.check(), s3Waiting(s3.bucket)).finally(() => storage.close())
}

/** As a start of the server does it. */
async function bringUpToDate({ dataDir, backup }: Config): Promise<void> {
  const db = await openSqliteIn({ dataDir, backup, databaseUrl: null }, migrations, null)
  await db.destroy()
}

async function moveAll(
  job: MoveJob,
  source: Source,
  target: Target,
): Promise<Pick<Moved, 'tables' | 'rows' | 'files' | 'missing'>> {
  if (await keepState(target, source))
    job.onStep('The database has changed since the last try. It is moved anew.')
  await copyRows(job, source, target)
  job.onStep('Comparing all rows …')
  await requireSame(source, target)
  const { tables, rows } = source
  return { tables: tables.length, rows, ...(await moveFiles(job, source.query, target)) }
}

async function copyRows(job: MoveJob, source: Source, target: Target): Promise<void> {
  let done = await countCopied(target, source)
  job.onRows(done, source.rows)
  for (const table of source.tables) {
    for await (const chunk of chunksOf(source, table, await lastCopied(target, table))) {
      await insertChunk(target, table, chunk)
      done += chunk.rows.length
      job.onRows(done, source.rows)
    }
  }
}

async function requireSame(source: Source, target: Target): Promise<void> {
  const different: string[] = []
  for (const table of source.tables) {
    const here = source.digests.get(table.name)
    const there = await digestOf(target, table)
    if (here?.rows !== there.rows)
      different.push(`${table.name} has ${there.rows} rows instead of ${here?.rows}`)
    else if (here.digest !== there.digest) different.push(`${table.name} has other values`)
  }
  if (different.length === 0) return
  await forgetState(target)
  throw new BackupTrouble(
    `PostgreSQL does not have what was copied: ${different.join('; ')}. Nothing was changed in the data folder. Start the same command again: everything is copied anew.`,
  )
}

async function moveFiles(
  { config, onFiles }: MoveJob,
  query: Query,
  target: Target,
): Promise<Pick<Moved, 'files' | 'missing'>> {
  const { s3, dataDir } = config
  const keys = await listKeys(join(dataDir, 'files'))
  const originals = (await listPhotoObjects(query)).map((id) => pictureKey(id, 'original'))
  const contents = await readContents(query, 'sqlite')
  const things = (await listThings(query, contents)).flatMap(({ keys }) => keys.slice(0, 1))
  const others = [...things, ...(await listOldYearKeys(query, contents))]
  const wanted = [...originals, ...(await listFaceKeys(query)), ...others]
  if (!s3) return { files: null, missing: await listMissing(wanted, keys, null) }
  const bucket = await openTarget(s3, '')
  // One question at a time: several files are under way.
  let answered: Promise<unknown> = Promise.resolve()
  const onProgress = (done: number, of: number) => {
    onFiles(done, of)
    // Hours may pass. That the connection is lost is noticed at once, and none in use is closed.
    answered = answered.then(() => target.query('select 1'))
    return answered
  }
  try {
    await copyFiles(dataDir, keys, bucket, onProgress)
    return { files: keys.length, missing: await listMissing(wanted, keys, bucket) }
  } finally {
    await bucket.close()
  }
}

/** Before the end of the move: there is no moment at which servers start on both. */
async function putAside(file: string, dataDir: string): Promise<string> {
  if (file !== databaseIn(dataDir)) return file
  const kept = join(dataDir, movedName(new Date()))
  await rename(file, kept)
  await syncFolder(dataDir)
  return kept
}
