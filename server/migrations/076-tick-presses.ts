import type { Kysely } from 'kysely'

/** The number of the last press of each browser that has ticked an item, as JSON; null before any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('shopping_items').addColumn('tick_presses', 'text').execute()
}
