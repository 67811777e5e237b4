import type { Kysely } from 'kysely'

/** What the family sets for a screen, and what the screen last told of itself. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  for (const column of ['text_size', 'quiet_from', 'quiet_until', 'status'] as const) {
    await db.schema.alterTable('devices').addColumn(column, 'text').execute()
  }
}
