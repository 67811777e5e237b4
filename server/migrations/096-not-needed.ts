import type { Kysely } from 'kysely'

/** When she last said "Not needed" on each device, so that an older "Call me" that another screen brings later opens no call. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('devices').addColumn('not_needed_at', 'bigint').execute()
}
