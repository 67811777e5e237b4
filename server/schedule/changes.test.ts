import { expect, test } from 'vitest'
import type { NewScheduleEntry, ScheduleEntry } from '#contract/schedule.ts'
import { days, hours, minutes, toIso } from '../platform/clock.ts'
import { runDue } from '../platform/work/due.ts'
import type { Browser } from '../testing/browser.ts'
import { givenContent, givenEntry, givenFamily, givenScreen } from '../testing/given/given.ts'
import { countDeliveries, listActions } from '../testing/seen.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { scheduleWork } from './schedule-due.ts'

const daily = { isRecurring: true, recurringPattern: 'daily' } as const

test('a move changes the time and nothing else, and is recorded', async () => {
  const { app, anna, path, entry, address } = await givenPlan({
    recurringPattern: 'weekly',
    isRecurring: true,
  })
  const to = toIso(app.clock.now() + days(2))
  const moved = (await anna.post(`${address}/move`, { from: entry.scheduledFor, to })).body
  expect(moved).toEqual({ ...entry, scheduledFor: to, localTime: moved.localTime })
  expect((await listActions(anna, path))[0]).toBe('schedule_edited')
  await app.runDueAfter(days(1))
  expect((await listEntries(anna, path))[0]?.lastOutcome).toBeNull()
  await app.runDueAfter(days(1))
  expect((await listEntries(anna, path))[0]).toMatchObject({
    lastOutcome: { status: 'sent', scheduledFor: to },
    localTime: localDay(moved.localTime, 7),
  })
})

test('an entry that was moved, sent or cancelled meanwhile is not moved, and a past time is refused', async () => {
  const { app, anna, path, entry, address } = await givenPlan({})
  const to = toIso(app.clock.now() + days(2))
  const past = await anna.post(`${address}/move`, {
    from: entry.scheduledFor,
    to: toIso(app.clock.now() - hours(1)),
  })
  expect(past.status).toBe(422)
  expect(past.body.error.message).toBe('This time has passed. Please choose a later one.')
  expect((await anna.post(`${address}/move`, { from: toIso(app.clock.now()), to })).status).toBe(409)
  expect(await listEntries(anna, path)).toEqual([entry])
  await anna.post(`${address}/send-now`)
  expect((await anna.post(`${address}/move`, { from: entry.scheduledFor, to })).status).toBe(409)
  await anna.delete(address)
  expect((await anna.post(`${address}/move`, { from: entry.scheduledFor, to })).status).toBe(404)
})

test('an entry that is moved to before its skipped occurrence is delivered', async () => {
  const { app, anna, path, screen, entry, address } = await givenPlan(daily)
  const skipped = (await anna.post(`${address}/skip`)).body as ScheduleEntry
  for (const to of [entry.scheduledFor, toIso(app.clock.now() + hours(2))]) {
    const [{ scheduledFor: from } = skipped] = await listEntries(anna, path)
    expect((await anna.post(`${address}/move`, { from, to })).status).toBe(200)
  }
  await app.runDueAfter(hours(2))
  expect(await titlesOn(screen)).toEqual(['Persuasion'])
  expect((await listEntries(anna, path))[0]?.lastOutcome?.status).toBe('sent')
})

test('an entry that was sent early and rescheduled to its old time is sent again', async () => {
  const { app, anna, entry, address } = await givenPlan({})
  await anna.post(`${address}/send-now`)
  app.clock.advance(minutes(1))
  const { contentItemId, scheduledFor } = entry
  expect((await anna.request('PUT', address, { contentItemId, scheduledFor })).body.status).toBe('pending')
  await app.runDueAfter(days(1))
  expect(await countDeliveries(app)).toBe(2)
  expect((await anna.get(`${address}/occurrences`)).body).toMatchObject([
    { status: 'sent', scheduledFor },
    { status: 'sent' },
  ])
})

test('a monthly entry on the 31st keeps its day when it is edited or moved in a short month', async () => {
  const { app, anna, path, address, entry } = await givenPlan({
    startsAt: '2027-01-30T00:00:00Z',
    scheduledFor: '2027-01-31T07:00:00Z',
    isRecurring: true,
    recurringPattern: 'monthly',
  })
  await app.runDueAfter(Date.parse('2027-02-01T00:00:00Z') - app.clock.now())
  const [february] = await listEntries(anna, path)
  expect(february).toMatchObject({ localTime: '2027-02-28T08:00', anchorDay: 31 })
  const { contentItemId } = entry
  const plan = { contentItemId, isRecurring: true, recurringPattern: 'monthly' }
  await anna.request('PUT', address, { ...plan, scheduledFor: '2027-02-28T08:00:00Z' })
  expect((await listEntries(anna, path))[0]).toMatchObject({ localTime: '2027-02-28T09:00', anchorDay: 31 })
  const from = '2027-02-28T08:00:00.000Z'
  const away = await anna.post(`${address}/move`, { from, to: '2027-02-20T08:00:00Z' })
  expect(away.body).toMatchObject({ localTime: '2027-02-20T09:00', anchorDay: 20 })
  const back = await anna.post(`${address}/move`, { from: away.body.scheduledFor, to: from, anchorDay: 31 })
  expect(back.body).toMatchObject({ localTime: '2027-02-28T09:00', anchorDay: 31 })
  await app.runDueAfter(days(28))
  expect((await listEntries(anna, path))[0]).toMatchObject({ localTime: '2027-03-31T09:00' })
})

