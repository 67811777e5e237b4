import type { Kysely } from 'kysely'

/**
 * What she has said into a screen, each with its voice; since when the family lets her; and on which screens somebody has
 * tried the microphone.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own day
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('spoken_answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family_group_id', 'text', (column) => column.notNull().references('family_groups.id'))
    .addColumn('device_id', 'text', (column) => column.notNull().references('devices.id'))
    .addColumn('delivery_id', 'text')
    .addColumn('voice_id', 'text', (column) => column.notNull())
    .addColumn('duration', 'bigint', (column) => column.notNull())
    .addColumn('press', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addUniqueConstraint('spoken_answers_press', ['device_id', 'press'])
    .execute()
  await db.schema
    .createIndex('spoken_answers_newest')
    .on('spoken_answers')
    .columns(['family_group_id', 'created_at desc', 'id desc'])
    .execute()
  await db.schema.createIndex('spoken_answers_voice').on('spoken_answers').column('voice_id').execute()
  await db.schema.createIndex('spoken_answers_delivery').on('spoken_answers').column('delivery_id').execute()
  await db.schema.alterTable('rooms').addColumn('voice_on_at', 'bigint').execute()
  await db.schema.alterTable('devices').addColumn('microphone_tried_at', 'bigint').execute()
}
