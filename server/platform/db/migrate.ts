import { type Migration, Migrator } from 'kysely/migration'
import { StartTrouble } from '../start-trouble.ts'
import type { Db } from './database.ts'

/** The first migration that an existing database lacks; null for one that is up to date, and for a new one. */
export async function firstMissing(db: Db, migrations: Record<string, Migration>): Promise<string | null> {
  const all = await migratorOf(db, migrations).getMigrations()
  if (!all.some(({ executedAt }) => executedAt)) return null
  return all.find(({ executedAt }) => !executedAt)?.name ?? null
}

/** Runs the missing migrations. Safe when several servers start at once. */
export async function migrate(db: Db, migrations: Record<string, Migration>): Promise<void> {
  const migrator = migratorOf(db, migrations)
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  // Kysely's words for a migration that the database has, and this release has not.
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new StartTrouble(
      'The database is of a newer release than this one. Start that release again, or put back the copy that was kept before its upgrade (docs/upgrading.md).',
    )
  const failed = results?.find((result) => result.status === 'Error')?.migrationName
  throw new Error(`The database could not be brought up to date${failed ? ` (${failed})` : ''}.`, {
    cause: error,
  })
}

function migratorOf(db: Db, migrations: Record<string, Migration>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}
