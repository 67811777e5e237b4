import { type Kysely, sql } from 'kysely'

/** What a group has chosen for the room, its pause, and when the family is asked whether the screen is liked. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('rooms')
    .addColumn('family_group_id', 'text', (column) => column.primaryKey().references('family_groups.id'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('chime_on_at', 'bigint')
    .addColumn('reads_aloud_on_at', 'bigint')
    .addColumn('volume', 'integer', (column) => column.notNull())
    .addColumn('favourites_off_at', 'bigint')
    .addColumn('on_this_day_off_at', 'bigint')
    .addColumn('pause_pressed_at', 'bigint')
    .addColumn('paused_at', 'bigint')
    .addColumn('paused_until', 'bigint')
    .addColumn('paused_device_id', 'text')
    .addColumn('paused_user_id', 'text')
    .addColumn('asked_at', 'bigint')
    .addColumn('question_at', 'bigint')
    .addColumn('due_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('rooms_due')
    .on('rooms')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', sql.lit(null))
    .execute()
  // Families that have a screen already are asked a quarter of a year after it was first opened. Where that is over,
  // they are asked at the next kind hour.
  const firstQuestion = sql<number>`min(devices.opened_at) + ${sql.lit(91 * 86_400_000)}`
  await db
    .insertInto('rooms')
    .columns(['family_group_id', 'language', 'volume', 'question_at', 'due_at'])
    .expression(
      db
        .selectFrom('devices')
        .innerJoin('family_groups', 'family_groups.id', 'devices.family_group_id')
        .where('devices.kind', '=', 'screen')
        .where('devices.opened_at', 'is not', null)
        .where('devices.removed_at', 'is', null)
        .where('family_groups.removed_at', 'is', null)
        .groupBy('devices.family_group_id')
        .select([
          'devices.family_group_id',
          sql.lit('en').as('language'),
          sql.lit(60).as('volume'),
          firstQuestion.as('question_at'),
          firstQuestion.as('due_at'),
        ]),
    )
    .execute()
}
