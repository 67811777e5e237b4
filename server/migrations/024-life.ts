import { type Kysely, sql } from 'kysely'

/** The daily sign of life: how a group has set it, who is told, when nobody is at home, and which days had a sign. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('life_watches')
    .addColumn('family_group_id', 'text', (column) => column.primaryKey().references('family_groups.id'))
    .addColumn('on_at', 'bigint')
    .addColumn('hour', 'text', (column) => column.notNull())
    .addColumn('wait_minutes', 'integer', (column) => column.notNull())
    .addColumn('pause_minutes', 'integer', (column) => column.notNull())
    .addColumn('read_at', 'bigint')
    .addColumn('stop_asked_at', 'bigint')
    .addColumn('signed_at', 'bigint')
    .addColumn('next_step', 'text', (column) => column.notNull())
    .addColumn('next_at', 'bigint')
    .addColumn('due_at', 'bigint')
    .addColumn('round_id', 'text')
    .addColumn('round_day', 'text')
    .addColumn('asked_at', 'bigint')
    .addColumn('alarm_at', 'bigint')
    .addColumn('taken_by', 'text', (column) => column.references('users.id'))
    .addColumn('taken_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('life_watches_due')
    .on('life_watches')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', sql.lit(null))
    .execute()

  await db.schema
    .createTable('life_people')
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('life_people_key', ['family_group_id', 'user_id'])
    .execute()

  // A person is told once in a round.
  await db.schema
    .createTable('life_told')
    .addColumn('round_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('told_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('life_told_key', ['round_id', 'user_id'])
    .execute()
  await db.schema.createIndex('life_told_user').on('life_told').column('user_id').execute()
  await db.schema.createIndex('life_told_group').on('life_told').column('family_group_id').execute()

  await db.schema
    .createTable('life_away')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('from_date', 'text', (column) => column.notNull())
    .addColumn('until_date', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('life_away_group')
    .on('life_away')
    .columns(['family_group_id', 'until_date'])
    .execute()

  await db.schema
    .createTable('life_days')
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('life_days_key', ['family_group_id', 'local_date'])
    .execute()
}
