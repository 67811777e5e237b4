import { type Kysely, sql } from 'kysely'

/** Since when the file of a voice is missing in the storage, and when to look for it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('voices').addColumn('lost_at', 'bigint').execute()
  await db.schema.alterTable('voices').addColumn('lost_due_at', 'bigint').execute()
  await db.schema
    .createIndex('voices_lost')
    .on('voices')
    .column('lost_due_at')
    .where(sql.ref('lost_due_at'), 'is not', sql.lit(null))
    .execute()
}
