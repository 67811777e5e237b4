import { type Kysely, sql } from 'kysely'

/** Mails that somebody waits for, so that a busy mail server is tried again, and the operator sees what became of them. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    // Sealed with the server's secret key.
    .addColumn('sealed', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('failure', 'text')
    .execute()
  await db.schema
    .createIndex('mails_due')
    .on('mails')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', sql.lit(null))
    .execute()
  await db.schema.createIndex('mails_age').on('mails').column('created_at').execute()
}
