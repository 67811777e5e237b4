import { expect, test } from 'vitest'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { days, hours, minutes, toIso } from '../platform/clock.ts'
import { runDue } from '../platform/work/due.ts'
import type { Browser } from '../testing/browser.ts'
import {
  createFamilyApp,
  createRoomApp,
  givenContent,
  givenEntry,
  givenFamily,
  givenPhoto,
  givenScreen,
} from '../testing/given/given.ts'
import { countDeliveries } from '../testing/seen.ts'
import { createTestApp } from '../testing/test-app.ts'
import { scheduleWork } from './schedule-due.ts'

test('an entry is on the screen at its time, once, also with several workers', async () => {
  const { app, anna, path, screen } = await givenScheduled({})
  await app.runDueAfter(days(1) - 1)
  expect(await titlesOn(screen)).toEqual([])
  app.clock.advance(1)
  await Promise.all([1, 2, 3, 4].map(() => runDue(app, scheduleWork)))
  await app.runDue()
  expect(await titlesOn(screen)).toEqual(['Persuasion'])
  expect(await listEntries(anna, path)).toMatchObject([
    { status: 'sent', lastOutcome: { status: 'sent', happenedAt: toIso(app.clock.now()) } },
  ])
  expect((await anna.get(`${path}/content`)).body[0]).toMatchObject({ isSentToAlexa: true })
  expect((await anna.get(`${path}/activity?limit=1`)).body[0].action).toBe('content_sent_to_alexa')
})

test('many entries of the same minute are sent once each by several workers', async () => {
  const { app, anna, path } = await createFamilyApp()
  const at = toIso(app.clock.now() + hours(1))
  for (let count = 0; count < 30; count++) {
    const { id } = await givenContent(anna, path, { title: `Book ${count}` })
    await givenEntry(app, anna, path, { contentItemId: id, scheduledFor: at })
  }
  app.clock.advance(hours(1))
  await Promise.all([1, 2, 3].map(() => runDue(app, scheduleWork)))
  const sent = await app.db.selectFrom('deliveries').select('subject_id').execute()
  expect(sent.length).toBe(30)
  expect(new Set(sent.map(({ subject_id }) => subject_id)).size).toBe(30)
})

test('a daily entry continues with the next day, at the same local time across a clock change', async () => {
  const { app, anna, path, screen } = await givenScheduled({
    startsAt: '2026-10-23T06:00:00Z',
    scheduledFor: '2026-10-24T06:00:00Z',
    isRecurring: true,
    recurringPattern: 'daily',
  })
  for (const next of ['2026-10-25T07:00:00.000Z', '2026-10-26T07:00:00.000Z', '2026-10-27T07:00:00.000Z']) {
    const [before] = await listEntries(anna, path)
    await app.runDueAfter(Date.parse(before?.scheduledFor ?? '') - app.clock.now())
    expect(await listEntries(anna, path)).toMatchObject([
      { status: 'pending', scheduledFor: next, localTime: `${next.slice(0, 10)}T08:00` },
    ])
  }
  expect(await countDeliveries(app)).toBe(3)
  // The screen has it once, by the newest.
  expect(await titlesOn(screen)).toHaveLength(1)
})

test('an occurrence is sent up to two hours late; after that it is missed', async () => {
  for (const [late, status] of [
    [hours(2), 'sent'],
    [hours(2) + minutes(1), 'missed'],
  ] as const) {
    const { app, anna, path } = await givenScheduled({})
    await app.runDueAfter(days(1) + late)
    expect(await listEntries(anna, path)).toMatchObject([{ status }])
  }
})

test('after a long downtime one occurrence is sent, the missed one is in the history, and the next is pending', async () => {
  const { app, anna, path, screen } = await givenScheduled({ isRecurring: true, recurringPattern: 'daily' })
  await app.runDueAfter(days(5) + hours(1))
  expect(await titlesOn(screen)).toEqual(['Persuasion'])
  const [entry] = await listEntries(anna, path)
  expect(Date.parse(entry?.scheduledFor ?? '')).toBeGreaterThan(app.clock.now())
  const history = (await anna.get(`${path}/schedule/${entry?.id}/occurrences`)).body
  expect(history).toMatchObject([
    { status: 'sent' },
    { status: 'missed', note: expect.stringMatching(/\.$/) },
  ])
})

