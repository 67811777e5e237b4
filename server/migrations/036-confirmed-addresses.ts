import { type Kysely, sql } from 'kysely'

/** Since when an address is known to be its person's own. Addresses from before count as confirmed. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('users').addColumn('email_confirmed_at', 'bigint').execute()
  await db
    .updateTable('users')
    .set({ email_confirmed_at: sql.ref('created_at') })
    .where('email', 'is not', null)
    .execute()
  await db.schema
    .createTable('email_confirmations')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('email_confirmations_user')
    .on('email_confirmations')
    .column('user_id')
    .execute()
  // The mail of an invitation has a link of its own: who opens it reads the mails of that address.
  await db.schema.alterTable('invitations').addColumn('mailed_token_hash', 'text').execute()
  await db.schema
    .createIndex('invitations_mailed_token')
    .on('invitations')
    .column('mailed_token_hash')
    .unique()
    .execute()
}
