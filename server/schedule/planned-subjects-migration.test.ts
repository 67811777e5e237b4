import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrations } from '../migrations/all.ts'
import { migrate } from '../platform/db/migrate.ts'
import { newId } from '../platform/ids.ts'
import { openBefore } from '../testing/open-before.ts'
import { readSchema } from '../testing/schema.ts'

test('an entry names the same subject after migration 049, and its occurrences stay', async () => {
  const app = await openBefore('049-planned-subjects')
  const [group, photo, item, note] = [newId(), newId(), newId(), newId()]
  await sql`insert into family_groups (id, name, time_zone, created_at) values (${group}, 'Hartleys', 'UTC', 0)`.execute(
    app.db,
  )
  await sql`insert into photos (id, family_group_id, object_id, original_type, width, height, thumbhash, created_at)
    values (${photo}, ${group}, ${newId()}, 'image/jpeg', 4, 3, '', 0)`.execute(app.db)
  await sql`insert into content_items (id, family_group_id, type, title, provider, created_at)
    values (${item}, ${group}, 'music', 'Goldberg Variations', 'amazon_music', 0)`.execute(app.db)
  await sql`insert into notes (id, family_group_id, text, stays, created_at)
    values (${note}, ${group}, 'Back at six', 'today', 0)`.execute(app.db)
  for (const [id, columns] of Object.entries({
    a: { photo_id: photo },
    b: { content_item_id: item },
    c: { note_id: note },
    d: { source: 'next_photo' },
  })) {
    const [[column, value] = ['', '']] = Object.entries(columns)
    await sql`
      insert into schedule_entries
        (id, family_group_id, scheduled_for, local_time, time_zone, created_at, due_at, ${sql.ref(column)})
      values (${id}, ${group}, 2000, '1970-01-01T00:00', 'UTC', 0, 2000, ${value})`.execute(app.db)
    await sql`
      insert into schedule_occurrences (id, family_group_id, entry_id, scheduled_for, sent_at)
      values (${`of ${id}`}, ${group}, ${id}, 1000, 1000)`.execute(app.db)
  }
  await migrate(app.db, migrations)
  const entries = await app.db
    .selectFrom('schedule_entries')
    .innerJoin('schedule_occurrences', 'entry_id', 'schedule_entries.id')
    .orderBy('schedule_entries.id')
    .select(['schedule_entries.id', 'subject_kind', 'subject_id', 'source', 'schedule_entries.due_at'])
    .execute()
  const shared = { due_at: 2000, source: null }
  expect(entries).toEqual([
    { ...shared, id: 'a', subject_kind: 'photo', subject_id: photo },
    { ...shared, id: 'b', subject_kind: 'content', subject_id: item },
    { ...shared, id: 'c', subject_kind: 'note', subject_id: note },
    { ...shared, id: 'd', subject_kind: 'photo', subject_id: null, source: 'next_photo' },
  ])
  const table = (await readSchema(app)).find(({ name }) => name === 'schedule_entries')
  expect(table?.columns.map(({ name }) => name)).not.toContain('photo_id')
})
