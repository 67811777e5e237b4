import type { Config } from '../../platform/config.ts'
import { sentenceOf } from '../../platform/start-trouble.ts'

/** Why no backup of PostgreSQL can be made with the programs of this machine, in a sentence; null where one can, or with SQLite. */
export async function dumpTrouble({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<string | null> {
  if (databaseUrl === null) return null
  const { tryDump } = await import('../../platform/db/postgres/client-programs.ts')
  return tryDump(databaseUrl).then(() => null, sentenceOf)
}

/** For the start of a server that makes the daily backup. */
export async function dailyBackupTrouble(config: Config): Promise<string | null> {
  const trouble = config.backup.isDaily ? await dumpTrouble(config) : null
  return trouble && `No daily backup can be made: ${trouble} ${orOff}`
}

export const orOff = 'If you make backups in another way, set BACKUP_DAILY=off (docs/backup.md).'
