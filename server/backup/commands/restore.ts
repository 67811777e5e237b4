import { createWriteStream, existsSync, readdirSync } from 'node:fs'
import { mkdir, open, rename, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { migrations } from '../../migrations/all.ts'
import type { Config } from '../../platform/config.ts'
import { lockFolder } from '../../platform/folder-lock.ts'
import { openSecretKey } from '../../platform/secret-key.ts'
import { syncFolder } from '../../platform/storage/folder.ts'
import { differences, type Query, readContents } from '../database/contents.ts'
import { onSqliteCopy } from '../database/sqlite-copy.ts'
import { type Thing, thingWith } from '../database/things.ts'
import { type About, databaseNames, filesPrefix, fingerprintOf, secretKeyName } from '../file/about.ts'
import { readBackup } from '../file/read-backup.ts'
import { openTarget } from '../pictures.ts'
import { withScratch } from '../scratch.ts'
import { BackupTrouble, fileTrouble } from '../trouble.ts'
import { type Counts, countsOf, findLeftOut, type Held } from './left-out.ts'

export type RestoreJob = {
  config: Config
  file: string
  passphrase: string | null
  /** Whether damaged pictures are left out. Without that, one of them is enough to refuse all. */
  withoutDamaged?: boolean
  onProgress?: (text: string) => void
}

/** `gone`: mostly deleted for good when the backup was made, a moment after its database. */
export type Restored = Counts & {
  about: About
  /** Damaged pictures that were left out, by their names in the backup. */
  damaged: string[]
  /** What has to be done yet; null when nothing has. */
  hint: string | null
}

/** Restores into an empty data folder, or into an empty PostgreSQL. The whole file is read and compared first. */
export async function restore(job: RestoreJob): Promise<Restored> {
  const { config } = job
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 }).catch((error) => {
    throw fileTrouble(error, config.dataDir, 'written')
  })
  const unlock = lockFolder(config.dataDir)
  try {
    await requireEmpty(config)
    return await withScratch(config.dataDir, (scratch) => restoreBy(job, scratch))
  } catch (error) {
    throw fileTrouble(error, config.dataDir, 'written')
  } finally {
    unlock()
  }
}

async function restoreBy(job: RestoreJob, scratch: string): Promise<Restored> {
  const { config } = job
  job.onProgress?.('Reading the backup and comparing its checksums …')
  const checked = await unpackDatabase(job, scratch)
  requireFitting(config, checked.about)
  const database = join(scratch, databaseNames[checked.about.engine])
  // SQLite first, because a damaged copy must change nothing. PostgreSQL takes all or nothing, at the end.
  const { about, damaged } = checked
  const settled = about.engine === 'sqlite' ? await settleSqlite(database, checked) : null
  job.onProgress?.('Restoring the pictures …')
  await restorePictures(job, checked, join(scratch, 'files'))
  await movePictures(config, scratch)
  const counts =
    settled ??
    (await settlePostgres(config, database, checked).catch(async (error) => {
      // So that it can be tried again.
      if (!config.s3) await rename(join(config.dataDir, 'files'), join(scratch, 'files'))
      throw error
    }))
  await moveIntoPlace(config, scratch, about)
  return { ...counts, about, damaged: [...damaged], hint: await hintOf(config, about) }
}

async function requireEmpty({ dataDir, databaseUrl, s3 }: Config): Promise<void> {
  const held = readdirSync(dataDir).filter((name) => /^sunporch\.db|^secret-key$/.test(name))
  const kept = [...held, ...(s3 ? [] : foreignIn(join(dataDir, 'files')))]
  if (kept.length > 0 && !(databaseUrl && s3))
    throw new BackupTrouble(
      `The data folder ${dataDir} has data already (${kept.join(', ')}). Move it aside, or set DATA_DIR to an empty folder.`,
    )
  if (!databaseUrl) return
  const { onPostgres } = await import('../database/postgres-copy.ts')
  const { tables } = await onPostgres(databaseUrl, (_client, query) => readContents(query, 'postgres'))
  if (Object.keys(tables).length > 0)
    throw new BackupTrouble(
      'The database of DATABASE_URL has tables already. Create an empty one (createdb), and set DATABASE_URL to it.',
    )
}

