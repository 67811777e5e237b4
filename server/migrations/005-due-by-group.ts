import { type Kysely, sql } from 'kysely'

/** What is due is taken group by group: one batch then tells few groups, each once. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  for (const table of ['schedule_entries', 'schedule_occurrences']) {
    await db.schema.dropIndex(`${table}_due`).execute()
    await db.schema
      .createIndex(`${table}_due`)
      .on(table)
      .columns(['due_at', 'family_group_id'])
      .where(sql.ref('due_at'), 'is not', sql.lit(null))
      .execute()
  }
}
