import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrations } from '../migrations/all.ts'
import type { App } from '../platform/context.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openBefore } from '../testing/open-before.ts'
import { dueAtOf } from './entries.ts'

const [scheduled, happened] = [2000, 1000]

type Before = {
  due_at: number | null
  sent_at?: number
  paused_at?: number
  cancelled_at?: number
  /** The outcome of the occurrence at `scheduled_for`, if there is one. */
  outcome?: 'sent_at' | 'held_at' | 'skipped_at'
}

test.each<[string, Before, { isOpened: boolean; due_at: number | null }]>([
  ['to come', { due_at: scheduled }, { isOpened: false, due_at: scheduled }],
  ['sent', { due_at: null, sent_at: happened, outcome: 'sent_at' }, { isOpened: true, due_at: null }],
  ['held', { due_at: null, outcome: 'held_at' }, { isOpened: true, due_at: null }],
  ['paused before its time', { due_at: null, paused_at: happened }, { isOpened: false, due_at: null }],
  [
    'paused while it was retried',
    { due_at: null, paused_at: happened, outcome: 'skipped_at' },
    { isOpened: true, due_at: null },
  ],
  ['cancelled', { due_at: null, cancelled_at: happened }, { isOpened: false, due_at: null }],
  [
    'cancelled and due by a race',
    { due_at: scheduled, cancelled_at: happened },
    { isOpened: false, due_at: null },
  ],
  ['paused and due by a race', { due_at: scheduled, paused_at: happened }, { isOpened: false, due_at: null }],
])('an entry that was %s is the same after migration 010', async (_state, before, after) => {
  const app = await openBefore('010-opened-entries')
  await insertBefore(app, before)
  await migrate(app.db, migrations)
  const [entry] = await app.db.selectFrom('schedule_entries').selectAll().execute()
  expect(entry).toBeDefined()
  if (!entry) return
  expect({ isOpened: entry.opened_at !== null, due_at: entry.due_at }).toEqual(after)
  expect(dueAtOf(entry)).toBe(entry.due_at)
})

async function insertBefore({ db }: App, { due_at, outcome, ...times }: Before): Promise<void> {
  const [groupId, entryId] = ['group', 'entry']
  await sql`insert into family_groups (id, name, time_zone, created_at) values (${groupId}, 'Hartleys', 'UTC', 0)`.execute(
    db,
  )
  const { sent_at = null, paused_at = null, cancelled_at = null } = times
  await sql`
    insert into schedule_entries
      (id, family_group_id, scheduled_for, local_time, time_zone, created_at, due_at, sent_at, paused_at, cancelled_at)
    values (${entryId}, ${groupId}, ${scheduled}, '1970-01-01T00:00', 'UTC', 0,
      ${due_at}, ${sent_at}, ${paused_at}, ${cancelled_at})`.execute(db)
  if (!outcome) return
  await sql`
    insert into schedule_occurrences (id, family_group_id, entry_id, scheduled_for, ${sql.ref(outcome)})
    values ('occurrence', ${groupId}, ${entryId}, ${scheduled}, ${happened})`.execute(db)
}
