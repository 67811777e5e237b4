import { join } from 'node:path'
import type { Migration } from 'kysely/migration'
import pino from 'pino'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { isUpToDate } from './platform/db/migrate.ts'
import { openDatabaseBeside } from './platform/db/open-beside.ts'
import { openSqlite } from './platform/db/sqlite.ts'
import { openDisk } from './platform/disk.ts'
import { openLive } from './platform/live/open-live.ts'
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
  const { dataDir } = config
  const log = pino({ level: 'error' })
  const db = await openDatabaseBeside(config, openSqlite)
  try {
    if (!(await isUpToDate(db, migrations)))
      throw new StartTrouble('The database is of another release. Start the server of this release once.')
    const live = await openLive(config, { onTrouble: () => {}, onGap: () => {} })
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
