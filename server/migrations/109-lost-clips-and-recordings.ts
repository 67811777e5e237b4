import { type Kysely, sql } from 'kysely'

/** Since when files of a clip or of a recording are missing in the storage, and when to look for them again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['clips', 'recordings']) {
    await db.schema.alterTable(table).addColumn('lost_at', 'bigint').execute()
    await db.schema.alterTable(table).addColumn('lost_due_at', 'bigint').execute()
    await db.schema
      .createIndex(`${table}_lost`)
      .on(table)
      .column('lost_due_at')
      .where(sql.ref('lost_due_at'), 'is not', sql.lit(null))
      .execute()
  }
}
