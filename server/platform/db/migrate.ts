import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'

/** Runs the missing migrations. Safe when several servers start at once. */
export async function migrate(db: Db, migrations: Record<string, Migration>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find((result) => result.status === 'Error')?.migrationName
  throw new Error(`The database could not be brought up to date${failed ? ` (${failed})` : ''}.`, {
    cause: error,
  })
}
