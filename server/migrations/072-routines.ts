import type { Kysely } from 'kysely'

/** When a routine of an Echo last opened the skill, as Amazon's request says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('echoes').addColumn('opened_by_routine_at', 'bigint').execute()
}
