import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrations } from '../migrations/all.ts'
import { days } from '../platform/clock.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openBefore } from '../testing/open-before.ts'

test('after migration 028 only families with an opened screen are asked, a quarter of a year after its first', async () => {
  const app = await openBefore('028-rooms')
  const { db } = app
  for (const [id, removedAt] of [
    ['two', null],
    ['echo', null],
    ['unopened', null],
    ['deleted', 5],
  ])
    await sql`insert into family_groups (id, name, time_zone, created_at, removed_at)
      values (${id}, 'Hartleys', 'UTC', 0, ${removedAt})`.execute(db)
  for (const [group, kind, openedAt] of [
    ['two', 'screen', 2000],
    ['two', 'screen', 1000],
    ['echo', 'echo', 1000],
    ['unopened', 'screen', null],
    ['deleted', 'screen', 1000],
  ])
    await sql`insert into devices (id, family_group_id, kind, name, created_at, opened_at)
      values (${`${group} ${kind} ${openedAt}`}, ${group}, ${kind}, 'Screen', 0, ${openedAt})`.execute(db)
  await migrate(db, migrations)
  const rooms = await app.db.selectFrom('rooms').selectAll().execute()
  const at = 1000 + days(91)
  expect(rooms).toMatchObject([
    { family_group_id: 'two', language: 'en', volume: 60, question_at: at, due_at: at, asked_at: null },
  ])
})
