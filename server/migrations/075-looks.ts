import type { Kysely } from 'kysely'

/** What a screen looks like; null as it always did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('devices').addColumn('look', 'text').execute()
}
