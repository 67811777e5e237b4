import { type Kysely, sql } from 'kysely'

/**
 * Presses of "Call me" whose delivery had left the inbox, a row for each. The column `call_requests.press` keeps the newest
 * one only. It stays: servers of the release before read and write it while they are replaced.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('call_presses')
    .addColumn('family_group_id', 'text', (column) =>
      column.notNull().references('family_groups.id').onDelete('cascade'),
    )
    .addColumn('press', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('call_presses_pkey', ['family_group_id', 'press'])
    .execute()
  await db
    .insertInto('call_presses')
    .columns(['family_group_id', 'press'])
    .expression(
      db
        .selectFrom('call_requests')
        .where('press', 'is not', null)
        .select(['family_group_id', sql<string>`press`.as('press')])
        .distinct(),
    )
    .execute()
}
