import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Without credentials of Amazon the row of a removed Echo was never due, and kept Amazon's ids. Now such rows are
 * cleared and deleted as if the Echo had just been removed.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    update echoes set widget_due_at = 0, widget_attempts = 0
    where widget_due_at is null
    and device_id in (select id from devices where removed_at is not null)`.execute(db)
}
