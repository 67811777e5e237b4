import type { Kysely } from 'kysely'

/** What Amazon refused of an answer, the code that an Echo goes on showing, older pictures, and Amazon's cart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('echoes').addColumn('refused_at', 'bigint').execute()
  await db.schema.alterTable('echoes').addColumn('refused', 'text').execute()
  // Codes of before have none, and are replaced when the Echo is opened again.
  await db.schema.alterTable('alexa_pairings').addColumn('salt', 'text').execute()
  await db.schema.alterTable('delivery_targets').addColumn('filled_at', 'bigint').execute()
  await db.schema.alterTable('shopping_items').addColumn('cart_asked_at', 'bigint').execute()
  await db.schema.alterTable('shopping_items').addColumn('cart_result', 'text').execute()
  await db.schema.alterTable('shopping_items').addColumn('cart_result_at', 'bigint').execute()
  await db.schema.alterTable('shopping_items').addColumn('cart_device', 'text').execute()
}
