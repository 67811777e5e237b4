import { type Kysely, sql } from 'kysely'

/** Who accepted an invitation, and what a person looks through after taking their account back. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('invitations')
    .addColumn('accepted_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  // Of those from before it is known by the time: both were written in one transaction.
  await sql`update invitations set accepted_by = (
    select min(members.user_id) from members
    where members.family_group_id = invitations.family_group_id
      and members.joined_at between invitations.accepted_at and invitations.accepted_at + 1000)
    where accepted_at is not null`.execute(db)
  await db.schema
    .createTable('taken_back')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('because', 'text', (column) => column.notNull())
    .addColumn('ended', 'text', (column) => column.notNull())
    .execute()
  // Taking an account back asks for these by the person.
  await db.schema.createIndex('invitations_by').on('invitations').column('invited_by').execute()
}
