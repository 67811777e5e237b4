import type { Kysely } from 'kysely'

/** Where a browser subscribed to web push: its notices lead there. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  // Nobody could subscribe before.
  await db.deleteFrom('push_subscriptions').execute()
  await db.schema
    .alterTable('push_subscriptions')
    .addColumn('origin', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createIndex('push_subscriptions_session')
    .on('push_subscriptions')
    .column('session_hash')
    .execute()
}
