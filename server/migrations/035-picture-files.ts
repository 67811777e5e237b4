import { type Kysely, sql } from 'kysely'

/** Which files each photo has. Those of photos that were added before are made one after the other, the newest first. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('photos')
    .addColumn('variants', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema.alterTable('photos').addColumn('variants_due_at', 'bigint').execute()
  // Negative, so that the newest is due first.
  await sql`update photos set variants_due_at = -created_at where purged_at is null`.execute(db)
  await db.schema
    .createIndex('photos_variants_due')
    .on('photos')
    .column('variants_due_at')
    .where(sql.ref('variants_due_at'), 'is not', sql.lit(null))
    .execute()
}
