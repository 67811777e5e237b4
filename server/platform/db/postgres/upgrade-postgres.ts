import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Config } from '../../config.ts'
import { StartTrouble, sentenceOf } from '../../start-trouble.ts'
import { keepBefore } from '../before-upgrade.ts'
import type { Db } from '../database.ts'
import { firstMissing, migrate } from '../migrate.ts'
import { dumpPostgres } from './client-programs.ts'

type Places = Pick<Config, 'databaseUrl' | 'dataDir' | 'upgradesWithoutCopy'>

/** Any number, the same in each process: servers that start at once wait for the one that upgrades. */
const lockKey = 7_340_193_066

/** Brings the database up to date, and keeps before that what would undo it. */
export async function upgradePostgres(
  db: Db,
  migrations: Record<string, Migration>,
  places: Places,
): Promise<void> {
  await db.transaction().execute(async (holding) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(holding)
    const missing = await firstMissing(db, migrations)
    if (missing && !places.upgradesWithoutCopy)
      console.log(`The database as it was before this release: ${await keepDumpBefore(missing, places)}`)
    await migrate(db, migrations)
  })
}

async function keepDumpBefore(migration: string, { databaseUrl, dataDir }: Places): Promise<string> {
  const make = async (part: string) => {
    // Made here, so that nobody else can read it from the start.
    await writeFile(part, '', { mode: 0o600 })
    await dumpPostgres(databaseUrl ?? '', part)
    return null
  }
  // A start that fails is repeated by whatever started it. Its copies must not push out that of another upgrade.
  return keepBefore(migration, dataDir, { ending: '.dump', make, replaces: true }).catch((error) => {
    throw new StartTrouble(
      `This release changes the database, and a copy of it as it was could not be kept. ${sentenceOf(error)} Or make a backup in another way, and start once with UPGRADE_WITHOUT_COPY=on (docs/upgrading.md).`,
      { cause: error },
    )
  })
}
