import type { Kysely } from 'kysely'

/** The index by which a screen finds the newest pictures of a group behind years of cards that were sent twice a day. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createIndex('deliveries_of_kind')
    .on('deliveries')
    .columns(['family_group_id', 'subject_kind', 'created_at desc', 'id desc'])
    .execute()
}
