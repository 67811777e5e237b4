import { type Kysely, sql } from 'kysely'

/**
 * People, families, photos, deliveries and screens. States are times (null: not yet); instants are
 * epoch milliseconds. Every table of a family carries `family_group_id`.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('tries')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('window_ends_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text')
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('profile_image_url', 'text')
    .addColumn('password_hash', 'text')
    .addColumn('oidc_issuer', 'text')
    .addColumn('oidc_subject', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('users_email').on('users').column('email').unique().execute()
  await db.schema
    .createIndex('users_oidc')
    .on('users')
    .columns(['oidc_issuer', 'oidc_subject'])
    .unique()
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('user_agent', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute()
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute()

  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('password_resets_user').on('password_resets').column('user_id').execute()

  await db.schema
    .createTable('oidc_logins')
    .addColumn('state_hash', 'text', (column) => column.primaryKey())
    .addColumn('code_verifier', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('return_to', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('family_groups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('alexa_device_id', 'text')
    .addColumn('loved_one_name', 'text')
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('members')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .addColumn('deactivated_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('members_group_user')
    .on('members')
    .columns(['family_group_id', 'user_id'])
    .unique()
    .execute()
  await db.schema.createIndex('members_user').on('members').column('user_id').execute()
  await db.schema
    .createIndex('members_one_primary')
    .on('members')
    .column('family_group_id')
    .unique()
    .where(sql.ref('role'), '=', sql.lit('primary_caretaker'))
    .execute()

  await db.schema
    .createTable('activity')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .addColumn('device_id', 'text')
    .addColumn('actor_name', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_kind', 'text')
    .addColumn('subject_id', 'text')
    .addColumn('subject_title', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('activity_newest')
    .on('activity')
    .columns(['family_group_id', 'created_at desc', 'id desc'])
    .execute()

  await db.schema
    .createTable('devices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('opened_at', 'bigint')
    .addColumn('connected_until', 'bigint')
    .addColumn('last_contact_at', 'bigint')
    .addColumn('last_activity_at', 'bigint')
    .addColumn('last_shown_delivery_id', 'text')
    .addColumn('last_shown_at', 'bigint')
    .addColumn('removed_at', 'bigint')
    .execute()
  await db.schema.createIndex('devices_group').on('devices').column('family_group_id').execute()

  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text')
    .addColumn('title', 'text')
    .addColumn('picture', 'text')
    .addColumn('sender_id', 'text', (column) => column.references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('withdrawn_at', 'bigint')
    .addColumn('subject_removed_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('deliveries_subject')
    .on('deliveries')
    .columns(['family_group_id', 'subject_kind', 'subject_id', 'created_at desc'])
    .execute()

  await db.schema
    .createTable('delivery_targets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull())
    .addColumn('delivery_id', 'text', (column) => column.notNull().references('deliveries.id'))
    .addColumn('device_id', 'text', (column) => column.notNull().references('devices.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint')
    .addColumn('lease_until', 'bigint')
    .addColumn('accepted_at', 'bigint')
    .addColumn('shown_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addColumn('expired_at', 'bigint')
    .addColumn('failure', 'text')
    .execute()
  await db.schema
    .createIndex('delivery_targets_delivery')
    .on('delivery_targets')
    .columns(['delivery_id', 'device_id'])
    .unique()
    .execute()
  await db.schema
    .createIndex('delivery_targets_inbox')
    .on('delivery_targets')
    .columns(['device_id', 'created_at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('delivery_targets_due')
    .on('delivery_targets')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', sql.lit(null))
    .execute()

  await db.schema
    .createIndex('delivery_targets_expiry')
    .on('delivery_targets')
    .column('expires_at')
    .where(sql.ref('expires_at'), 'is not', sql.lit(null))
    .execute()

  await db.schema
    .createTable('delivery_answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull().references('delivery_targets.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('delivery_answers_target').on('delivery_answers').column('target_id').execute()

  await db.schema
    .createTable('uploads')
    .addColumn('object_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('received_at', 'bigint')
    .execute()
  await db.schema.createIndex('uploads_token').on('uploads').column('token_hash').unique().execute()
  await db.schema.createIndex('uploads_age').on('uploads').column('created_at').execute()

  await db.schema
    .createTable('photos')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('object_id', 'text', (column) => column.notNull())
    .addColumn('caption', 'text')
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('thumbhash', 'text', (column) => column.notNull())
    .addColumn('original_type', 'text', (column) => column.notNull())
    .addColumn('added_by', 'text', (column) => column.references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addColumn('purged_at', 'bigint')
    .execute()
  await db.schema.createIndex('photos_object').on('photos').column('object_id').unique().execute()
  await db.schema
    .createIndex('photos_newest')
    .on('photos')
    .columns(['family_group_id', 'created_at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('photos_to_purge')
    .on('photos')
    .column('removed_at')
    .where(sql.ref('removed_at'), 'is not', sql.lit(null))
    .where(sql.ref('purged_at'), 'is', sql.lit(null))
    .execute()

  await db.schema
    .createTable('screen_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('device_id', 'text', (column) => column.notNull().references('devices.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('screen_tokens_device').on('screen_tokens').column('device_id').execute()

  await db.schema
    .createTable('screen_pairings')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('device_id', 'text', (column) => column.references('devices.id'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('screen_pairings_code')
    .on('screen_pairings')
    .column('code_hash')
    .unique()
    .execute()

  await db.schema
    .createTable('screen_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
}