test.each([
  ['cancelled', (anna: Browser, address: string) => anna.delete(address)],
  ['paused', (anna: Browser, address: string) => anna.patch(address, { isPaused: true })],
  ['changed', (anna: Browser, address: string, plan: object) => anna.request('PUT', address, plan)],
])('an occurrence that waits for a retry is not sent after its entry was %s', async (word, change) => {
  const { app, anna, screen, entry, address } = await givenPlan(daily)
  await givenRetry(app, entry)
  const plan = {
    ...daily,
    contentItemId: entry.contentItemId,
    scheduledFor: toIso(app.clock.now() + days(3)),
  }
  expect((await change(anna, address, plan)).status).toBe(200)
  await app.runDueAfter(minutes(30))
  expect(await titlesOn(screen)).toEqual([])
  const [row] = await app.db.selectFrom('schedule_occurrences').selectAll().execute()
  expect(row).toMatchObject({ due_at: null, sent_at: null, note: `It was ${word}.` })
  expect(row?.skipped_at).not.toBeNull()
})

test('an occurrence that waits for a retry is not sent after its group was deleted', async () => {
  const { app, anna, path, entry } = await givenPlan(daily)
  await givenRetry(app, entry)
  const deleted = await anna.request('DELETE', path, { name: 'The Hartleys' })
  expect(deleted.status).toBe(200)
  await app.runDueAfter(minutes(30))
  expect(await app.db.selectFrom('deliveries').selectAll().execute()).toEqual([])
  expect(await app.db.selectFrom('schedule_occurrences').selectAll().execute()).toMatchObject([
    { due_at: null, sent_at: null, note: 'The group was deleted.' },
  ])
})

test('two people who skip the same delivery skip one, and the second is told', async () => {
  const { anna, path, entry, address } = await givenPlan(daily)
  const skip = () => anna.post(`${address}/skip?from=${entry.scheduledFor}`)
  expect((await skip()).status).toBe(200)
  const second = await skip()
  expect(second.status).toBe(409)
  expect(second.body.error.message).toBe('Somebody has changed this meanwhile. Please look again.')
  const [next] = await listEntries(anna, path)
  expect(Date.parse(next?.scheduledFor ?? '') - Date.parse(entry.scheduledFor)).toBeLessThan(days(1.5))
})

test.each([
  [hours(1), 'sent', 1],
  [hours(3), 'missed', 0],
])(
  'a single delivery that is paused during a retry and resumed %i ms later is %s',
  async (later, status, sent) => {
    const { app, anna, path, screen, entry, address } = await givenPlan({})
    await givenRetry(app, entry)
    expect((await anna.patch(address, { isPaused: true })).body.status).toBe('paused')
    await app.runDueAfter(later)
    expect((await anna.patch(address, { isPaused: false })).status).toBe(200)
    await app.runDue()
    expect(await listEntries(anna, path)).toMatchObject([{ status }])
    expect(await titlesOn(screen)).toHaveLength(sent)
  },
)

test('a single delivery that was paused at its time is missed with a reason, and can be sent', async () => {
  const { app, anna, path, address } = await givenPlan({})
  await anna.patch(address, { isPaused: true })
  app.clock.advance(days(2))
  await anna.patch(address, { isPaused: false })
  await app.runDue()
  expect(await listEntries(anna, path)).toMatchObject([
    { status: 'missed', failure: 'It was paused at that time.' },
  ])
  expect((await anna.post(`${address}/send-now`)).body.status).toBe('sent')
})

test('a paused entry stays paused when it is edited or moved, and is done when it is sent now', async () => {
  const { app, anna, path, screen, entry, address } = await givenPlan({})
  await anna.patch(address, { isPaused: true })
  const { contentItemId } = entry
  const scheduledFor = toIso(app.clock.now() + hours(1))
  const edited = await anna.request('PUT', address, { contentItemId, scheduledFor })
  expect(edited.body).toMatchObject({ status: 'paused', scheduledFor })
  const to = toIso(app.clock.now() + hours(2))
  expect((await anna.post(`${address}/move`, { from: scheduledFor, to })).body.status).toBe('paused')
  await app.runDueAfter(hours(2))
  expect(await titlesOn(screen)).toEqual([])
  expect((await anna.post(`${address}/send-now`)).body.status).toBe('sent')
  expect(await listEntries(anna, path)).toMatchObject([{ status: 'sent' }])
})

