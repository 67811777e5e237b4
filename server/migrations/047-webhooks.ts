import type { Kysely } from 'kysely'

/** Addresses of other programs that are told what happens in a group, and what they are still to be told. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('member_id', 'text', (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('topics', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint')
    .addColumn('last_failure', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('failing_since', 'bigint')
    .addColumn('waits_until', 'bigint')
    .addColumn('switched_off_at', 'bigint')
    .execute()
  await db.schema.createIndex('webhooks_group').on('webhooks').column('family_group_id').execute()
  await db.schema.createIndex('webhooks_member').on('webhooks').column('member_id').execute()
  await db.schema
    .createTable('webhook_sends')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    // No reference: a change must not fail because somebody removes the webhook in the same moment.
    .addColumn('webhook_id', 'text', (column) => column.notNull())
    .addColumn('activity_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('webhook_sends_due').on('webhook_sends').column('due_at').execute()
  await db.schema.createIndex('webhook_sends_webhook').on('webhook_sends').column('webhook_id').execute()
  await db.schema.createIndex('webhook_sends_group').on('webhook_sends').column('family_group_id').execute()
}
