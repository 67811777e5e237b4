import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { Disk } from './disk.ts'
import type { Live } from './live/live.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Storage } from './storage/storage.ts'

/**
 * The first argument of every verb. An interface, because features add what they bind here, by declaration merging.
 */
export interface App {
  config: Config
  db: Db
  storage: Storage
  disk: Disk
  live: Live
  clock: Clock
  mailer: Mailer
  log: Logger
  secretKey: Buffer
}

/** What the platform opens. `server/app.ts` adds what the features bind. */
export type PlatformApp = Pick<
  App,
  'config' | 'db' | 'storage' | 'disk' | 'live' | 'clock' | 'mailer' | 'log' | 'secretKey'
>