/** All but what a server leaves in an empty folder. */
function foreignIn(files: string): string[] {
  if (!existsSync(files)) return []
  const unfinished = join(files, '.tmp')
  return readdirSync(files)
    .filter((name) => name !== '.tmp' || readdirSync(unfinished).length > 0)
    .map((name) => join('files', name))
}

/** And which of its files are damaged, by their names. */
type Checked = Held & { damaged: Set<string> }

/**
 * Reads the whole file, and writes the database and the secret key into the scratch folder. `askFor` throws where the disk
 * has no room for so many bytes.
 */
export async function unpackDatabase(
  { file, passphrase, withoutDamaged = false }: Pick<RestoreJob, 'file' | 'passphrase' | 'withoutDamaged'>,
  scratch: string,
  askFor: (bytes: number) => void = () => {},
): Promise<Checked> {
  const [objectIds, thingIds] = [new Set<string>(), new Set<string>()]
  const wanted = new Set([secretKeyName, ...Object.values(databaseNames)])
  const { about, damaged } = await readBackup(
    { file, passphrase, withoutDamaged },
    async (name, bytes, size) => {
      const id = photoOf(name, 'original')
      if (id) objectIds.add(id)
      const thingId = thingOf(name)
      if (thingId) thingIds.add(thingId)
      if (!wanted.has(name)) {
        for await (const _ of bytes);
        return
      }
      askFor(size)
      await pipeline(
        Readable.from(bytes),
        createWriteStream(join(scratch, name), { mode: 0o600, flush: true }),
      )
    },
  )
  for (const name of damaged) {
    objectIds.delete(photoOf(name, 'original') ?? '')
    thingIds.delete(thingOf(name) ?? '')
  }
  return { about, objectIds, thingIds, damaged }
}

/** The id of the photo whose file this is; null for all other files. */
function photoOf(name: string, only?: string): string | null {
  const [, id = null, file] = /^files\/pictures\/([^/]+)\/(.+)$/.exec(name) ?? []
  return only === undefined || file === only ? id : null
}

/** The id of the voice or clip whose first file this is; null for all other files. */
function thingOf(name: string): string | null {
  return name.startsWith(filesPrefix) ? thingWith(name.slice(filesPrefix.length)) : null
}

export function requireFitting({ databaseUrl }: Config, { engine, migrations: made }: About): void {
  if (engine === 'sqlite' && databaseUrl)
    throw new BackupTrouble(
      'This backup is of SQLite. Leave DATABASE_URL away, and set DATA_DIR to an empty folder. From there npm run move-to-postgres moves it to PostgreSQL.',
    )
  if (engine === 'postgres' && !databaseUrl)
    throw new BackupTrouble(
      'This backup is of PostgreSQL. Set DATABASE_URL to an empty database of PostgreSQL.',
    )
  const unknown = made.filter((name) => !(name in migrations))
  if (unknown.length > 0)
    throw new BackupTrouble(
      `This backup was made by a newer release (${unknown.join(', ')}). Install that release, or a newer one.`,
    )
}

/** Compares the copy with what was backed up, and marks what has no file as deleted. */
async function settleSqlite(file: string, checked: Checked): Promise<Counts> {
  return onSqliteCopy(file, async (query, run) => {
    await requireSame(query, checked.about)
    const leftOut = await findLeftOut(query, checked)
    for (const id of leftOut.photos) run(forgetPhoto, id)
    for (const thing of leftOut.things)
      for (const forget of forgetting(thing, checked)) run(forget, thing.objectId)
    for (const face of facesIn(checked.damaged)) run(forgetFace, ...face)
    return countsOf(checked, leftOut)
  })
}

async function settlePostgres({ databaseUrl }: Config, file: string, checked: Checked): Promise<Counts> {
  const { onPostgres } = await import('../database/postgres-copy.ts')
  const { restorePostgres } = await import('../database/restore-postgres.ts')
  await restorePostgres(databaseUrl ?? '', file)
  return onPostgres(databaseUrl ?? '', async (client, query) => {
    await requireSame(query, checked.about)
    const leftOut = await findLeftOut(query, checked)
    for (const id of leftOut.photos) await client.query(forgetPhoto.replace('?', '$1'), [id])
    for (const thing of leftOut.things)
      for (const forget of forgetting(thing, checked))
        await client.query(forget.replace('?', '$1'), [thing.objectId])
    for (const face of facesIn(checked.damaged))
      await client.query(forgetFace.replace('?', '$1').replace('?', '$2'), face)
    return countsOf(checked, leftOut)
  })
}

