import { type Kysely, sql } from 'kysely'

/** Since when files of a photo are missing in the storage, and when to look for them again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('photos').addColumn('lost_at', 'bigint').execute()
  await db.schema.alterTable('photos').addColumn('lost_due_at', 'bigint').execute()
  await db.schema
    .createIndex('photos_lost')
    .on('photos')
    .column('lost_due_at')
    .where(sql.ref('lost_due_at'), 'is not', sql.lit(null))
    .execute()
}
