import { type Kysely, sql } from 'kysely'

/** What happened years ago leaves the database for files in the storage, and what members did is counted on. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('old_years')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) =>
      column.notNull().references('family_groups.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('row_count', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('moved_at', 'bigint')
    .addColumn('given_up_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('old_years_of_group')
    .on('old_years')
    .columns(['family_group_id', 'year'])
    .execute()
  await db.schema
    .createIndex('old_years_unfinished')
    .on('old_years')
    .column('started_at')
    .where(sql.ref('moved_at'), 'is', null)
    .execute()
  await db.schema
    .createTable('activity_counts')
    .addColumn('family_group_id', 'text', (column) =>
      column.notNull().references('family_groups.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('activity_counts_pkey', ['family_group_id', 'user_id', 'action'])
    .execute()
}
