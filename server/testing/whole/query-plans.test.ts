import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listActivity } from '../../activity/activity.service.ts'
import { listClips } from '../../clips/clips.service.ts'
import { listContent } from '../../content/read-content.ts'
import { listRoomAnswers } from '../../delivery/answers/answers.service.ts'
import { listCalls } from '../../delivery/answers/calls.service.ts'
import type { DeviceRow } from '../../delivery/delivery.tables.ts'
import { listDevices } from '../../delivery/devices/devices.service.ts'
import type { Actor } from '../../family/actor.ts'
import { listNotes } from '../../notes/read-notes.ts'
import { listNotices, readSummary } from '../../notices/bell/bell.service.ts'
import { listMonths } from '../../photos/months.ts'
import { listPhotos } from '../../photos/photos.service.ts'
import { days, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inDiscardedTransaction, isPostgres } from '../../platform/db/transaction.ts'
import { type GroupTable, groupTablesOf, listsOf } from '../../platform/feature.ts'
import { listOccurrences } from '../../schedule/occurrences/week.ts'
import { listSchedule } from '../../schedule/read-entries.ts'
import { readView } from '../../screen/screen.service.ts'
import { listShopping } from '../../shopping/shopping.service.ts'
import { listVoices } from '../../voices/voices.service.ts'
import { type FilledFamily, givenRows } from '../given/given-rows.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { testClock } from '../test-clock.ts'

// The plans of what browsers and screens read all the time, on a database in which a family has hundreds of each thing:
// SQLite says how it finds the rows, and PostgreSQL how many it has read.

type List = {
  name: string
  statements: number
  read: (app: App, family: World) => Promise<unknown>
  sorts?: true
}
type World = FilledFamily & {
  actor: Actor
  device: DeviceRow
  photoId: string
  activityId: string
  noticeId: string
}

/**
 * Most rows that one step of a plan may touch: about 140 things have a place on a screen, and each is on two of them. A
 * group has sent more photos.
 */
const mostRows = 319

/** `sorts`: a part of the answer is few rows that no index has in its order. */
const lists: List[] = [
  {
    name: 'photos',
    statements: 3,
    sorts: true,
    read: (app, { groupId }) => listPhotos(app, groupId, { limit: 50 }),
  },
  {
    name: 'a later page of photos',
    statements: 3,
    sorts: true,
    read: (app, { groupId, photoId }) => listPhotos(app, groupId, { limit: 50, before: photoId }),
  },
  {
    name: 'photos from a month on',
    statements: 3,
    sorts: true,
    read: (app, { groupId }) =>
      listPhotos(app, groupId, { limit: 50, addedBefore: new Date().toISOString() }),
  },
  {
    name: 'the months of the gallery',
    statements: 2,
    read: (app, { groupId }) => listMonths(app, groupId, 'Europe/Berlin'),
  },
  { name: 'shopping', statements: 1, read: (app, { groupId }) => listShopping(app, groupId) },
  { name: 'activity', statements: 1, read: (app, { groupId }) => listActivity(app, groupId, { limit: 50 }) },
  {
    name: 'a later page of the activity',
    statements: 1,
    read: (app, { groupId, activityId }) => listActivity(app, groupId, { limit: 50, before: activityId }),
  },
  {
    name: 'recommendations',
    statements: 2,
    sorts: true,
    read: (app, { groupId }) => listContent(app, groupId),
  },
  {
    name: 'notes',
    statements: 2,
    sorts: true,
    read: (app, { groupId }) => listNotes(app, groupId, { limit: 20 }),
  },
  {
    name: 'voices',
    statements: 2,
    sorts: true,
    read: (app, { groupId }) => listVoices(app, groupId, { limit: 20 }),
  },
  {
    name: 'clips',
    statements: 2,
    sorts: true,
    read: (app, { groupId }) => listClips(app, groupId, { limit: 20 }),
  },
  { name: 'schedule', statements: 1, sorts: true, read: (app, { groupId }) => listSchedule(app, groupId) },
  {
    name: 'week',
    statements: 3,
    sorts: true,
    read: (app, { groupId }) => {
      const now = app.clock.now()
      return listOccurrences(app, groupId, { from: toIso(now - days(3)), until: toIso(now + days(4)) })
    },
  },
  { name: 'devices', statements: 1, sorts: true, read: (app, { groupId }) => listDevices(app, groupId) },
  { name: 'calls', statements: 1, sorts: true, read: (app, { groupId }) => listCalls(app, groupId) },
  { name: 'answers', statements: 4, sorts: true, read: (app, { actor }) => listRoomAnswers(app, actor) },
  {
    name: 'bell',
    statements: 1,
    sorts: true,
    read: (app, { userIds: [, id] }) => listNotices(app, { id, language: null }, {}),
  },
  {
    name: 'a later page of the bell',
    statements: 1,
    sorts: true,
    read: (app, { userIds: [, id], noticeId }) =>
      listNotices(app, { id, language: null }, { before: noticeId }),
  },
  {
    name: 'unread',
    statements: 4,
    sorts: true,
    read: (app, { userIds: [, id] }) => readSummary(app, { id }),
  },
  {
    name: 'what a screen shows',
    statements: 18,
    sorts: true,
    read: (app, { device }) => readView(app, device, null),
  },
  {
    name: 'what a screen shows on a day on which photos come back',
    statements: 19,
    sorts: true,
    read: (app, { device }) =>
      readView({ ...app, clock: testClock(app.clock.now() + days(1)) }, device, null),
  },
]

