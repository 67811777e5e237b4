import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pictureKeys } from '../../photos/pictures/picture-files.ts'
import type { Config } from '../../platform/config.ts'
import { unfinishedMove, unfinishedSentence } from '../../platform/db/moved.ts'
import type { StorageReader } from '../../platform/storage/storage.ts'
import {
  type Contents,
  type Engine,
  hasPhotos,
  listFaceKeys,
  listOldYearKeys,
  listPhotoObjects,
  type Query,
  readContents,
} from '../database/contents.ts'
import { copyOfSqlite, onSqlite, onSqliteCopy } from '../database/sqlite-copy.ts'
import { listThings, sumBytesOfThings, type Thing } from '../database/things.ts'
import { type About, aboutName, databaseNames, filesPrefix, secretKeyName } from '../file/about.ts'
import { type Entry, packed, type Sums } from '../file/archive.ts'
import { seal } from '../file/seal.ts'
import { writeWhole } from '../file/write-file.ts'
import { UnreadableFile, withStorage } from '../pictures.ts'
import { keepsRoom, requireRoom, requireRoomForCopy } from '../room.ts'
import { withScratch } from '../scratch.ts'
import { BackupTrouble, fileTrouble } from '../trouble.ts'
import { findSecretKey } from './secret-key-of.ts'

export type BackupJob = {
  config: Config
  /** The path of the file. */
  to: string
  passphrase: string | null
  /** Where the pictures are kept, when they are not in the file itself. */
  beside?: PicturesBeside
  /** Ends it, without leaving anything. */
  signal: AbortSignal
  onProgress?: (photosDone: number, photos: number) => void | Promise<void>
}

/** Keeps the pictures of several backups in one folder. */
export type PicturesBeside = {
  /**
   * Keeps those files of a photo that exist, and returns their checksums by key: none when the first one does not. Adds the
   * keys of those that cannot be read, or are not what they were.
   */
  keep(storage: StorageReader, keys: string[], damaged: string[]): Promise<Sums>
  /** Refuses pictures of so many bytes for which the disk has no room, before the first one is copied. */
  requireRoom(bytes: number): Promise<void>
}

export type MadeBackup = {
  photos: number
  /** Ids of pictures, voices and clips that were deleted for good while the backup was made. */
  gone: string[]
  /** Ids of pictures, voices and clips that should be there and are not. */
  missing: string[]
  /** Keys of files that could not be read, or are not what they were. */
  damaged: string[]
  /** Whether the secret key is in the file, not in the environment. */
  hasSecretKey: boolean
}

/** What is copied of the database comes first. So the pictures that it names were stored before. */
export async function makeBackup(job: BackupJob): Promise<MadeBackup> {
  const { config } = job
  return withScratch(config.dataDir, (scratch) =>
    withStorage(config, async (storage) => {
      const copy = await copyDatabase(job, scratch)
      requireRoom(job, (await stat(copy.file)).size + (job.beside ? 0 : copy.pictureBytes))
      await job.beside?.requireRoom(copy.pictureBytes)
      const [without, thingsWithout]: [string[], string[]] = [[], []]
      const sums: Sums = new Map()
      const damaged: string[] = []
      const entries = entriesOf(job, copy, storage, { sums, without, thingsWithout, damaged })
      const tar = keepsRoom(job, packed(entries, sums))
      await writeWhole(job.to, job.passphrase === null ? tar : seal(tar, job.passphrase), job.signal)
      const all = [...without, ...thingsWithout]
      const purged = await findPurged(config, all, copy.contents)
      return {
        photos: copy.objectIds.length - without.length,
        gone: all.filter((id) => purged.has(id)),
        missing: all.filter((id) => !purged.has(id) && !damaged.includes(pictureKeys(id)[0] ?? '')),
        damaged,
        hasSecretKey: copy.secretKey.isInside,
      }
    }),
  )
}

/** A copy of the database in the scratch folder, and what it names. */
type DatabaseCopy = {
  engine: Engine
  file: string
  contents: Contents
  objectIds: string[]
  faceKeys: string[]
  oldYearKeys: string[]
  things: Thing[]
  /** What pictures, voices and clips take, where that was measured. */
  pictureBytes: number
  secretKey: About['secretKey']
}

async function copyDatabase({ config, signal }: BackupJob, scratch: string): Promise<DatabaseCopy> {
  const engine = config.databaseUrl ? 'postgres' : 'sqlite'
  const file = join(scratch, databaseNames[engine])
  const describe = async (query: Query) => {
    const contents = await readContents(query, engine)
    if (unfinishedMove in contents.tables) throw new BackupTrouble(unfinishedSentence)
    if (!hasPhotos(contents))
      throw new BackupTrouble(
        'The database is empty: no server has been started on it. There is nothing to back up.',
      )
    return {
      contents,
      objectIds: await listPhotoObjects(query),
      faceKeys: await listFaceKeys(query),
      oldYearKeys: await listOldYearKeys(query, contents),
      things: await listThings(query, contents),
      pictureBytes: await sumBytes(query, contents),
    }
  }
  try {
    const described = await onCopyOf({ config, signal }, file, describe)
    return { engine, file, ...described, secretKey: await findSecretKey(config) }
  } catch (error) {
    throw fileTrouble(error, scratch, 'written')
  }
}

