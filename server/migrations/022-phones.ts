import type { Kysely } from 'kysely'

/** Telephone numbers, as they were typed: so that who says "I'll call" can dial. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('phone', 'text').execute()
  await db.schema.alterTable('family_groups').addColumn('loved_one_phone', 'text').execute()
}
