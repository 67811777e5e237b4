import { type Kysely, sql } from 'kysely'

/** The people whom a loved one knows, on which photos they are, and indexes for what comes round again. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('known_people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('relation', 'text')
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .addColumn('added_by', 'text', (column) => column.references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('known_people_group')
    .on('known_people')
    .column('family_group_id')
    .where(sql.ref('removed_at'), 'is', sql.lit(null))
    .execute()
  // A member is one of them at most.
  await db.schema
    .createIndex('known_people_user')
    .on('known_people')
    .columns(['family_group_id', 'user_id'])
    .unique()
    .where(sql<boolean>`removed_at is null and user_id is not null`)
    .execute()

  await db.schema
    .createTable('photo_people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('photo_id', 'text', (column) => column.notNull().references('photos.id'))
    .addColumn('person_id', 'text', (column) => column.notNull().references('known_people.id'))
    .execute()
  await db.schema
    .createIndex('photo_people_photo')
    .on('photo_people')
    .columns(['photo_id', 'person_id'])
    .unique()
    .execute()
  await db.schema.createIndex('photo_people_person').on('photo_people').column('person_id').execute()

  // Month and day: both engines find an expression by its index when it is written in the same way.
  await db.schema
    .createIndex('photos_on_this_day')
    .on('photos')
    .expression(sql`family_group_id, substr(taken_at, 6, 5)`)
    .where(sql<boolean>`taken_at is not null and removed_at is null`)
    .execute()
  await db.schema
    .createIndex('delivery_answers_hearts')
    .on('delivery_answers')
    .columns(['family_group_id', 'created_at desc'])
    .where(sql.ref('kind'), '=', sql.lit('heart'))
    .execute()
}
