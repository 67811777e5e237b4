import { type Kysely, sql } from 'kysely'

/** When the point that matters is looked for in photos from before there were any, the newest first, and how often that failed. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('photos').addColumn('focal_due_at', 'bigint').execute()
  await db.schema
    .alterTable('photos')
    .addColumn('focal_attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // Negative, so that the newest is due first.
  await sql`update photos set focal_due_at = -created_at where focal_x is null and purged_at is null`.execute(
    db,
  )
  await db.schema
    .createIndex('photos_focal_due')
    .on('photos')
    .column('focal_due_at')
    .where(sql.ref('focal_due_at'), 'is not', sql.lit(null))
    .execute()
}
