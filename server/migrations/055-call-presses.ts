import type { Kysely } from 'kysely'

/** Which press a call came from, whose delivery had left the inbox before: sent again, it asks for no second call. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('call_requests').addColumn('press', 'text').execute()
}
