import type { Kysely } from 'kysely'

/** Since when a family keeps the group in memory of its loved one. Null: it does not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('family_groups').addColumn('in_memory_at', 'bigint').execute()
}
