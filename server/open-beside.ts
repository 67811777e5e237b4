import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Migration } from 'kysely/migration'
import pino from 'pino'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { isUpToDate } from './platform/db/migrate.ts'
import { openSqlite } from './platform/db/sqlite.ts'
import { openDisk } from './platform/disk.ts'
import { openMemoryLive } from './platform/live/live.ts'
import { openMailer } from './platform/mail/mailer.ts'
import type { OpenPlatform } from './platform/open.ts'
import { openSecretKey } from './platform/secret-key.ts'
import { StartTrouble } from './platform/start-trouble.ts'
import { openFolderStorage } from './platform/storage/folder.ts'
import { openS3Storage } from './platform/storage/s3.ts'

/**
 * Opens what a server has, beside it or without it, to change little: no folder is locked, and nothing is migrated or made.
 * With SQLite the pages that the server has open hear of a change with their next call.
 */
export async function openBeside(
  config: Config,
  migrations: Record<string, Migration>,
): Promise<OpenPlatform> {
  const { dataDir, databaseUrl } = config
  const log = pino({ level: 'error' })
  const { db, openLive } =
    databaseUrl === null ? onSqlite(join(dataDir, 'sunporch.db')) : await onPostgres(config, databaseUrl)
  try {
    if (!(await isUpToDate(db, migrations)))
      throw new StartTrouble('The database is of another release. Start the server of this release once.')
    const live = await openLive()
    const storage = config.s3
      ? await openS3Storage(config.s3)
      : await openFolderStorage(join(dataDir, 'files'))
    const mailer = openMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      keepIn: join(dataDir, 'mail'),
    })
    const secretKey = await openSecretKey(config)
    return {
      app: { config, db, live, storage, disk: openDisk(config), mailer, secretKey, log, clock: systemClock },
      async close() {
        await mailer.close()
        await live.close()
        await storage.close()
        await db.destroy()
      },
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

function onSqlite(file: string) {
  if (!existsSync(file))
    throw new StartTrouble(
      `There is no database ${file}. Set DATA_DIR, or DATABASE_URL, as the server has it.`,
    )
  return { db: openSqlite(file), openLive: openMemoryLive }
}

async function onPostgres({ databaseLimits }: Config, url: string) {
  const { openPostgres } = await import('./platform/db/postgres/postgres.ts')
  const { openPostgresLive } = await import('./platform/live/live-postgres.ts')
  return {
    db: openPostgres(url, () => {}, databaseLimits),
    openLive: () => openPostgresLive(url, { onTrouble: () => {}, onGap: () => {} }),
  }
}