/** Tables that browsers and screens read now and then: for one member or one dialog, at a change, or by a worker. */
const readSeldom: GroupTable[] = [
  'activity_counts',
  'old_years',
  'invitations',
  'api_tokens',
  'secret_calls',
  'life_people',
  'life_away',
  'life_days',
  'upload_keys',
  'call_presses',
  'answers_taken_back',
  'call_told',
  'calendar_sources',
  'calendar_feeds',
  'screen_tokens',
  'screen_links',
  'echoes',
  'alexa_codes',
  'alexa_heard',
  'alexa_events',
  'notice_messages',
  'notice_sends',
  'notice_choices',
  'photo_reminders',
  'webhooks',
  'webhook_sends',
]

test('each list is read in few statements, and touches few rows of a large database', async () => {
  const app = await createTestApp()
  // No photo was taken on this day, but some on the next.
  app.clock.advance(Date.parse('2026-11-22T12:00:00Z') - app.clock.now())
  const [family] = await givenRows(app, { families: 4, photos: 400 })
  if (!family) throw new Error('There is no family.')
  if (isPostgres(app)) await sql`analyze`.execute(app.db)
  const world = await toWorld(app, family)
  const wrong: string[] = []
  const read = new Set<string>()
  for (const { name, statements, read: readList, sorts = false } of [...lists, ...declaredLists(app)]) {
    const seen = await statementsOf(app, () => readList(app, world))
    for (const { sql } of seen) for (const [, table = ''] of sql.matchAll(/"(\w+)"/g)) read.add(table)
    if (seen.length > statements) wrong.push(`${name} takes ${seen.length} statements`)
    for (const statement of seen)
      for (const step of await troubleOf(app, statement, sorts))
        wrong.push(`${name}: ${step}\n  in ${statement.sql}`)
  }
  for (const table of groupTablesOf(app))
    if (read.has(table) === readSeldom.includes(table))
      wrong.push(`${table} is ${read.has(table) ? 'in readSeldom, and a list reads it' : 'read by no list'}`)
  expect(wrong.join('\n')).toBe('')
})

/** Those that features export, where no list above is the same. */
function declaredLists(app: TestApp): List[] {
  const others = listsOf(app).filter(
    ([name]) => !lists.some((list) => list.name === name || name === 'content'),
  )
  return others.map(([name, { read }]) => ({
    name: `the export's ${name}`,
    statements: 9,
    sorts: true,
    read: (app, { groupId }) => read(app, groupId),
  }))
}

