import { type Kysely, sql } from 'kysely'

/**
 * `due_at` of an entry is computed from its other columns from here on. That the occurrence of an
 * entry had been opened was said by `due_at` alone, so it gets a column. Entries that were cancelled
 * or paused by one person and edited by another at once were left due: they are mended.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('schedule_entries').addColumn('opened_at', 'bigint').execute()
  await sql`
    update schedule_entries set opened_at = coalesce(sent_at, scheduled_for)
    where due_at is null and (
      (paused_at is null and cancelled_at is null) or sent_at is not null
      or exists (
        select 1 from schedule_occurrences
        where entry_id = schedule_entries.id and scheduled_for = schedule_entries.scheduled_for))`.execute(db)
  await sql`
    update schedule_entries set due_at = case
      when paused_at is null and cancelled_at is null and sent_at is null and opened_at is null
      then scheduled_for end
    where due_at is not null`.execute(db)
}
