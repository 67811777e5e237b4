import type { Kysely } from 'kysely'

/**
 * What the screen says of a call that she has asked for: when people were told last, whom we have asked, who cannot call
 * just now, and when it was done. And the number that she can call herself, without a network.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('call_requests').addColumn('told_at', 'bigint').execute()
  await db.schema
    .alterTable('call_requests')
    .addColumn('returned_by', 'text', (column) => column.references('users.id'))
    .execute()
  await db.schema.alterTable('call_requests').addColumn('done_at', 'bigint').execute()
  await db.schema
    .createTable('call_told')
    .addColumn('call_id', 'text', (column) =>
      column.notNull().references('call_requests.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('family_group_id', 'text', (column) =>
      column.notNull().references('family_groups.id').onDelete('cascade'),
    )
    .addColumn('told_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('call_told_pkey', ['call_id', 'user_id'])
    .execute()
  await db.schema.createIndex('call_told_group').on('call_told').column('family_group_id').execute()
  await db.schema.alterTable('rooms').addColumn('help_phone', 'text').execute()
}