test('with Auto-send off an occurrence is held until somebody sends it', async () => {
  const { app, anna, path, screen, entry } = await givenScheduled({})
  await anna.patch(`${path}/settings`, { autoSendContent: false })
  await app.runDueAfter(days(1))
  expect(await titlesOn(screen)).toEqual([])
  expect(await listEntries(anna, path)).toMatchObject([
    { status: 'held', failure: 'Auto-send Content is off.' },
  ])
  const sent = await anna.post(`${path}/schedule/${entry.id}/send-now`)
  expect(sent.body).toMatchObject({ status: 'sent', failure: null })
  expect(await titlesOn(screen)).toEqual(['Persuasion'])
})

test('an entry that was sent early is not sent again at its time', async () => {
  const { app, anna, path, screen, entry } = await givenScheduled({})
  expect((await anna.post(`${path}/schedule/${entry.id}/send-now`)).body.status).toBe('sent')
  await app.runDueAfter(days(1))
  expect(await titlesOn(screen)).toEqual(['Persuasion'])
})

test('a paused entry is not sent, a resumed one continues with its next time, and a skip leaves out one', async () => {
  const { app, anna, path, screen, entry } = await givenScheduled({
    isRecurring: true,
    recurringPattern: 'daily',
  })
  const address = `${path}/schedule/${entry.id}`
  await anna.patch(address, { isPaused: true })
  await app.runDueAfter(days(3) + hours(3))
  expect(await titlesOn(screen)).toEqual([])
  const resumed = (await anna.patch(address, { isPaused: false })).body
  expect(Date.parse(resumed.scheduledFor)).toBeGreaterThan(app.clock.now())
  const skipped = (await anna.post(`${address}/skip`)).body
  expect(Date.parse(skipped.scheduledFor) - Date.parse(resumed.scheduledFor)).toBe(days(1))
  await app.runDueAfter(Date.parse(resumed.scheduledFor) - app.clock.now())
  expect(await titlesOn(screen)).toEqual([])
  await app.runDueAfter(days(1))
  expect(await titlesOn(screen)).toEqual(['Persuasion'])
  const history = (await anna.get(`${address}/occurrences`)).body
  expect(history.map(({ status }: { status: string }) => status)).toEqual(['sent', 'skipped'])
})

test('the next photo is the oldest one not shown yet, then the one shown longest ago', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const plan = { isNextPhoto: true, isRecurring: true, recurringPattern: 'daily' }
  const scheduledFor = toIso(app.clock.now() + days(1))
  const { body: entry } = await anna.post(`${path}/schedule`, { ...plan, scheduledFor })
  expect(entry).toMatchObject({ isNextPhoto: true, subject: { title: 'Next photo not yet shown' } })
  await app.runDueAfter(days(1))
  expect((await listEntries(anna, path))[0]?.lastOutcome).toMatchObject({
    status: 'failed',
    note: 'There is no photo to send yet.',
  })
  await givenPhoto(anna, path, 'First')
  await givenPhoto(anna, path, 'Second')
  const seen: string[] = []
  for (let day = 0; day < 3; day++) {
    await app.runDueAfter(days(1))
    const [item] = (await screen.get('/api/screen')).body.items
    seen.push(item.title)
    await screen.post(`/api/screen/deliveries/${item.deliveryId}/shown`, {})
  }
  expect(seen).toEqual(['First', 'Second', 'First'])
  expect((await listEntries(anna, path))[0]?.lastOutcome?.note).toContain('shown longest ago')
})

test('two next photos of the same minute differ, and one that was sent but not shown is not sent again', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  for (const caption of ['First', 'Second', 'Third']) await givenPhoto(anna, path, caption)
  const scheduledFor = toIso(app.clock.now() + days(1))
  for (let count = 0; count < 2; count++) {
    await anna.post(`${path}/schedule`, { isNextPhoto: true, isRecurring: true, scheduledFor })
  }
  await app.runDueAfter(days(1))
  expect((await titlesOn(screen)).toSorted()).toEqual(['First', 'Second'])
  await app.runDueAfter(days(7))
  expect((await titlesOn(screen)).toSorted()).toEqual(['First', 'Second', 'Third'])
  expect(await countDeliveries(app)).toBe(4)
})

