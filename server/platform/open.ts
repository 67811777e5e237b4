import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Migration } from 'kysely/migration'
import pino from 'pino'
import { systemClock } from './clock.ts'
import type { Config, S3Config } from './config.ts'
import type { PlatformApp } from './context.ts'
import { keepCopyBefore } from './db/before-upgrade.ts'
import { accountsBeside, besideBucket, foundBeside, type Places } from './db/beside-empty.ts'
import type { Db } from './db/database.ts'
import { firstMissing, isUpToDate, migrate } from './db/migrate.ts'
import { type MoveState, readMoveState, refuseMoved, refuseMoveState } from './db/moved.ts'
import { postgresWaiting } from './db/postgres/postgres-away.ts'
import { openSqlite } from './db/sqlite.ts'
import { isDiskFull, openDisk, spareIn } from './disk.ts'
import { lockFolder } from './folder-lock.ts'
import { closeStreams } from './http/answer/event-stream.ts'
import { startLive } from './live/open-live.ts'
import { openMailer } from './mail/mailer.ts'
import { openSecretKey } from './secret-key.ts'
import { databaseTrouble, folderTrouble, StartTrouble, waitFor } from './start-trouble.ts'
import { countedStorage } from './storage/counted-storage.ts'
import { openFolderStorage } from './storage/folder.ts'
import { type BucketStorage, openS3Storage, s3Waiting } from './storage/s3.ts'

/** The platform's part of `App`, and how to close it. */
export type OpenPlatform = {
  app: PlatformApp
  close(): Promise<void>
}

/** Opens the data folder, the database (and migrates it), the storage and the rest. */
export async function openPlatform(
  config: Config,
  migrations: Record<string, Migration>,
): Promise<OpenPlatform> {
  const keepsFilesHere = config.databaseUrl === null || config.s3 === null
  const log = pino({ level: config.logLevel })
  const onTrouble = (error: unknown) => log.error({ err: error }, 'the database connection failed')
  const onLiveTrouble = config.liveUrl
    ? (error: unknown) => log.error({ err: error }, 'the connection to NATS failed')
    : onTrouble
  const { unlock, bucket, storage, database } = await withSpare(config.dataDir, async () => {
    prepareFolder(config.dataDir, keepsFilesHere)
    const unlock = keepsFilesHere ? lockFolder(config.dataDir) : () => {}
    try {
      const bucket = config.s3 ? await onS3(config.s3) : null
      const database = config.databaseUrl ? null : await openSqliteIn(config, migrations, bucket)
      return {
        unlock,
        bucket,
        database,
        storage: countedStorage(bucket ?? (await openFolderStorage(join(config.dataDir, 'files')))),
      }
    } catch (error) {
      unlock()
      throw error
    }
  })
  const closeBefore = async (error: unknown) => {
    await storage.close()
    unlock()
    throw error
  }
  const db = database ?? (await onPostgres(config, migrations, bucket, onTrouble).catch(closeBefore))
  const live = await startLive(config, { onTrouble: onLiveTrouble, onGap: closeStreams }).catch(
    async (error) => {
      await db.destroy()
      return closeBefore(error)
    },
  )
  const mailer = openMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    keepIn: join(config.dataDir, 'mail'),
  })
  const secretKey = await openSecretKey(config)
  const disk = openDisk(config)
  if (keepsFilesHere) disk.keepSpare()
  return {
    app: { config, db, live, storage, disk, mailer, secretKey, log, clock: systemClock },
    async close() {
      await mailer.close()
      await live.close()
      await storage.close()
      await db.destroy()
      unlock()
    },
  }
}

/** On a full disk the room of the spare file is used: then photos can be deleted. */
async function withSpare<T>(dataDir: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    const spare = spareIn(dataDir)
    if (!isDiskFull(error) || !existsSync(spare)) throw error
    rmSync(spare)
    return open()
  }
}

/** `isWritten`: whether the server keeps files in it. */
function prepareFolder(folder: string, isWritten: boolean): void {
  const probe = join(folder, 'probe')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (!isWritten) return
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw folderTrouble(error, folder)
  }
}

/** Opens the database of a data folder whose lock this process has, and brings it up to date. `bucket`: where pictures are. */
export async function openSqliteIn(
  places: Places,
  migrations: Record<string, Migration>,
  bucket: BucketStorage | null,
): Promise<Db> {
  const { dataDir } = places
  const file = join(dataDir, 'sunporch.db')
  refuseMoved(file, dataDir)
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) await refuseEmpty(places, bucket)
  let db: Db | undefined
  try {
    db = openSqlite(file)
    const missing = await firstMissing(db, migrations)
    if (missing)
      console.log(
        `The database as it was before this release: ${await keepCopyBefore(missing, file, dataDir)}`,
      )
    await migrate(db, migrations)
    return db
  } catch (error) {
    await db?.destroy().catch(() => {})
    throw databaseTrouble(error, file)
  }
}

/** Throws for a new database beside what is ours. `bucket`: null where pictures are in the data folder. */
async function refuseEmpty(places: Places, bucket: BucketStorage | null): Promise<void> {
  const found = foundBeside(places) ?? ((await bucket?.holdsPictures()) ? besideBucket(places) : null)
  if (found) throw new StartTrouble(found)
}

async function onS3(config: S3Config): Promise<BucketStorage> {
  const storage = await openS3Storage(config)
  await waitFor(() => storage.check(), s3Waiting(config.bucket))
  return storage
}

/** Loaded only where it is used: the driver needs memory. */
async function onPostgres(
  config: Config,
  migrations: Record<string, Migration>,
  bucket: BucketStorage | null,
  onTrouble: (error: unknown) => void,
) {
  const { databaseUrl, databaseLimits, dataDir } = config
  const { openPostgres } = await import('./db/postgres/postgres.ts')
  const { upgradePostgres } = await import('./db/postgres/upgrade-postgres.ts')
  const url = databaseUrl ?? ''
  const db = openPostgres(url, onTrouble, databaseLimits)
  try {
    let state: MoveState | undefined
    await waitFor(async () => {
      state = await readMoveState(db)
    }, postgresWaiting)
    refuseMoveState(state, dataDir)
    if (state?.isNew) await refuseEmpty(config, bucket)
    const accounts = state?.hasAccounts ? null : accountsBeside(config)
    if (accounts) throw new StartTrouble(accounts)
    if (!(await isUpToDate(db, migrations))) {
      // Without time-outs: to change a large table takes minutes, and so does waiting for another server that does it.
      const patient = openPostgres(url, onTrouble)
      await upgradePostgres(patient, migrations, config).finally(() => patient.destroy())
    }
    // A move that has begun in between takes the new tables for its own.
    refuseMoveState(await readMoveState(db), dataDir)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}
