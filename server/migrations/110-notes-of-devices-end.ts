import type { Kysely } from 'kysely'

/** Until when the note of a delivery on a device holds; null where nothing but the device ends it. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('delivery_targets').addColumn('note_until', 'bigint').execute()
}
