import type { Kysely } from 'kysely'

/** Until when an upload address belongs to the request that brings its bytes. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('uploads').addColumn('receiving_until', 'bigint').execute()
}
