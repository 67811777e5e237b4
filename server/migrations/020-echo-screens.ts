import type { Kysely } from 'kysely'

/** Which delivery an Echo has on its screen: after the session has ended, "who sent this" means that one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('echoes').addColumn('on_screen_delivery_id', 'text').execute()
}
