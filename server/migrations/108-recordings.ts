import { type Kysely, sql } from 'kysely'

/** What plays of a recommendation: a file in the storage for each row. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('recordings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('content_item_id', 'text', (column) => column.notNull().references('content_items.id'))
    .addColumn('object_id', 'text', (column) => column.notNull().unique())
    .addColumn('duration', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('photo_id', 'text')
    .addColumn('added_by', 'text', (column) => column.references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addColumn('purged_at', 'bigint')
    .execute()
  // A recommendation has one at most.
  await db.schema
    .createIndex('recordings_one')
    .on('recordings')
    .column('content_item_id')
    .unique()
    .where(sql.ref('removed_at'), 'is', sql.lit(null))
    .execute()
  await db.schema
    .createIndex('recordings_of')
    .on('recordings')
    .columns(['family_group_id', 'content_item_id'])
    .execute()
  // All that the sum of a group needs.
  await db.schema
    .createIndex('recordings_bytes')
    .on('recordings')
    .columns(['family_group_id', 'bytes'])
    .where(sql.ref('purged_at'), 'is', sql.lit(null))
    .execute()
  await db.schema
    .createIndex('recordings_to_purge')
    .on('recordings')
    .column('removed_at')
    .where(sql<boolean>`removed_at is not null and purged_at is null`)
    .execute()
}
