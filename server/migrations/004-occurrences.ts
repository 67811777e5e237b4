import { type Kysely, sql } from 'kysely'

/** The ledger of the schedule: one row for each moment of each entry, and when to act next. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('schedule_entries').addColumn('due_at', 'bigint').execute()
  await db.schema.alterTable('schedule_entries').addColumn('source', 'text').execute()
  await db
    .updateTable('schedule_entries')
    .set({ due_at: sql.ref('scheduled_for') })
    .where('cancelled_at', 'is', null)
    .where('paused_at', 'is', null)
    .execute()
  await db.schema
    .createIndex('schedule_entries_due')
    .on('schedule_entries')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', sql.lit(null))
    .execute()

  await db.schema
    .createTable('schedule_occurrences')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'text', (column) => column.notNull().references('schedule_entries.id'))
    .addColumn('scheduled_for', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sent_at', 'bigint')
    .addColumn('held_at', 'bigint')
    .addColumn('missed_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('skipped_at', 'bigint')
    .addColumn('delivery_id', 'text')
    .addColumn('note', 'text')
    .execute()
  await db.schema
    .createIndex('schedule_occurrences_once')
    .on('schedule_occurrences')
    .columns(['entry_id', 'scheduled_for'])
    .unique()
    .execute()
  await db.schema
    .createIndex('schedule_occurrences_due')
    .on('schedule_occurrences')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', sql.lit(null))
    .execute()
}
