import { type Kysely, sql } from 'kysely'

/** For what is deleted by its age, and for the sends that wait for one person: with many families a scan takes long. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  // Two thirds of all notices are older than those of the sign of life may get.
  await db.schema
    .createIndex('notices_life_age')
    .on('notices')
    .column('created_at')
    .where(sql.ref('topic'), '=', sql.lit('life'))
    .execute()
  await db.schema.createIndex('notice_messages_age').on('notice_messages').column('created_at').execute()
  await db.schema
    .createIndex('notice_sends_waiting')
    .on('notice_sends')
    .column('user_id')
    .where(sql.ref('due_at'), 'is not', sql.lit(null))
    .execute()
}
