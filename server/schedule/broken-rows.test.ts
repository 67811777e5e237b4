import { expect, test } from 'vitest'
import { days, hours, minutes, toIso } from '../platform/clock.ts'
import { createFamilyApp, givenEntry, givenScreen } from '../testing/given/given.ts'
import type { ScheduleEntryRow } from './schedule.tables.ts'

const daily = { isRecurring: true, recurringPattern: 'daily' } as const
const lastDay = Date.parse('9999-12-31T20:00:00Z')
const tooLate = 'Please choose a date within the next 10 years.'

test.each<[string, Partial<ScheduleEntryRow>]>([
  ['in the year 10000', { scheduled_for: lastDay + days(1) }],
  ['at an instant that no calendar has', { scheduled_for: 9e15 }],
  ['in a zone that does not exist', { time_zone: 'Europe/Atlantis' }],
])('an entry %s is left out of the list and the week, and the screen goes on', async (_, columns) => {
  const { app, anna, path, screen, entry, broken } = await givenBroken(columns)
  expect((await anna.get(`${path}/schedule`)).body).toEqual([entry])
  const span = `from=${toIso(app.clock.now())}&until=${toIso(app.clock.now() + days(1))}`
  const week = await anna.get(`${path}/schedule/occurrences?${span}`)
  expect(week.body).toMatchObject([{ entryId: entry.id }])
  expect((await screen.get('/api/screen')).status).toBe(200)
  expect((await anna.get(`${path}/schedule/${broken.id}/occurrences`)).status).toBe(200)
  expect(await (await fetch(`${app.url}/metrics`)).text()).toMatch(
    /^sunporch_unprintable_rows_total\{.+ [1-9]/m,
  )
})

test('a recurring entry of the year 9999 takes nothing down when its last day is skipped', async () => {
  const { anna, path, entry, broken } = await givenBroken({
    scheduled_for: lastDay,
    local_time: '9999-12-31T21:00',
  })
  expect((await anna.get(`${path}/schedule`)).body).toHaveLength(2)
  await anna.post(`${path}/schedule/${broken.id}/skip`)
  expect((await anna.get(`${path}/schedule`)).body).toEqual([entry])
})

test('an occurrence at an instant that no calendar has is left out of the history', async () => {
  const { app, anna, path } = await createFamilyApp()
  const entry = await givenEntry(app, anna, path, daily)
  await anna.post(`${path}/schedule/${entry.id}/skip`)
  await anna.post(`${path}/schedule/${entry.id}/skip`)
  const history = () => anna.get(`${path}/schedule/${entry.id}/occurrences`)
  const [newest] = (await history()).body
  await app.db
    .updateTable('schedule_occurrences')
    .set({ skipped_at: 9e15 })
    .where('id', '=', newest.id)
    .execute()
  expect((await history()).body).toHaveLength(1)
})

test.each<[string, Partial<ScheduleEntryRow>]>([
  ['whose zone does not exist', { time_zone: 'Europe/Atlantis' }],
  ['whose local time is none', { local_time: 'at eight' }],
  ['that has been due since the year 1', { scheduled_for: -62_135_596_800_000 }],
  ['that has been due for longer than any calendar', { scheduled_for: -9e15 }],
])('an entry %s does not keep the others from being delivered', async (_what, columns) => {
  const { app, screen, broken } = await givenBroken(columns)
  await app.db
    .updateTable('schedule_entries')
    .set({ due_at: columns.scheduled_for ?? app.clock.now() })
    .where('id', '=', broken.id)
    .execute()
  await app.runDueAfter(days(1))
  expect((await screen.get('/api/screen')).body.items.length).toBeGreaterThan(0)
  const due = await app.db
    .selectFrom('schedule_entries')
    .where('due_at', '<=', app.clock.now())
    .select('id')
    .execute()
  expect(due).toEqual([])
})

test('a time more than ten years ahead is refused with a sentence, for an entry and for a move', async () => {
  const { app, anna, path } = await createFamilyApp()
  const entry = await givenEntry(app, anna, path)
  const { contentItemId, scheduledFor: from } = entry
  const latest = Temporal.Instant.fromEpochMilliseconds(app.clock.now())
    .toZonedDateTimeISO('UTC')
    .add({ years: 10 }).epochMilliseconds
  const refusals = [
    await anna.post(`${path}/schedule`, { contentItemId, scheduledFor: toIso(latest + minutes(1)) }),
    await anna.request('PUT', `${path}/schedule/${entry.id}`, {
      contentItemId,
      scheduledFor: toIso(latest + minutes(1)),
    }),
    await anna.post(`${path}/schedule/${entry.id}/move`, { from, to: toIso(latest + minutes(1)) }),
    await anna.post(`${path}/schedule/${entry.id}/move`, { from, to: from, occurrence: toIso(lastDay) }),
  ]
  for (const { status, body } of refusals) {
    expect.soft(status).toBe(422)
    expect.soft(body.error.message).toBe(tooLate)
  }
  const added = await anna.post(`${path}/schedule`, { contentItemId, scheduledFor: toIso(latest) })
  expect(added.status).toBe(201)
})

/** A daily entry, and another one whose row was written by hand. */
async function givenBroken(columns: Partial<ScheduleEntryRow>) {
  const { app, anna, path } = await createFamilyApp()
  const screen = await givenScreen(app, { anna, path })
  const entry = await givenEntry(app, anna, path, {
    ...daily,
    scheduledFor: toIso(app.clock.now() + hours(23)),
  })
  const broken = await givenEntry(app, anna, path, daily)
  await app.db
    .updateTable('schedule_entries')
    .set({ ...columns, ...(columns.scheduled_for && { due_at: columns.scheduled_for }) })
    .where('id', '=', broken.id)
    .execute()
  return { app, anna, path, screen, entry, broken }
}
