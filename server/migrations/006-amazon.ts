import { type Kysely, sql } from 'kysely'

/** Products, ticks "in the cart", and adding from a browser that was offline; a group's own Amazon. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  for (const column of ['product_asin', 'product_marketplace', 'in_cart_by', 'client_key'] as const) {
    await db.schema.alterTable('shopping_items').addColumn(column, 'text').execute()
  }
  for (const column of ['in_cart_at', 'ticked_at'] as const) {
    await db.schema.alterTable('shopping_items').addColumn(column, 'bigint').execute()
  }
  await db
    .updateTable('shopping_items')
    .set({ ticked_at: sql.ref('completed_at') })
    .execute()
  await db.schema
    .createIndex('shopping_items_once')
    .on('shopping_items')
    .columns(['family_group_id', 'added_by', 'client_key'])
    .unique()
    .where(sql.ref('client_key'), 'is not', sql.lit(null))
    .execute()

  for (const column of ['amazon_marketplace', 'amazon_tag'] as const) {
    await db.schema.alterTable('family_groups').addColumn(column, 'text').execute()
  }
  await db.schema.alterTable('family_groups').addColumn('amazon_cart_on_at', 'bigint').execute()
}
