import { type Kysely, sql } from 'kysely'

/** Echoes: whose they are, what Amazon was told, and what it said. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('devices').addColumn('attention', 'text').execute()
  await db.schema.alterTable('delivery_targets').addColumn('note', 'text').execute()
  await db.schema.alterTable('delivery_answers').addColumn('text', 'text').execute()
  await db.schema.alterTable('shopping_items').addColumn('added_by_device', 'text').execute()

  await db.schema
    .createTable('alexa_users')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('notices_on_at', 'bigint')
    .addColumn('notices_said_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('echoes')
    .addColumn('device_id', 'text', (column) => column.primaryKey().references('devices.id'))
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('alexa_device_id', 'text', (column) => column.notNull())
    .addColumn('persistent_endpoint_id', 'text')
    .addColumn('api_endpoint', 'text')
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('linked_at', 'bigint', (column) => column.notNull())
    .addColumn('widget_installed_at', 'bigint')
    .addColumn('widget_due_at', 'bigint')
    .addColumn('widget_attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('widget_hash', 'text')
    .addColumn('widget_queued', 'text')
    .execute()
  await db.schema
    .createIndex('echoes_alexa_device')
    .on('echoes')
    .columns(['user_id', 'alexa_device_id'])
    .unique()
    .execute()
  await db.schema
    .createIndex('echoes_widget_due')
    .on('echoes')
    .column('widget_due_at')
    .where(sql.ref('widget_due_at'), 'is not', sql.lit(null))
    .execute()

  await db.schema
    .createTable('alexa_pairings')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('alexa_device_id', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('alexa_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('person_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('alexa_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull())
    .addColumn('device_id', 'text', (column) => column.notNull())
    .addColumn('delivery_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('accepted_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('alexa_events_once')
    .on('alexa_events')
    .columns(['delivery_id', 'user_id'])
    .unique()
    .execute()
  await db.schema
    .createIndex('alexa_events_due')
    .on('alexa_events')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', sql.lit(null))
    .execute()
  await db.schema
    .createIndex('alexa_events_of_user')
    .on('alexa_events')
    .columns(['user_id', 'accepted_at'])
    .execute()

  await db.schema
    .createTable('alexa_heard')
    .addColumn('target_id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull())
    .addColumn('heard_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('alexa_seen')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('detail', 'text')
    .execute()
}
