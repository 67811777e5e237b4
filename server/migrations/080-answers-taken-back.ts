import type { Kysely } from 'kysely'

/** A heart or "Thank you" that she has taken back, a row for each press: of the answers, and the one that took them back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('answers_taken_back')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) =>
      column.notNull().references('family_groups.id').onDelete('cascade'),
    )
    .addColumn('delivery_id', 'text', (column) =>
      column.notNull().references('deliveries.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('press', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('answers_taken_back_delivery')
    .on('answers_taken_back')
    .column('delivery_id')
    .execute()
  await db.schema
    .createIndex('answers_taken_back_group')
    .on('answers_taken_back')
    .column('family_group_id')
    .execute()
}
