import type { Kysely } from 'kysely'

/** Indexes by which a deleted photo, note or delivery finds what names it, without reading the rows of all families. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  for (const [table, column] of [
    ['notes', 'photo_id'],
    ['schedule_entries', 'photo_id'],
    ['schedule_entries', 'note_id'],
    ['call_requests', 'delivery_id'],
  ] as const) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
  }
}
