import type { Kysely } from 'kysely'

/** Since when times are said in words in the room; null for digits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('rooms').addColumn('spoken_times_on_at', 'bigint').execute()
}
