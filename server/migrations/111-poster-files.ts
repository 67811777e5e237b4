import { type Kysely, sql } from 'kysely'

/**
 * Which files a clip has beside its film and its poster. Those of clips that were added before are made one after the other, the
 * newest first. Due at once is also what a server of the release before adds during the upgrade.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('clips')
    .addColumn('variants', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('clips')
    .addColumn('variants_due_at', 'bigint', (column) => column.defaultTo(0))
    .execute()
  // Negative, so that the newest is due first.
  await sql`update clips set variants_due_at = case when purged_at is null then -created_at end`.execute(db)
  await db.schema
    .createIndex('clips_variants_due')
    .on('clips')
    .column('variants_due_at')
    .where(sql.ref('variants_due_at'), 'is not', sql.lit(null))
    .execute()
}