/** As the purge leaves it. */
const forgetPhoto = `update photos set removed_at = coalesce(removed_at, created_at), purged_at = created_at,
  variants_due_at = null, caption = null, caption_search = null, taken_at = null where object_id = ?`

/** The same of a voice, a clip or a recording. With it goes what would be there to be played: the answer, or the sound that was sent with its photo. */
function forgetting({ table }: Thing, { about }: Checked): string[] {
  const words = table === 'recordings' ? '' : ', words = null'
  const forget = `update ${table} set removed_at = coalesce(removed_at, created_at), purged_at = created_at${words}
    where object_id = ?`
  if (table === 'recordings') return [forgetPlayed, forget]
  return table === 'voices' && 'spoken_answers' in about.tables ? [forget, forgetSpoken] : [forget]
}

const forgetPlayed = `update deliveries set sound = null, picture = null,
  backdrop_photo_id = null, backdrop_removed_at = null where subject_kind = 'content'
  and subject_id in (select content_item_id from recordings where removed_at is null and object_id = ?)`

const forgetSpoken = `update spoken_answers set removed_at = coalesce(removed_at, created_at)
  where voice_id in (select id from voices where object_id = ?)`

const forgetFace = 'update users set profile_image_url = null where id = ? and profile_image_url like ?'

/** The user's id, and what the address of the picture ends with. */
function facesIn(names: Set<string>): [string, string][] {
  return [...names].flatMap((name): [string, string][] => {
    const [, userId, faceId] = /^files\/faces\/([^/]+)\/([^/]+)\.jpg$/.exec(name) ?? []
    return userId && faceId ? [[userId, `%v=${faceId}`]] : []
  })
}

export async function requireSame(query: Query, about: About): Promise<void> {
  const found = differences(about, await readContents(query, about.engine))
  if (found.length > 0)
    throw new BackupTrouble(`The restored database is not what was backed up: ${found.join('; ')}.`)
}

async function restorePictures(
  { config, file, passphrase, withoutDamaged = false }: RestoreJob,
  { objectIds, damaged }: Checked,
  folder: string,
): Promise<void> {
  const storage = await openTarget(config.s3, folder)
  try {
    await readBackup({ file, passphrase, withoutDamaged }, async (name, bytes) => {
      const id = photoOf(name)
      const isWanted =
        !damaged.has(name) && name.startsWith(filesPrefix) && (id === null || objectIds.has(id))
      if (isWanted) await storage.put(name.slice(filesPrefix.length), await buffer(bytes))
      else for await (const _ of bytes);
    })
  } finally {
    await storage.close()
  }
}

/** Before any database: rows without their pictures would be photos that nobody sees. */
async function movePictures({ dataDir, s3 }: Config, scratch: string): Promise<void> {
  if (s3) return
  const files = join(dataDir, 'files')
  // Both are empty, and what is not empty is not removed.
  for (const folder of [join(files, '.tmp'), files]) if (existsSync(folder)) await rmdir(folder)
  await rename(join(scratch, 'files'), files)
  await syncFolder(dataDir)
}

/** The database last: without it a server refuses to start beside pictures. */
async function moveIntoPlace({ dataDir }: Config, scratch: string, about: About): Promise<void> {
  if (about.secretKey.isInside) await rename(join(scratch, secretKeyName), join(dataDir, secretKeyName))
  await syncFolder(dataDir)
  if (about.engine === 'postgres') return
  const database = join(scratch, databaseNames.sqlite)
  await sync(database)
  await rename(database, join(dataDir, 'sunporch.db'))
  await syncFolder(dataDir)
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  await handle.sync().finally(() => handle.close())
}

async function hintOf(config: Config, { secretKey }: About): Promise<string | null> {
  if (!secretKey.isInside && !config.secretKey)
    return 'The SECRET_KEY of the servers is not in the backup. Set it as it was before you start one.'
  if (fingerprintOf(await openSecretKey(config)) === secretKey.fingerprint) return null
  return 'SECRET_KEY is another one than that of the backup. Set it as it was, or leave it away if it was not set.'
}
