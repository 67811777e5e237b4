import { type Kysely, sql } from 'kysely'

/** Words of the family, with an end; also in the schedule. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('stays', 'text', (column) => column.notNull())
    .addColumn('until_at', 'bigint')
    .addColumn('photo_id', 'text', (column) => column.references('photos.id'))
    .addColumn('added_by', 'text', (column) => column.references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('notes_newest')
    .on('notes')
    .columns(['family_group_id', 'created_at desc', 'id desc'])
    .execute()

  for (const column of ['ends_at', 'end_due_at', 'backdrop_removed_at'])
    await db.schema.alterTable('deliveries').addColumn(column, 'bigint').execute()
  await db.schema.alterTable('deliveries').addColumn('backdrop_photo_id', 'text').execute()
  await db.schema
    .createIndex('deliveries_end_due')
    .on('deliveries')
    .column('end_due_at')
    .where(sql.ref('end_due_at'), 'is not', sql.lit(null))
    .execute()

  await db.schema
    .alterTable('schedule_entries')
    .addColumn('note_id', 'text', (column) => column.references('notes.id'))
    .execute()
}
