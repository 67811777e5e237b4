import { type Kysely, sql } from 'kysely'

/** Invitations, hand-over, toggles and presence; recommendations, the schedule and the shopping list. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  for (const column of ['auto_send_off_at', 'photo_reminder_on_at', 'hand_over_at', 'removed_at'] as const) {
    await db.schema.alterTable('family_groups').addColumn(column, 'bigint').execute()
  }
  await db.schema.alterTable('family_groups').addColumn('hand_over_to', 'text').execute()
  for (const column of ['notices_off_at', 'connected_until', 'last_active_at'] as const) {
    await db.schema.alterTable('members').addColumn(column, 'bigint').execute()
  }

  await db.schema.alterTable('deliveries').addColumn('card', 'text').execute()

  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('invited_by', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('accepted_at', 'bigint')
    .execute()
  await db.schema.createIndex('invitations_token').on('invitations').column('token_hash').unique().execute()
  await db.schema
    .createIndex('invitations_pending')
    .on('invitations')
    .columns(['family_group_id', 'email'])
    .unique()
    .where(sql.ref('accepted_at'), 'is', sql.lit(null))
    .execute()

  await db.schema
    .createTable('content_items')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('external_url', 'text')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('added_by', 'text', (column) => column.references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('content_items_newest')
    .on('content_items')
    .columns(['family_group_id', 'created_at desc', 'id desc'])
    .execute()

  await db.schema
    .createTable('schedule_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('content_item_id', 'text', (column) => column.references('content_items.id'))
    .addColumn('photo_id', 'text', (column) => column.references('photos.id'))
    .addColumn('scheduled_for', 'bigint', (column) => column.notNull())
    .addColumn('local_time', 'text', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('recurring_pattern', 'text')
    .addColumn('added_by', 'text', (column) => column.references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('paused_at', 'bigint')
    .addColumn('cancelled_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('schedule_entries_next')
    .on('schedule_entries')
    .columns(['family_group_id', 'scheduled_for'])
    .execute()

  await db.schema
    .createTable('shopping_items')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('quantity', 'text', (column) => column.notNull())
    .addColumn('notes', 'text')
    .addColumn('added_by', 'text', (column) => column.references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('completed_at', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addColumn('removed_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('shopping_items_newest')
    .on('shopping_items')
    .columns(['family_group_id', 'created_at desc', 'id desc'])
    .execute()
}
