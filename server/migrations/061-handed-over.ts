import { type Kysely, sql } from 'kysely'

/** When a device was handed a delivery first. The index finds the newest failures, for whoever runs the server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('delivery_targets').addColumn('handed_at', 'bigint').execute()
  await db.schema
    .createIndex('delivery_targets_failed')
    .on('delivery_targets')
    .column('failed_at')
    .where(sql.ref('failed_at'), 'is not', sql.lit(null))
    .execute()
}
