import type { Kysely } from 'kysely'

/** The clip that a notice is about, or that was answered. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('notices').addColumn('clip_id', 'text').execute()
}
