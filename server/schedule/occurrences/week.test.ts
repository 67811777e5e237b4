import { expect, test } from 'vitest'
import type { NewScheduleEntry, ScheduleOccurrence } from '#contract/schedule.ts'
import { days, hours, toIso } from '../../platform/clock.ts'
import type { Browser } from '../../testing/browser.ts'
import { givenContent, givenEntry, givenFamily } from '../../testing/given/given.ts'
import { createTestApp } from '../../testing/test-app.ts'

const berlin = { timeZone: 'Europe/Berlin' }

test('a week has the past occurrences of an entry and, on each day, the upcoming ones', async () => {
  const { app, anna, path, plan, list } = await givenBerlin('2026-11-20T06:00:00Z')
  const daily = await plan('2026-11-20T07:00:00Z', 'daily')
  await app.runDueAfter(hours(1))
  const week = await list('2026-11-16', '2026-11-23')
  expect(week.map(({ localTime, status, isMovable }) => [localTime, status, isMovable])).toEqual([
    ['2026-11-20T08:00', 'sent', false],
    ['2026-11-21T08:00', 'upcoming', true],
    ['2026-11-22T08:00', 'upcoming', true],
  ])
  expect(week[1]).toEqual({
    id: null,
    entryId: daily.id,
    scheduledFor: '2026-11-21T07:00:00.000Z',
    localTime: '2026-11-21T08:00',
    status: 'upcoming',
    happenedAt: null,
    note: null,
    isMovable: true,
    subject: { kind: 'content', title: 'Persuasion' },
    shownAt: null,
  })
  await anna.delete(`${path}/schedule/${daily.id}`)
  expect(await list('2026-11-16', '2026-11-23')).toMatchObject([{ status: 'sent' }])
})

test('a weekly entry comes once a week, a paused one is marked, and a skipped occurrence stays', async () => {
  const { anna, path, plan, list } = await givenBerlin('2026-11-21T10:00:00Z')
  const weekly = await plan('2026-11-22T18:00:00Z', 'weekly')
  const paused = await plan('2026-11-29T08:30:00Z')
  await anna.patch(`${path}/schedule/${paused.id}`, { isPaused: true })
  await anna.post(`${path}/schedule/${weekly.id}/skip`)
  const month = await list('2026-11-16', '2026-12-14')
  expect(month.map(({ localTime, status }) => [localTime, status])).toEqual([
    ['2026-11-22T19:00', 'skipped'],
    ['2026-11-29T09:30', 'paused'],
    ['2026-11-29T19:00', 'upcoming'],
    ['2026-12-06T19:00', 'upcoming'],
    ['2026-12-13T19:00', 'upcoming'],
  ])
})

test('a monthly entry on the 31st comes on the last day of a shorter month', async () => {
  const { plan, list } = await givenBerlin('2027-01-10T10:00:00Z')
  await plan('2027-01-31T18:00:00Z', 'monthly')
  const months = [
    ...(await list('2027-01-15', '2027-02-15')),
    ...(await list('2027-02-15', '2027-03-15')),
    ...(await list('2027-03-15', '2027-04-15')),
  ]
  expect(months.map(({ localTime }) => localTime)).toEqual([
    '2027-01-31T19:00',
    '2027-02-28T19:00',
    '2027-03-31T19:00',
  ])
})

test('the wall clock rules across a clock change, and a skipped time is the instant of the change', async () => {
  const { plan, list } = await givenBerlin('2027-03-26T10:00:00Z')
  await plan('2027-03-27T01:30:00Z', 'daily')
  const nights = await list('2027-03-27', '2027-03-30')
  expect(nights.map(({ localTime, scheduledFor }) => [localTime, scheduledFor])).toEqual([
    ['2027-03-27T02:30', '2027-03-27T01:30:00.000Z'],
    ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
    ['2027-03-29T02:30', '2027-03-29T00:30:00.000Z'],
  ])
})

test('a deleted item does not come, and an entry that was paused at its time is shown for one more day', async () => {
  const { app, anna, path, plan, list } = await givenBerlin('2026-11-21T10:00:00Z')
  const removed = await plan('2026-11-22T18:00:00Z', 'daily')
  await anna.delete(`${path}/content/${removed.contentItemId}`)
  expect(await list('2026-11-16', '2026-11-30')).toEqual([])
  const paused = await plan('2026-11-22T18:00:00Z')
  await anna.patch(`${path}/schedule/${paused.id}`, { isPaused: true })
  app.clock.advance(days(2))
  expect(await list('2026-11-16', '2026-11-30')).toMatchObject([{ status: 'paused', isMovable: true }])
  app.clock.advance(days(1))
  expect(await list('2026-11-16', '2026-11-30')).toEqual([])
})

test('moving a later occurrence of a recurring entry moves all of them', async () => {
  const { anna, path, plan, list } = await givenBerlin('2026-11-21T10:00:00Z')
  const weekly = await plan('2026-11-22T18:00:00Z', 'weekly')
  const move = (to: string) =>
    anna.post(`${path}/schedule/${weekly.id}/move`, {
      from: weekly.scheduledFor,
      occurrence: '2026-12-06T18:00:00.000Z',
      to,
    })
  expect((await move('2026-11-21T09:00:00Z')).status).toBe(422)
  expect((await move('2026-12-08T07:15:00Z')).body).toMatchObject({ localTime: '2026-11-24T08:15' })
  expect((await list('2026-11-21', '2026-12-12')).map(({ localTime }) => localTime)).toEqual([
    '2026-11-24T08:15',
    '2026-12-01T08:15',
    '2026-12-08T08:15',
  ])
})

test('a daily entry is moved to another time, even if that has passed today', async () => {
  const { anna, path, plan } = await givenBerlin('2026-11-21T10:00:00Z')
  const daily = await plan('2026-11-21T18:00:00Z', 'daily')
  const { body } = await anna.post(`${path}/schedule/${daily.id}/move`, {
    from: daily.scheduledFor,
    occurrence: daily.scheduledFor,
    to: '2026-11-21T07:00:00Z',
  })
  expect(body).toMatchObject({ localTime: '2026-11-22T08:00' })
})

/** A group in Berlin at that instant. */
async function givenBerlin(now: string) {
  const app = await createTestApp()
  app.clock.advance(Date.parse(now) - app.clock.now())
  const { anna, path } = await givenFamily(app)
  await anna.patch(path, berlin)
  const plan = async (scheduledFor: string, pattern?: NewScheduleEntry['recurringPattern']) => {
    const { id } = await givenContent(anna, path)
    const recurrence = pattern ? { isRecurring: true, recurringPattern: pattern } : {}
    return givenEntry(app, anna, path, { contentItemId: id, scheduledFor, ...recurrence })
  }
  return { app, anna, path, plan, list: listIn(anna, path) }
}

/** Whole days of UTC. */
function listIn(by: Browser, path: string) {
  return async (from: string, until: string): Promise<ScheduleOccurrence[]> => {
    const span = [from, until].map((date) => toIso(Date.parse(`${date}T00:00Z`)))
    return (await by.get(`${path}/schedule/occurrences?from=${span[0]}&until=${span[1]}`)).body
  }
}
