import { type Kysely, sql } from 'kysely'

/** Indexes by which lists read what they show, and not years of what came before it. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  // With the id the newest delivery of a subject is the first one of the index.
  await db.schema.dropIndex('deliveries_subject').execute()
  await db.schema
    .createIndex('deliveries_subject')
    .on('deliveries')
    .columns(['family_group_id', 'subject_kind', 'subject_id', 'created_at desc', 'id desc'])
    .execute()
  // The notes that are on the screens now.
  await db.schema
    .createIndex('deliveries_notes')
    .on('deliveries')
    .columns(['family_group_id', 'ends_at'])
    .where(sql.ref('subject_kind'), '=', sql.lit('note'))
    .where(sql.ref('withdrawn_at'), 'is', sql.lit(null))
    .execute()
  // What the loved one said without a delivery.
  await db.schema
    .createIndex('activity_notes')
    .on('activity')
    .columns(['family_group_id', 'created_at desc', 'id desc'])
    .where(sql.ref('action'), '=', sql.lit('note_received'))
    .execute()
}