async function onCopyOf<T>(
  { config, signal }: Pick<BackupJob, 'config' | 'signal'>,
  file: string,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  if (!config.databaseUrl) {
    requireRoomForCopy(databaseIn(config.dataDir), config)
    await copyOfSqlite(databaseIn(config.dataDir), file)
    return onSqliteCopy(file, work)
  }
  const { onPostgresState } = await import('../database/postgres-copy.ts')
  return onPostgresState(config.databaseUrl, signal, async (query, copy) => {
    const result = await work(query)
    await copy(file)
    return result
  })
}

/** 0 where the database is of a release that did not measure them. */
async function sumBytes(query: Query, { tables }: Contents): Promise<number> {
  const [any] = await query<object>('select * from photos limit 1')
  if (!any || !('bytes' in any)) return 0
  const [row] = await query<{ bytes: number | string | null }>(
    'select sum(bytes) as bytes from photos where purged_at is null',
  )
  return Number(row?.bytes ?? 0) + (await sumBytesOfThings(query, { tables }))
}

type Written = { sums: Sums; without: string[]; thingsWithout: string[]; damaged: string[] }

async function* entriesOf(
  job: BackupJob,
  copy: DatabaseCopy,
  storage: StorageReader,
  written: Written,
): AsyncGenerator<Entry> {
  const about: About = {
    format: 1,
    madeAt: new Date().toISOString(),
    engine: copy.engine,
    ...copy.contents,
    photos: copy.objectIds.length,
    pictures: job.beside ? 'beside' : 'inside',
    secretKey: copy.secretKey,
  }
  yield entryOf(aboutName, Buffer.from(`${JSON.stringify(about, null, 2)}\n`))
  yield await fileEntry(databaseNames[copy.engine], copy.file)
  if (copy.secretKey.isInside) yield await fileEntry(secretKeyName, join(job.config.dataDir, secretKeyName))
  for (const key of copy.faceKeys) yield* pictures(job, storage, [key], written)
  for (const key of copy.oldYearKeys) {
    const before = written.sums.size
    yield* pictures(job, storage, [key], written)
    if (written.sums.size === before && !written.damaged.includes(key)) written.damaged.push(key)
  }
  for (const { keys, objectId } of copy.things) {
    const before = written.sums.size
    yield* pictures(job, storage, keys, written)
    if (written.sums.size === before && !keys.some((key) => written.damaged.includes(key)))
      written.thingsWithout.push(objectId)
  }
  for (const [index, objectId] of copy.objectIds.entries()) {
    const before = written.sums.size
    yield* pictures(job, storage, pictureKeys(objectId), written)
    if (written.sums.size === before) written.without.push(objectId)
    await job.onProgress?.(index + 1, copy.objectIds.length)
  }
}

/** Of these files those that exist: none when the first one does not, because the others are about to be removed, too. */
async function* pictures(
  { beside }: BackupJob,
  storage: StorageReader,
  keys: string[],
  { sums, damaged }: Written,
): AsyncGenerator<Entry> {
  try {
    if (beside) {
      for (const [key, sum] of await beside.keep(storage, keys, damaged)) sums.set(filesPrefix + key, sum)
      return
    }
    const files = await Promise.all(
      keys.map(async (key) => ({ key, body: await readOr(storage, key, damaged) })),
    )
    if (!files[0]?.body) return
    for (const { key, body } of files) if (body) yield entryOf(filesPrefix + key, body)
  } catch (error) {
    throw pictureTrouble(error, keys)
  }
}

/** Null of a file that does not exist, and of one that cannot be read, whose key is added. */
export async function readOr(storage: StorageReader, key: string, unreadable: string[]) {
  try {
    return await storage.read(key)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    unreadable.push(key)
    return null
  }
}

function pictureTrouble(error: unknown, [key = '']: string[]): unknown {
  if (error instanceof BackupTrouble) return error
  const { code, message, name, path } = error as NodeJS.ErrnoException
  return new BackupTrouble(
    `The picture ${path ?? dirname(key)} cannot be read (${code || message || name}).`,
    {
      cause: error,
    },
  )
}

function entryOf(name: string, body: Buffer): Entry {
  return { name, size: body.length, bytes: [body] }
}

async function fileEntry(name: string, path: string): Promise<Entry> {
  return { name, size: (await stat(path)).size, bytes: createReadStream(path) }
}

/** Which of them were deleted for good meanwhile, as the database says now. */
async function findPurged(
  { databaseUrl, dataDir }: Config,
  objectIds: string[],
  contents: Contents,
): Promise<Set<string>> {
  if (objectIds.length === 0) return new Set()
  const listKept = async (query: Query) => [
    ...(await listPhotoObjects(query)),
    ...(await listThings(query, contents)).map(({ objectId }) => objectId),
  ]
  const now = databaseUrl
    ? await (await import('../database/postgres-copy.ts')).onPostgres(databaseUrl, (_client, query) =>
        listKept(query),
      )
    : await onSqlite(databaseIn(dataDir), listKept)
  const kept = new Set(now)
  return new Set(objectIds.filter((id) => !kept.has(id)))
}

function databaseIn(dataDir: string): string {
  return join(dataDir, 'sunporch.db')
}
