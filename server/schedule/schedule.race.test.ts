import { expect, test } from 'vitest'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { days, minutes, seconds, toIso } from '../platform/clock.ts'
import { runDue } from '../platform/work/due.ts'
import type { Answer } from '../testing/browser.ts'
import { givenContent, givenEntry, givenFamily, givenScreen, type Person } from '../testing/given/given.ts'
import { atOnce, type Verb } from '../testing/race.ts'
import { rounds } from '../testing/soak.ts'
import { sharedTestApp } from '../testing/test-app.ts'
import { dueAtOf } from './entries.ts'
import { scheduleWork } from './schedule-due.ts'

const app = sharedTestApp()

type Kind = 'recurring' | 'once'

/** An entry that became due a second ago, and the group that it belongs to. */
type Row = {
  anna: Person
  path: string
  address: string
  entry: ScheduleEntry
  /** The recommendation that an edit puts in the place of the entry's own. */
  otherId: string
  /** Where a move puts the entry. */
  target: string
}

/** 90 pairs of changes: each once in `npm test`. */
const roundsOfPair = rounds({ quick: 1, full: 10 })

const recurrence = { isRecurring: true, recurringPattern: 'daily' } as const

const verbs: Verb<Row>[] = [
  {
    name: 'edit',
    call: ({ anna, address, entry, otherId }) =>
      anna.request('PUT', address, {
        contentItemId: otherId,
        scheduledFor: entry.scheduledFor,
        ...(entry.isRecurring && recurrence),
      }),
  },
  {
    name: 'move',
    call: ({ anna, address, entry, target }) =>
      anna.post(`${address}/move`, { from: entry.scheduledFor, to: target }),
  },
  { name: 'pause', call: ({ anna, address }) => anna.patch(address, { isPaused: true }) },
  { name: 'resume', call: ({ anna, address }) => anna.patch(address, { isPaused: false }) },
  {
    name: 'skip',
    call: ({ anna, address, entry }) => anna.post(`${address}/skip?from=${entry.scheduledFor}`),
  },
  { name: 'send now', call: ({ anna, address }) => anna.post(`${address}/send-now`) },
  { name: 'dismiss', call: ({ anna, address }) => anna.post(`${address}/leave-out`) },
  { name: 'cancel', call: ({ anna, address }) => anna.delete(address) },
  { name: 'come due', call: comeDue },
]

const races = verbs.flatMap((one, index) =>
  (['recurring', 'once'] as const).map((kind): [string, Kind, Verb<Row>, Verb<Row>[]] => [
    one.name,
    kind,
    one,
    verbs.slice(index),
  ]),
)

test.each(races)(
  '%s of a %s entry at once with every other change',
  async (_name, kind, one, others) => {
    const group = await givenGroup()
    for (const other of others) {
      for (let round = 0; round < roundsOfPair; round++) await race(group, kind, one, other)
    }
  },
  900_000,
)

