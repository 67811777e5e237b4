import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Migration } from 'kysely/migration'
import pino from 'pino'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import type { PlatformApp } from './context.ts'
import { migrate } from './db/migrate.ts'
import { openSqlite } from './db/sqlite.ts'
import { lockFolder } from './folder-lock.ts'
import { closeStreams } from './http/event-stream.ts'
import { openMemoryLive } from './live/live.ts'
import { openMailer } from './mail/mailer.ts'
import { openSecretKey } from './secret-key.ts'
import { openFolderStorage } from './storage/folder.ts'
import { openS3Storage } from './storage/s3.ts'

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
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const keepsFilesHere = config.databaseUrl === null || config.s3 === null
  const unlock = keepsFilesHere ? lockFolder(config.dataDir) : () => {}
  const log = pino({ level: config.logLevel })
  const onTrouble = (error: unknown) => log.error({ err: error }, 'the database connection failed')
  const { db, openLive } = config.databaseUrl
    ? await onPostgres(config.databaseUrl, onTrouble)
    : { db: openSqlite(join(config.dataDir, 'sunporch.db')), openLive: openMemoryLive }
  await migrate(db, migrations)
  const live = await openLive()
  const storage = config.s3
    ? await openS3Storage(config.s3)
    : await openFolderStorage(join(config.dataDir, 'files'))
  const mailer = openMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    keepIn: join(config.dataDir, 'mail'),
  })
  const secretKey = await openSecretKey(config)
  return {
    app: { config, db, live, storage, mailer, secretKey, log, clock: systemClock },
    async close() {
      await mailer.close()
      await live.close()
      await storage.close()
      await db.destroy()
      unlock()
    },
  }
}

/** Loaded only where it is used: the driver needs memory. */
async function onPostgres(databaseUrl: string, onTrouble: (error: unknown) => void) {
  const { openPostgres } = await import('./db/postgres.ts')
  const { openPostgresLive } = await import('./live/live-postgres.ts')
  return {
    db: openPostgres(databaseUrl, onTrouble),
    openLive: () => openPostgresLive(databaseUrl, { onTrouble, onGap: closeStreams }),
  }
}
