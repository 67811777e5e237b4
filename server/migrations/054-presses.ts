import type { Kysely } from 'kysely'

/** Which press an answer came from: a screen that sends it again, with another time meanwhile, gives no second answer. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('delivery_answers').addColumn('press', 'text').execute()
}
