import type { Kysely } from 'kysely'

/** In which language a person is written to, and an invitation; null for those who have not been asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('language', 'text').execute()
  await db.schema.alterTable('invitations').addColumn('language', 'text').execute()
}
