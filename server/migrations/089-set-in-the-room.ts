import type { Kysely } from 'kysely'

/** When the text size of a screen and the volume of a room were set last, so that a press that is reported later is known as older. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('devices').addColumn('text_size_set_at', 'bigint').execute()
  await db.schema.alterTable('rooms').addColumn('volume_set_at', 'bigint').execute()
}
