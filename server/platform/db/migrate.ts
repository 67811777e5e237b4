import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartTrouble } from '../start-trouble.ts'
import type { Db } from './database.ts'

/** The first migration that an existing database lacks; null for one that is up to date, and for a new one. */
export async function firstMissing(db: Db, migrations: Record<string, Migration>): Promise<string | null> {
  const applied = await listApplied(db)
  if (applied.length === 0) return null
  return namesOf(migrations).find((name) => !applied.includes(name)) ?? null
}

/** Whether the database has all migrations and no others. Costs one statement. */
export async function isUpToDate(db: Db, migrations: Record<string, Migration>): Promise<boolean> {
  return (await listApplied(db)).join() === namesOf(migrations).join()
}

/** Runs the missing migrations. Safe when several servers start at once. */
export async function migrate(db: Db, migrations: Record<string, Migration>): Promise<void> {
  // Kysely's migrator reads the description of every table first, which takes longer than all else of a start.
  if (await isUpToDate(db, migrations)) return
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

/** By name; empty for a new database. */
async function listApplied(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`
    .execute(db)
    // A new database has no such table. Any other trouble is met, and told, by the statement that follows.
    .catch(() => ({ rows: [] }))
  return rows.map(({ name }) => name).sort()
}

function namesOf(migrations: Record<string, Migration>): string[] {
  return Object.keys(migrations).sort()
}

function migratorOf(db: Db, migrations: Record<string, Migration>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}