test('a faulty entry does not delay others of its batch; after four attempts it has failed', async () => {
  const { app, anna, path, screen, entry } = await givenScheduled({})
  const { id } = await givenContent(anna, path, { title: 'Emma' })
  await givenEntry(app, anna, path, { contentItemId: id, scheduledFor: entry.scheduledFor })
  await app.db.updateTable('schedule_entries').set({ added_by: null }).where('id', '=', entry.id).execute()
  app.clock.advance(days(1))
  const outcomes: unknown[] = []
  for (let minute = 0; minute < 60; minute++) {
    await app.runDue()
    const [outcome] = (await anna.get(`${path}/schedule/${entry.id}/occurrences`)).body
    if (outcome.status !== 'pending') outcomes.push([minute, outcome.status, outcome.note])
    app.clock.advance(minutes(1))
  }
  expect(outcomes[0]).toEqual([21, 'failed', 'It could not be sent.'])
  expect(await titlesOn(screen)).toEqual(['Emma'])
})

test('an occurrence that is sent by hand while it waits for a retry is sent once', async () => {
  const { app, anna, path, screen, entry } = await givenScheduled({})
  const ownedBy = (id: string | null) =>
    app.db.updateTable('schedule_entries').set({ added_by: id }).where('id', '=', entry.id).execute()
  await ownedBy(null)
  await app.runDueAfter(days(1))
  await ownedBy(anna.user.id)
  const address = `${path}/schedule/${entry.id}/send-now`
  const sent = await Promise.all([anna.post(address), anna.post(address), anna.post(address)])
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
  await app.runDueAfter(hours(1))
  expect(await titlesOn(screen)).toEqual(['Persuasion'])
  expect(await listEntries(anna, path)).toMatchObject([{ status: 'sent' }])
})

test('the preview lists the next five occurrences and marks clock changes', async () => {
  const { anna, path } = await createFamilyApp()
  const asked = { scheduledFor: '2026-10-23T06:00:00Z', recurringPattern: 'daily' }
  expect((await anna.post(`${path}/schedule/preview`, asked)).body).toEqual([
    { at: '2026-10-23T06:00:00.000Z', isAfterClockChange: false },
    { at: '2026-10-24T06:00:00.000Z', isAfterClockChange: false },
    { at: '2026-10-25T07:00:00.000Z', isAfterClockChange: true },
    { at: '2026-10-26T07:00:00.000Z', isAfterClockChange: false },
    { at: '2026-10-27T07:00:00.000Z', isAfterClockChange: false },
  ])
})

type Plan = { startsAt?: string; scheduledFor?: string; isRecurring?: boolean; recurringPattern?: string }

/** A book for tomorrow in a family with a screen; `plan` overrides it. */
async function givenScheduled({ startsAt, ...plan }: Plan) {
  const app = await createTestApp()
  if (startsAt) app.clock.advance(Date.parse(startsAt) - app.clock.now())
  const family = await givenFamily(app)
  const screen = await givenScreen(app, family)
  const { anna, path } = family
  const { id } = await givenContent(anna, path, { title: 'Persuasion' })
  const scheduledFor = plan.scheduledFor ?? toIso(app.clock.now() + days(1))
  const added = await anna.post(`${path}/schedule`, { ...plan, contentItemId: id, scheduledFor })
  if (added.status !== 201) throw new Error(`nothing scheduled: ${added.bytes}`)
  return { app, anna, path, screen, entry: added.body as ScheduleEntry }
}

async function listEntries(anna: Browser, path: string): Promise<ScheduleEntry[]> {
  return (await anna.get(`${path}/schedule`)).body
}

async function titlesOn(screen: Browser): Promise<(string | null)[]> {
  const { items } = (await screen.get('/api/screen')).body
  return items.map(({ title }: { title: string | null }) => title)
}
