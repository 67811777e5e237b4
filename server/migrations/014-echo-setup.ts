import { type Kysely, sql } from 'kysely'

/** What stopped working on the way to an Echo, and when its account was last asked for notifications. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('alexa_users').addColumn('notices_off_at', 'bigint').execute()
  await db.schema.alterTable('alexa_users').addColumn('asked_at', 'bigint').execute()
  await db.schema.alterTable('alexa_events').addColumn('failed_at', 'bigint').execute()
  await db.schema.alterTable('alexa_events').addColumn('failure', 'text').execute()
  await db.schema.alterTable('echoes').addColumn('widget_failed_at', 'bigint').execute()
  await db.schema.alterTable('echoes').addColumn('widget_failure', 'text').execute()
  await db
    .updateTable('alexa_users')
    .set({ notices_off_at: sql.ref('notices_said_at') })
    .where('notices_on_at', 'is', null)
    .execute()
  // Kept for each scope from now on, and no more for what the group's own rows say.
  await db
    .updateTable('alexa_seen')
    .set({ name: 'token alexa::proactive_events' })
    .where('name', '=', 'token')
    .execute()
  await db.deleteFrom('alexa_seen').where('name', 'in', ['event', 'widget']).execute()
  await db.schema.createIndex('alexa_events_of_group').on('alexa_events').column('family_group_id').execute()
}
