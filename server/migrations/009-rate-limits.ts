import type { Kysely } from 'kysely'

/** The table gets the name of what it holds. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('tries').renameTo('rate_limits').execute()
}
