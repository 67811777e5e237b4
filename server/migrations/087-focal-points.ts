import type { Kysely } from 'kysely'

/** The point of a photo that matters, in thousandths of its width and height; null where it is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['focal_x', 'focal_y'])
    await db.schema.alterTable('photos').addColumn(column, 'integer').execute()
}
