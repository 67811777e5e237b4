import { type Kysely, sql } from 'kysely'

/** An entry of the schedule names its subject as a delivery does: by kind and id. No id: the next photo each time. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('schedule_entries')
    .addColumn('subject_kind', 'text', (column) => column.notNull().defaultTo('photo'))
    .execute()
  await db.schema.alterTable('schedule_entries').addColumn('subject_id', 'text').execute()
  await sql`
    update schedule_entries set
      subject_kind = case
        when note_id is not null then 'note' when content_item_id is not null then 'content' else 'photo' end,
      subject_id = coalesce(note_id, content_item_id, photo_id)`.execute(db)
  for (const column of ['photo_id', 'note_id'])
    await db.schema.dropIndex(`schedule_entries_${column}`).execute()
  for (const column of ['content_item_id', 'photo_id', 'note_id'])
    await db.schema.alterTable('schedule_entries').dropColumn(column).execute()
}
