import type { Kysely } from 'kysely'

/** How fast pictures follow each other in the room; null for normal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('rooms').addColumn('pace', 'text').execute()
}
