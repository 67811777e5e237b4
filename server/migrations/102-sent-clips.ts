import type { Kysely } from 'kysely'

/** A clip goes to the room. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('deliveries').addColumn('film', 'text').execute()
}
