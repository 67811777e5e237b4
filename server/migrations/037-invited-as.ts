import type { Kysely } from 'kysely'

/** The address that an invitation was for, where somebody with another one has joined by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('members').addColumn('invited_as', 'text').execute()
}