test('an entry that is cancelled, paused or moved while it comes due is sent or not, without a deadlock', async () => {
  const { app, anna, path, entry } = await givenPlan({})
  const { contentItemId } = entry
  await anna.delete(`${path}/schedule/${entry.id}`)
  let sent = 0
  for (let round = 0; round < 9; round++) {
    const scheduledFor = toIso(app.clock.now() + minutes(5))
    const { body } = await anna.post(`${path}/schedule`, { contentItemId, scheduledFor })
    const address = `${path}/schedule/${body.id}`
    app.clock.advance(minutes(5))
    const changes = [
      () => anna.delete(address),
      () => anna.patch(address, { isPaused: true }),
      () => anna.post(`${address}/move`, { from: scheduledFor, to: toIso(app.clock.now() + hours(9)) }),
    ]
    const [changed] = await Promise.all([changes[round % 3]?.(), app.runDue(), app.runDue()])
    expect([200, 404, 409]).toContain(changed?.status)
    const rows = await app.db
      .selectFrom('schedule_occurrences')
      .where('entry_id', '=', body.id)
      .select(['sent_at', 'skipped_at', 'due_at'])
      .execute()
    expect(rows.filter(({ due_at }) => due_at !== null)).toEqual([])
    sent += rows.filter(({ sent_at }) => sent_at !== null).length
    await anna.delete(address)
  }
  expect(await countDeliveries(app)).toBe(sent)
})

test('a dismissed occurrence is not sent, and the history says that it was missed and dismissed', async () => {
  const { app, anna, path, screen, address } = await givenPlan(daily)
  await app.runDueAfter(days(1) + hours(3))
  expect((await listEntries(anna, path))[0]?.lastOutcome?.status).toBe('missed')
  expect((await anna.post(`${address}/leave-out`)).body).toMatchObject({
    status: 'pending',
    lastOutcome: { status: 'skipped', note: 'The server was not running at that time. It was left out.' },
  })
  expect((await listActions(anna, path))[0]).toBe('schedule_skipped')
  const told = await listActions(anna, path)
  await anna.post(`${address}/leave-out`)
  expect(await listActions(anna, path)).toEqual(told)
  expect(await titlesOn(screen)).toEqual([])
})

test('dismissing a single delivery cancels it', async () => {
  const { app, anna, path, address } = await givenPlan({})
  await app.runDueAfter(days(1) + hours(3))
  expect((await anna.post(`${address}/leave-out`)).body.status).toBe('cancelled')
  expect(await listEntries(anna, path)).toEqual([])
})

test('a week lists the occurrences of all entries, and when they were shown', async () => {
  const { app, anna, path, screen, entry, address } = await givenPlan(daily)
  const from = toIso(app.clock.now())
  for (let day = 0; day < 2; day++) {
    await app.runDueAfter(days(1))
  }
  const [item] = (await screen.get('/api/screen')).body.items
  await screen.post(`/api/screen/deliveries/${item.deliveryId}/shown`, {})
  await anna.delete(address)
  const until = toIso(app.clock.now() + 1)
  const occurrences = (await anna.get(`${path}/schedule/occurrences?from=${from}&until=${until}`)).body
  expect(occurrences).toMatchObject([
    { entryId: entry.id, status: 'sent', subject: { kind: 'content', title: 'Persuasion' }, shownAt: null },
    { entryId: entry.id, status: 'sent', shownAt: toIso(app.clock.now()) },
  ])
  const before = `${path}/schedule/occurrences?from=2020-01-01T00:00:00Z&until=${from}`
  expect((await anna.get(before)).status).toBe(422)
})

type Plan = Partial<NewScheduleEntry> & { startsAt?: string }

/** A book for tomorrow in a family with a screen; `plan` overrides it. */
async function givenPlan({ startsAt, ...plan }: Plan) {
  const app = await createTestApp()
  if (startsAt) app.clock.advance(Date.parse(startsAt) - app.clock.now())
  const { family, anna, path } = await givenFamily(app)
  const screen = await givenScreen(app, family)
  const { id } = await givenContent(anna, path)
  const entry = await givenEntry(app, anna, path, { contentItemId: id, ...plan })
  return { app, anna, path, screen, entry, address: `${path}/schedule/${entry.id}` }
}

/** The entry is due, its first attempt has failed, and the next one is in a minute. */
async function givenRetry(app: TestApp, entry: ScheduleEntry): Promise<void> {
  app.clock.advance(Date.parse(entry.scheduledFor) - app.clock.now())
  await app.db.schema.alterTable('delivery_targets').renameTo('delivery_targets_away').execute()
  await runDue(app, scheduleWork)
  await app.db.schema.alterTable('delivery_targets_away').renameTo('delivery_targets').execute()
  const [row] = await app.db.selectFrom('schedule_occurrences').selectAll().execute()
  if (!row?.due_at || row.attempts !== 1) throw new Error('it does not wait for a retry')
}

/** The same hour so many days later. */
function localDay(local: string, count: number): string {
  return Temporal.PlainDateTime.from(local).add({ days: count }).toString({ smallestUnit: 'minute' })
}

async function listEntries(by: Browser, path: string): Promise<ScheduleEntry[]> {
  return (await by.get(`${path}/schedule`)).body
}

async function titlesOn(screen: Browser): Promise<(string | null)[]> {
  const { items } = (await screen.get('/api/screen')).body
  return items.map(({ title }: { title: string | null }) => title)
}
