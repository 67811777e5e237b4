import type { Kysely } from 'kysely'

/** When she asked again for a call that was open, so that an older "Not needed" that is reported later does not end it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('call_requests').addColumn('asked_again_at', 'bigint').execute()
}
