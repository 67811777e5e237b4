import { type Kysely, sql } from 'kysely'

/** Short films of the family: a film and a picture of it in the storage for each row. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('clips')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('object_id', 'text', (column) => column.notNull().unique())
    .addColumn('words', 'text')
    .addColumn('duration', 'bigint', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('sound', 'text')
    .addColumn('thumbhash', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('added_by', 'text', (column) => column.references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addColumn('purged_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('clips_newest')
    .on('clips')
    .columns(['family_group_id', 'created_at desc', 'id desc'])
    .execute()
  // All that the sum of a group needs.
  await db.schema
    .createIndex('clips_bytes')
    .on('clips')
    .columns(['family_group_id', 'bytes'])
    .where(sql.ref('purged_at'), 'is', sql.lit(null))
    .execute()
  await db.schema
    .createIndex('clips_to_purge')
    .on('clips')
    .column('removed_at')
    .where(sql<boolean>`removed_at is not null and purged_at is null`)
    .execute()
}
