import type { Kysely } from 'kysely'

/** Uploads are remembered until they are swept. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('uploads').addColumn('claimed_at', 'bigint').execute()
}
