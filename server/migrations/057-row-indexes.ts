import type { Kysely } from 'kysely'

/** Indexes by which the rows of one group are counted, without reading those of all families. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  for (const table of ['known_people', 'invitations'])
    await db.schema.createIndex(`${table}_rows`).on(table).column('family_group_id').execute()
}
