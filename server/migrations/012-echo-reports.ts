import type { Kysely } from 'kysely'

/**
 * An Echo reports the page and the picture of a delivery apart. What it has reported is kept with the
 * delivery, because the two reports may come at once, in different sessions, or one of them never.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['page_seen_at', 'picture_loaded_at'])
    await db.schema.alterTable('delivery_targets').addColumn(column, 'bigint').execute()
}
