import type { Kysely } from 'kysely'

/** Files that are uploaded in parts: how much has arrived, and the parts of it. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('uploads').addColumn('arrived', 'bigint').execute()
  await db.schema.alterTable('uploads').addColumn('kept_until', 'bigint').execute()
  await db.schema
    .createTable('upload_parts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('object_id', 'text', (column) =>
      column.notNull().references('uploads.object_id').onDelete('cascade'),
    )
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'bigint')
    .execute()
  await db.schema.createIndex('upload_parts_object').on('upload_parts').column('object_id').execute()
}
