import { type Kysely, sql } from 'kysely'

/** Who comes and what is on: what the family enters, calendars that are read, and the address at which all of it is offered. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('visits')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('who', 'text')
    .addColumn('what', 'text')
    .addColumn('start_date', 'text', (column) => column.notNull())
    .addColumn('start_time', 'text')
    .addColumn('end_date', 'text', (column) => column.notNull())
    .addColumn('end_time', 'text')
    .addColumn('pattern', 'text')
    .addColumn('weekdays', 'text', (column) => column.notNull())
    .addColumn('until_date', 'text')
    .addColumn('last_date', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('added_by', 'text', (column) => column.references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .execute()
  await db.schema.createIndex('visits_group').on('visits').columns(['family_group_id', 'last_date']).execute()

  // Days on which a repeated visit does not take place.
  await db.schema
    .createTable('visit_skips')
    .addColumn('visit_id', 'text', (column) => column.notNull().references('visits.id').onDelete('cascade'))
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addPrimaryKeyConstraint('visit_skips_key', ['visit_id', 'local_date'])
    .execute()
  await db.schema.createIndex('visit_skips_group').on('visit_skips').column('family_group_id').execute()

  await db.schema
    .createTable('calendars')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('host', 'text')
    .addColumn('shown_at', 'bigint')
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('read_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failing_since', 'bigint')
    .addColumn('failure', 'text')
    .addColumn('due_at', 'bigint')
    .addColumn('kept', 'integer', (column) => column.notNull())
    .addColumn('left_private', 'integer', (column) => column.notNull())
    .addColumn('broken', 'integer', (column) => column.notNull())
    .addColumn('beyond', 'integer', (column) => column.notNull())
    .addColumn('added_by', 'text', (column) => column.references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('calendars_group').on('calendars').column('family_group_id').execute()
  await db.schema
    .createIndex('calendars_due')
    .on('calendars')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', sql.lit(null))
    .execute()

  // The text as it was read: each day a further day of it is needed.
  await db.schema
    .createTable('calendar_sources')
    .addColumn('calendar_id', 'text', (column) =>
      column.primaryKey().references('calendars.id').onDelete('cascade'),
    )
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('calendar_sources_group')
    .on('calendar_sources')
    .column('family_group_id')
    .execute()

  await db.schema
    .createTable('calendar_events')
    .addColumn('calendar_id', 'text', (column) =>
      column.notNull().references('calendars.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('start_date', 'text', (column) => column.notNull())
    .addColumn('start_time', 'text')
    .addColumn('end_date', 'text', (column) => column.notNull())
    .addColumn('end_time', 'text')
    .addPrimaryKeyConstraint('calendar_events_key', ['calendar_id', 'number'])
    .execute()
  await db.schema
    .createIndex('calendar_events_group')
    .on('calendar_events')
    .columns(['family_group_id', 'end_date'])
    .execute()

  // The secret addresses end with the membership.
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('member_id', 'text', (column) =>
      column.primaryKey().references('members.id').onDelete('cascade'),
    )
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_read_at', 'bigint')
    .execute()
  await db.schema.createIndex('calendar_feeds_group').on('calendar_feeds').column('family_group_id').execute()
}