async function toWorld(app: TestApp, family: FilledFamily): Promise<World> {
  const { groupId, userIds } = family
  const member = await app.db
    .selectFrom('members')
    .where('user_id', '=', userIds[1])
    .select('id')
    .executeTakeFirstOrThrow()
  const device = await app.db
    .selectFrom('devices')
    .where('id', '=', family.deviceIds[0])
    .selectAll()
    .executeTakeFirstOrThrow()
  const middle = async (table: 'photos' | 'activity' | 'notices') => {
    const { id } = await app.db
      .selectFrom(table)
      .where('family_group_id', '=', groupId)
      .orderBy('id')
      .offset(150)
      .limit(1)
      .select('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const user = { id: userIds[1], email: null, firstName: 'Ben', lastName: null, profileImageUrl: null }
  return {
    ...family,
    actor: {
      user: { ...user, phone: null, language: null, hasPassword: true, mustConfirmEmail: false },
      memberId: member.id,
      role: 'member',
      groupId,
      timeZone: 'Europe/Berlin',
      in_memory_at: null,
      sessionId: null,
    },
    device,
    photoId: await middle('photos'),
    activityId: await middle('activity'),
    noticeId: await middle('notices'),
  }
}

async function statementsOf(app: App, read: () => Promise<unknown>): Promise<CompiledQuery[]> {
  const seen: CompiledQuery[] = []
  const executor = app.db.getExecutor()
  const execute = executor.executeQuery
  executor.executeQuery = (query, ...rest) => {
    seen.push(query)
    return execute.call(executor, query, ...rest) as never
  }
  try {
    await read()
  } finally {
    executor.executeQuery = execute
  }
  return seen
}

/** A sentence for each step of the plan that grows with the database, or with the group. */
function troubleOf(app: App, statement: CompiledQuery, maySort: boolean): Promise<string[]> {
  return isPostgres(app) ? troubleOnPostgres(app, statement) : troubleOnSqlite(app, statement, maySort)
}

/** What a statement itself has made: ids that it was given, a part of it, or the few rows that an aggregate is made of. */
const ownTables =
  /^SCAN (subject|json_each|chosen|hearts|CONSTANT ROW|\(subquery-\d+\)|sent|notices|delivery_targets)\b/

async function troubleOnSqlite(
  app: App,
  { sql, parameters }: CompiledQuery,
  maySort: boolean,
): Promise<string[]> {
  const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
  const { rows } = await app.db.executeQuery<{ detail: string }>(explained)
  return rows
    .map(({ detail }) => detail)
    .filter(
      (step) =>
        (step.startsWith('SCAN ') && !ownTables.test(step)) ||
        (!maySort && step === 'USE TEMP B-TREE FOR ORDER BY'),
    )
}

const Plan = z.object({
  'Node Type': z.string(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.optional(z.number()),
  'Rows Removed by Index Recheck': z.optional(z.number()),
  get Plans() {
    return z.optional(z.array(Plan))
  },
})
type Plan = z.infer<typeof Plan>

/** As a statement that is prepared once is planned: without the values. */
async function troubleOnPostgres(app: App, { sql, parameters }: CompiledQuery): Promise<string[]> {
  const rows = await inDiscardedTransaction(app, async ({ db }) => {
    const run = (text: string) => db.executeQuery<{ 'QUERY PLAN': unknown }>(CompiledQuery.raw(text))
    await run('set local plan_cache_mode = force_generic_plan')
    // Tables of so few rows are read whole, unless that seems expensive.
    for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await run(`set local enable_${way} = off`)
    await run(`prepare looked_at as ${sql}`)
    const values = parameters.length === 0 ? '' : `(${parameters.map(literal).join()})`
    const { rows } = await run(`explain (analyze, format json) execute looked_at${values}`)
    await run('deallocate looked_at')
    return rows
  })
  const [{ Plan: root }] = z.tuple([z.object({ Plan })]).parse(rows[0]?.['QUERY PLAN'])
  return tooManyIn(root)
}

function tooManyIn(plan: Plan): string[] {
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  const touched = (plan['Actual Rows'] + removed) * plan['Actual Loops']
  const isReading = /Scan|Sort/.test(plan['Node Type'])
  const own = isReading && touched > mostRows ? [`${plan['Node Type']} touches ${touched} rows`] : []
  return [...own, ...(plan.Plans ?? []).flatMap(tooManyIn)]
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'number') return String(value)
  return `'${Array.isArray(value) ? `{${value.join()}}` : String(value)}'`
}
