import { type Kysely, sql } from 'kysely'

/** What happens by the clock: a call that nobody takes, a screen that is away, a day without a photo. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('call_requests')
    .addColumn('waiting_since', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('call_requests')
    .addColumn('round', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('call_requests').addColumn('round_due_at', 'bigint').execute()
  await sql`update call_requests set waiting_since = asked_at`.execute(db)
  await db.schema
    .createIndex('call_requests_round')
    .on('call_requests')
    .column('round_due_at')
    .where(sql.ref('round_due_at'), 'is not', sql.lit(null))
    .execute()

  for (const column of ['silence_due_at', 'silent_since', 'silence_told_at'])
    await db.schema.alterTable('devices').addColumn(column, 'bigint').execute()
  await sql`
    update devices set silence_due_at = coalesce(last_contact_at, opened_at)
    where kind = 'screen' and opened_at is not null and removed_at is null`.execute(db)
  await db.schema
    .createIndex('devices_silence')
    .on('devices')
    .column('silence_due_at')
    .where(sql.ref('silence_due_at'), 'is not', sql.lit(null))
    .execute()

  await db.schema
    .createTable('photo_reminders')
    .addColumn('family_group_id', 'text', (column) => column.primaryKey().references('family_groups.id'))
    .addColumn('due_at', 'bigint')
    .addColumn('done_on', 'text')
    .execute()
  await db.schema
    .createIndex('photo_reminders_due')
    .on('photo_reminders')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', sql.lit(null))
    .execute()
  // Due at once, and far too late to be sent: the worker computes the next time by the group's own zone.
  await sql`
    insert into photo_reminders (family_group_id, due_at, done_on)
    select id, 0, null from family_groups
    where photo_reminder_on_at is not null and removed_at is null`.execute(db)
  // Whether a photo was sent since a time is asked for each of these groups once a day.
  await db.schema
    .createIndex('deliveries_group')
    .on('deliveries')
    .columns(['family_group_id', 'created_at'])
    .execute()
}
