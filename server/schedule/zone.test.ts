import { expect, test } from 'vitest'
import type { NewScheduleEntry, ScheduleEntry } from '#contract/schedule.ts'
import { givenEntry, givenFamily } from '../testing/given/given.ts'
import { createTestApp } from '../testing/test-app.ts'

const tokyo = 'Asia/Tokyo'
const weekly = { isRecurring: true, recurringPattern: 'weekly' } as const
const monthly = { isRecurring: true, recurringPattern: 'monthly' } as const

test('a change of zone keeps the local time, or the instant if that is asked for', async () => {
  const plan = { scheduledFor: '2027-06-01T17:00:00Z' }
  expect(await movedTo(tokyo, undefined, plan)).toMatchObject({
    localTime: '2027-06-01T19:00',
    scheduledFor: '2027-06-01T10:00:00.000Z',
  })
  expect(await movedTo(tokyo, 'wall_clock', plan)).toMatchObject({ localTime: '2027-06-01T19:00' })
  expect(await movedTo(tokyo, 'instant', plan)).toMatchObject({
    localTime: '2027-06-02T02:00',
    scheduledFor: '2027-06-01T17:00:00.000Z',
  })
})

test('by the instant, a weekly entry continues on the weekday of the new zone', async () => {
  const { entry, again } = await movedAndSent(tokyo, { ...weekly, scheduledFor: '2027-06-01T17:00:00Z' })
  expect(entry).toMatchObject({ localTime: '2027-06-02T02:00', timeZone: tokyo })
  expect(again).toMatchObject({ localTime: '2027-06-09T02:00', scheduledFor: '2027-06-08T17:00:00.000Z' })
})

test.each([
  ['the 31st that becomes the 1st', '2027-05-31T20:00:00Z', '2027-06-01T05:00', 1, '2027-07-01T05:00'],
  ['the 31st that stays the 31st', '2027-05-31T07:00:00Z', '2027-05-31T16:00', 31, '2027-06-30T16:00'],
])('by the instant, a monthly entry on %s', async (_what, scheduledFor, local, anchorDay, next) => {
  const { entry, again } = await movedAndSent(tokyo, { ...monthly, scheduledFor })
  expect(entry).toMatchObject({ localTime: local, anchorDay })
  expect(again).toMatchObject({ localTime: next, anchorDay })
})

test('by the wall clock, the 31st stays the 31st, and a time that a clock change shifted is restored', async () => {
  expect(
    await movedTo(tokyo, 'wall_clock', { ...monthly, scheduledFor: '2027-05-31T20:00:00Z' }),
  ).toMatchObject({
    localTime: '2027-05-31T22:00',
    anchorDay: 31,
  })
  const daily = {
    isRecurring: true,
    recurringPattern: 'daily',
    scheduledFor: '2027-03-27T01:30:00Z',
  } as const
  const { app, anna, path } = await givenMoving('2027-03-26T00:00:00Z', daily)
  await app.runDueAfter(Date.parse('2027-03-27T02:00:00Z') - app.clock.now())
  expect((await anna.get(`${path}/schedule`)).body[0].localTime).toBe('2027-03-28T03:00')
  await anna.patch(path, { timeZone: 'Africa/Lagos' })
  expect((await anna.get(`${path}/schedule`)).body[0].localTime).toBe('2027-03-28T02:30')
})

test('if its local time has passed, a recurring entry continues and a single one is missed with a reason', async () => {
  const daily = { isRecurring: true, recurringPattern: 'daily' } as const
  const scheduledFor = '2027-06-01T17:00:00Z'
  for (const [how, expected] of [
    [daily, { status: 'pending', localTime: '2027-06-02T19:00', lastOutcome: null }],
    [{}, { status: 'missed', failure: 'By the new time zone this time had passed.' }],
  ] as const) {
    const { app, anna, path } = await givenMoving('2027-06-01T12:00:00Z', { ...how, scheduledFor })
    await anna.patch(path, { timeZone: tokyo })
    await app.runDue()
    expect((await anna.get(`${path}/schedule`)).body).toMatchObject([expected])
  }
})

test('a paused entry moves and stays paused; a sent one keeps its time', async () => {
  const scheduledFor = '2027-06-01T17:00:00Z'
  const { app, anna, path, entry } = await givenMoving('2027-05-31T00:00:00Z', { scheduledFor })
  await anna.patch(`${path}/schedule/${entry.id}`, { isPaused: true })
  const sent = await givenEntry(app, anna, path, { scheduledFor })
  await anna.post(`${path}/schedule/${sent.id}/send-now`)
  await anna.patch(path, { timeZone: tokyo })
  const entries = (await anna.get(`${path}/schedule`)).body
  expect(entries).toMatchObject([
    { id: entry.id, status: 'paused', localTime: '2027-06-01T19:00' },
    { id: sent.id, status: 'sent', scheduledFor: '2027-06-01T17:00:00.000Z' },
  ])
})

test('an unknown choice is refused and changes nothing', async () => {
  const { anna, path } = await givenMoving('2027-05-01T00:00:00Z', { scheduledFor: '2027-06-01T17:00:00Z' })
  expect((await anna.patch(path, { timeZone: tokyo, zoneChangeKeeps: 'all' })).status).toBe(422)
  expect((await anna.get(`${path}/schedule`)).body[0].timeZone).toBe('Europe/Berlin')
})

/** The entry after its group has moved from Berlin. */
async function movedTo(
  timeZone: string,
  zoneChangeKeeps: string | undefined,
  plan: Partial<NewScheduleEntry>,
): Promise<ScheduleEntry> {
  const { anna, path } = await givenMoving('2027-05-01T00:00:00Z', plan)
  const moved = await anna.patch(path, { timeZone, zoneChangeKeeps })
  if (moved.status !== 200) throw new Error(`not moved: ${moved.bytes}`)
  return (await anna.get(`${path}/schedule`)).body[0]
}

/** By the instant, and after one occurrence was sent. */
async function movedAndSent(timeZone: string, plan: Partial<NewScheduleEntry>) {
  const { app, anna, path } = await givenMoving('2027-05-30T00:00:00Z', plan)
  await anna.patch(path, { timeZone, zoneChangeKeeps: 'instant' })
  const entry: ScheduleEntry = (await anna.get(`${path}/schedule`)).body[0]
  await app.runDueAfter(Date.parse(entry.scheduledFor) - app.clock.now())
  return { entry, again: (await anna.get(`${path}/schedule`)).body[0] as ScheduleEntry }
}

async function givenMoving(startsAt: string, plan: Partial<NewScheduleEntry>) {
  const app = await createTestApp()
  app.clock.advance(Date.parse(startsAt) - app.clock.now())
  const { anna, path } = await givenFamily(app)
  return { app, anna, path, entry: await givenEntry(app, anna, path, plan) }
}
