import type { Kysely } from 'kysely'

/** When an Echo last reported that its pictures are on; null for one that never did, and for screens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('devices').addColumn('pictures_on_at', 'bigint').execute()
}