test('an entry that is added or edited while the group moves is in its new zone', async () => {
  const { anna, path, ownId } = await givenGroup()
  const entry = await givenEntry(app, anna, path, { contentItemId: ownId })
  for (let round = 0; round < rounds({ quick: 3, full: 20 }); round++) {
    const timeZone = round % 2 === 0 ? 'Asia/Tokyo' : 'Europe/Berlin'
    const { contentItemId, scheduledFor } = entry
    const answers = await Promise.all([
      anna.patch(path, { timeZone }),
      anna.post(`${path}/schedule`, { contentItemId, scheduledFor }),
      anna.request('PUT', `${path}/schedule/${entry.id}`, { contentItemId, scheduledFor }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 200])
    const entries = (await anna.get(`${path}/schedule`)).body as ScheduleEntry[]
    expect(entries.filter((entry) => entry.timeZone !== timeZone)).toEqual([])
  }
})

type Group = Awaited<ReturnType<typeof givenGroup>>

async function race(group: Group, kind: Kind, one: Verb<Row>, other: Verb<Row>): Promise<void> {
  const pair = `${one.name} and ${other.name}`
  const names = [one.name, other.name]
  const row = await givenDue(group, kind, names)
  const sentAfter: Record<string, number> = {}
  const counting = (verb: Verb<Row>): Verb<Row> => ({
    name: verb.name,
    call: async (row) => {
      const answer = await verb.call(row)
      if (answer.status === 200) sentAfter[verb.name] = await countSent(row)
      return answer
    },
  })
  const answers = await atOnce(row, counting(one), counting(other))
  const done = names.filter((_name, index) => answers[index]?.status === 200)
  await expectConsistent(row, pair)
  await expectWinner(row, pair, names, answers)
  await expectFinalState(row, pair, done)
  await expectLater(row, pair, done, sentAfter)
  await row.anna.delete(row.address)
}

/** `due_at` follows from the other columns, and every delivery belongs to one occurrence. */
async function expectConsistent(row: Row, pair: string): Promise<void> {
  const saved = await readRow(row)
  expect(saved.due_at, pair).toBe(dueAtOf(saved))
  const { family_group_id: groupId } = saved
  const sent = await app.db
    .selectFrom('schedule_occurrences')
    .where('family_group_id', '=', groupId)
    .where('sent_at', 'is not', null)
    .selectAll()
    .execute()
  const deliveries = await app.db
    .selectFrom('deliveries')
    .where('family_group_id', '=', groupId)
    .select('id')
    .execute()
  expect(deliveries.map(({ id }) => id).toSorted(), `${pair}: an occurrence was delivered twice`).toEqual(
    sent.map(({ delivery_id }) => delivery_id).toSorted(),
  )
}

/** Of two equal changes exactly one is done and recorded. Two equal edits are both done. */
async function expectWinner(row: Row, pair: string, names: string[], answers: Answer[]): Promise<void> {
  const [name = '', otherName] = names
  if (name !== otherName || name === 'edit' || name === 'come due') return
  const { isRecurring } = row.entry
  const action = name === 'dismiss' && !isRecurring ? actions.cancel : actions[name]
  const activity = await app.db
    .selectFrom('activity')
    .where('subject_id', '=', row.entry.id)
    .select('action')
    .execute()
  const recorded = activity.filter((change) => change.action === action)
  const isRefused = name === 'skip' && !isRecurring
  expect(recorded, pair).toHaveLength(isRefused ? 0 : 1)
  const statuses = answers.map(({ status }) => status).toSorted()
  if (name === 'move' || (name === 'skip' && isRecurring)) expect(statuses, pair).toEqual([200, 409])
  if (name === 'cancel') expect(statuses, pair).toEqual([200, 404])
}

const actions: Record<string, string> = {
  move: 'schedule_edited',
  pause: 'schedule_paused',
  resume: 'schedule_resumed',
  skip: 'schedule_skipped',
  'send now': 'schedule_sent_now',
  dismiss: 'schedule_skipped',
  cancel: 'schedule_cancelled',
}

/** What was answered with 200 stands, unless the other change undid it. */
async function expectFinalState(row: Row, pair: string, done: string[]): Promise<void> {
  const saved = await readRow(row)
  const isRecurring = row.entry.isRecurring
  const [wasEdited, wasMoved] = [done.includes('edit'), done.includes('move')]
  const wasCancelled = done.includes('cancel') || (done.includes('dismiss') && !isRecurring)
  expect(saved.cancelled_at !== null, pair).toBe(wasCancelled)
  if (wasEdited) expect(saved.subject_id, `${pair}: the edit is lost`).toBe(row.otherId)
  if (done.includes('pause') && !done.includes('resume') && (isRecurring || !done.includes('send now')))
    expect(saved.paused_at, `${pair}: the pause is lost`).not.toBeNull()
  if (done.includes('resume') && !done.includes('pause'))
    expect(saved.paused_at, `${pair}: it is still paused`).toBeNull()
  if (wasMoved && !wasEdited) expect(toIso(saved.scheduled_for), `${pair}: the move is lost`).toBe(row.target)
}

/** Nothing is delivered after it was cancelled or paused; what is due is delivered. */
async function expectLater(
  row: Row,
  pair: string,
  done: string[],
  sentAfter: Record<string, number>,
): Promise<void> {
  const { due_at, cancelled_at, paused_at } = await readRow(row)
  const before = await countSent(row)
  app.clock.advance(due_at === null ? days(2) : Math.max(0, due_at - app.clock.now()))
  await comeDue()
  const after = await countSent(row)
  if (cancelled_at !== null || paused_at !== null)
    expect(after, `${pair}: delivered although it is cancelled or paused`).toBe(before)
  if (cancelled_at !== null && sentAfter.cancel !== undefined)
    expect(after, `${pair}: delivered after Cancel was answered`).toBe(sentAfter.cancel)
  if (paused_at !== null && sentAfter.pause !== undefined && !done.includes('send now'))
    expect(after, `${pair}: delivered after Pause was answered`).toBe(sentAfter.pause)
  if (due_at !== null) expect(after, `${pair}: what is due is not delivered`).toBe(before + 1)
  await expectConsistent(row, `${pair}, later`)
}

async function comeDue(): Promise<Answer> {
  await runDue(app, scheduleWork)
  return { status: 200, body: null, headers: new Headers(), bytes: Buffer.alloc(0) }
}

async function countSent({ entry }: Row): Promise<number> {
  const rows = await app.db
    .selectFrom('schedule_occurrences')
    .where('entry_id', '=', entry.id)
    .where('sent_at', 'is not', null)
    .select('id')
    .execute()
  return rows.length
}

function readRow({ entry }: Row) {
  return app.db
    .selectFrom('schedule_entries')
    .where('id', '=', entry.id)
    .selectAll()
    .executeTakeFirstOrThrow()
}

async function givenGroup() {
  const family = await givenFamily(app)
  await givenScreen(app, family)
  const { anna, path } = family
  const own = await givenContent(anna, path, { title: 'Persuasion' })
  const other = await givenContent(anna, path, { title: 'Emma' })
  return { anna, path, ownId: own.id, otherId: other.id }
}

/** Its time has come. It is paused if it is to be resumed, and held if that is to be dismissed. */
async function givenDue(group: Group, kind: Kind, names: string[]): Promise<Row> {
  const { anna, path, ownId } = group
  const entry = await givenEntry(app, anna, path, {
    contentItemId: ownId,
    scheduledFor: toIso(app.clock.now() + minutes(1)),
    ...(kind === 'recurring' && recurrence),
  })
  const address = `${path}/schedule/${entry.id}`
  app.clock.advance(minutes(1) + seconds(1))
  if (names.includes('dismiss')) await hold(group)
  if (names.includes('resume')) await anna.patch(address, { isPaused: true })
  const [listed] = (await anna.get(`${path}/schedule`)).body as ScheduleEntry[]
  const target = toIso(app.clock.now() + minutes(90) + seconds(1))
  return { ...group, address, entry: listed ?? entry, target }
}

async function hold({ anna, path }: Group): Promise<void> {
  await anna.patch(`${path}/settings`, { autoSendContent: false })
  await runDue(app, scheduleWork)
  await anna.patch(`${path}/settings`, { autoSendContent: true })
}
