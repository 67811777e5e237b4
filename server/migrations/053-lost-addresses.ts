import type { Kysely } from 'kysely'

/** The address that an account had until somebody else proved that it is theirs. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('users').addColumn('lost_email', 'text').execute()
  await db.schema.createIndex('users_lost_email').on('users').column('lost_email').execute()
}
