import type { Kysely } from 'kysely'

/** Uploads are remembered until they are swept; links and typed codes know whose they are. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('uploads').addColumn('claimed_at', 'bigint').execute()
  for (const table of ['screen_pairings', 'screen_links'] as const) {
    await db.schema.alterTable(table).addColumn('user_id', 'text').execute()
  }
}
