import type { Kysely } from 'kysely'

/** When the daily backup is due, and what became of the last one. One row. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('daily_backups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('made_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('failure', 'text')
    .execute()
  await db.insertInto('daily_backups').values({ id: 'daily', due_at: 0 }).execute()
}
