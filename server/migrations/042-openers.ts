import type { Kysely } from 'kysely'

/** Who connected a device, in whose browser it was opened, and who keeps it. Of devices from before, nobody knows. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  for (const column of ['opened_by', 'browser_of', 'kept_by'] as const) {
    await db.schema
      .alterTable('devices')
      .addColumn(column, 'text', (person) => person.references('users.id').onDelete('set null'))
      .execute()
  }
}
