import { type Kysely, sql } from 'kysely'

/** Columns for the key of a call that adds a scheduled delivery, a recommendation or a group: a repeat adds nothing. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  // A group has another name for it: statements of the release before join groups, and name `client_key` alone.
  const once = [
    { table: 'schedule_entries', key: 'client_key', within: ['family_group_id', 'added_by'] },
    { table: 'content_items', key: 'client_key', within: ['family_group_id', 'added_by'] },
    { table: 'family_groups', key: 'call_key', within: [] },
  ]
  for (const { table, key, within } of once) {
    await db.schema.alterTable(table).addColumn(key, 'text').execute()
    await db.schema
      .createIndex(`${table}_once`)
      .on(table)
      .columns([...within, key])
      .unique()
      .where(sql.ref(key), 'is not', sql.lit(null))
      .execute()
  }
}
