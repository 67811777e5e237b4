import type { Kysely } from 'kysely'

/** A voice goes to the room, perhaps with a photo of the family. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('voices').addColumn('photo_id', 'text').execute()
  await db.schema.alterTable('deliveries').addColumn('sound', 'text').execute()
  await db.schema.alterTable('delivery_targets').addColumn('played_at', 'bigint').execute()
  await db.schema.alterTable('activity').addColumn('subject_seconds', 'bigint').execute()
  await db.schema.alterTable('notices').addColumn('subject_seconds', 'bigint').execute()
}
