import type { Kysely } from 'kysely'

/** Passkeys, the challenges that are being answered, and which sessions were opened with which passkey. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema.createIndex('passkeys_of_user').on('passkeys').column('user_id').execute()
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('session_hash', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('passkey_challenges_expiry')
    .on('passkey_challenges')
    .column('expires_at')
    .execute()
  await db.schema.alterTable('sessions').addColumn('passkey_id', 'text').execute()
}
