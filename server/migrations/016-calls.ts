import { type Kysely, sql } from 'kysely'

/** The calls that a loved one asks for, and how far each member has seen the answers. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('call_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('device_id', 'text', (column) => column.notNull().references('devices.id'))
    .addColumn('delivery_id', 'text', (column) => column.references('deliveries.id'))
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('taken_by', 'text', (column) => column.references('users.id'))
    .addColumn('taken_at', 'bigint')
    .execute()
  // A group has one open call at most: who asks twice is called once.
  await db.schema
    .createIndex('call_requests_open')
    .on('call_requests')
    .column('family_group_id')
    .unique()
    .where(sql.ref('taken_at'), 'is', sql.lit(null))
    .execute()
  await db.schema
    .createIndex('call_requests_group')
    .on('call_requests')
    .columns(['family_group_id', 'asked_at'])
    .execute()

  await db.schema
    .createTable('answers_seen')
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('answer_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('answers_seen_key', ['family_group_id', 'user_id'])
    .execute()
  await db.schema
    .createIndex('delivery_answers_group')
    .on('delivery_answers')
    .columns(['family_group_id', 'created_at'])
    .execute()
}
