import type { Kysely } from 'kysely'

/** Who follows the primary caretaker of a group, and since when they ask to take over. Null: nobody, and not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('family_groups').addColumn('successor_id', 'text').execute()
  await db.schema.alterTable('family_groups').addColumn('take_over_asked_at', 'bigint').execute()
}
