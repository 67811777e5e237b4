import type { Kysely } from 'kysely'

/** From how far a screen is read, its size, and how large its letters are for that; null where nobody has said so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['letters_metres', 'letters_inches', 'letters_percent']) {
    await db.schema.alterTable('devices').addColumn(column, 'integer').execute()
  }
}
