import type { Kysely } from 'kysely'

/** The calls that have made an API token, an upload key or a webhook, so that a late repeat makes none again. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('secret_calls')
    .addColumn('family_group_id', 'text', (column) =>
      column.notNull().references('family_groups.id').onDelete('cascade'),
    )
    .addColumn('made', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('secret_calls_pkey', ['family_group_id', 'made'])
    .execute()
}
