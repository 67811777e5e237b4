import { type Kysely, sql } from 'kysely'

/**
 * How many bytes are stored, for the quotas. Those of photos that were added before are measured later. An address that
 * was given out before takes what it took then: 10 MiB.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('uploads')
    .addColumn('bytes', 'bigint', (column) => column.notNull().defaultTo(10_485_760))
    .execute()
  await db.schema.alterTable('photos').addColumn('bytes', 'bigint').execute()
  // All that the sum of a group needs.
  await db.schema
    .createIndex('photos_bytes')
    .on('photos')
    .columns(['family_group_id', 'removed_at', 'bytes'])
    .where(sql.ref('purged_at'), 'is', sql.lit(null))
    .execute()
  await db.schema
    .createIndex('photos_unmeasured')
    .on('photos')
    .column('id')
    .where(sql<boolean>`bytes is null and purged_at is null`)
    .execute()
  await db.schema.createIndex('uploads_of_user').on('uploads').columns(['user_id', 'created_at']).execute()
}
