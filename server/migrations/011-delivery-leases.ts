import { type Kysely, sql } from 'kysely'

/**
 * The due time of a delivery target is the proof of its lease from here on, so `lease_until` goes.
 * What was shown or has failed does not expire: the queue finds rows by `expires_at` alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('delivery_targets').dropColumn('lease_until').execute()
  await sql`
    update delivery_targets set expires_at = null
    where expires_at is not null
      and (shown_at is not null or failed_at is not null or expired_at is not null)`.execute(db)
}
