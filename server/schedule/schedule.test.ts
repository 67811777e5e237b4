import { expect, test } from 'vitest'
import type { NewScheduleEntry, ScheduleEntry } from '#contract/schedule.ts'
import { days, seconds, toIso } from '../platform/clock.ts'
import type { Browser } from '../testing/browser.ts'
import {
  createFamilyApp,
  givenContent,
  givenEntry,
  givenMember,
  givenOthers,
  givenPhoto,
} from '../testing/given/given.ts'
import { listActions } from '../testing/seen.ts'
import type { TestApp } from '../testing/test-app.ts'

const eitherOr = 'Please select either a content item or photo to schedule.'
const noTime = 'Please select both date and time for the schedule.'
const unknownId = '019aa111-0000-7000-8000-000000000000'

test('a scheduled book is pending at the chosen time', async () => {
  const { app, anna, path } = await createFamilyApp()
  const book = await givenContent(anna, path, { title: 'Persuasion' })
  const added = await anna.post(`${path}/schedule`, {
    contentItemId: book.id,
    photoId: null,
    scheduledFor: '2035-07-01T06:00:00.000Z',
    isRecurring: false,
    recurringPattern: null,
  })
  expect(added.status).toBe(201)
  expect(added.body).toEqual({
    id: expect.any(String),
    contentItemId: book.id,
    photoId: null,
    noteId: null,
    voiceId: null,
    scheduledFor: '2035-07-01T06:00:00.000Z',
    localTime: '2035-07-01T08:00',
    timeZone: 'Europe/Berlin',
    isRecurring: false,
    recurringPattern: null,
    status: 'pending',
    failure: null,
    anchorDay: null,
    clipId: null,
    lastOutcome: null,
    isNextPhoto: false,
    subject: { kind: 'content', title: 'Persuasion', isThere: true },
    addedBy: { id: anna.user.id, name: 'Anna Hartley' },
    createdAt: toIso(app.clock.now()),
  })
  expect(await listEntries(anna, path)).toEqual([added.body])
})

test('a photo can be scheduled without the optional fields', async () => {
  const { app, anna, path } = await createFamilyApp()
  const photo = await givenPhoto(anna, path, 'In the garden')
  const added = await anna.post(`${path}/schedule`, { photoId: photo.id, scheduledFor: tomorrow(app) })
  expect(added.body).toMatchObject({
    contentItemId: null,
    photoId: photo.id,
    isRecurring: false,
    recurringPattern: null,
    subject: { kind: 'photo', title: 'In the garden', isThere: true },
  })
})

test('a book and a photo together, or neither of them, is refused with a sentence', async () => {
  const { app, anna, path } = await createFamilyApp()
  const contentItemId = (await givenContent(anna, path)).id
  const photoId = (await givenPhoto(anna, path)).id
  const scheduledFor = tomorrow(app)
  for (const chosen of [{ contentItemId, photoId }, { contentItemId: null, photoId: null }, {}]) {
    const refused = await anna.post(`${path}/schedule`, { ...chosen, scheduledFor })
    expect.soft(refused.status).toBe(422)
    expect.soft(refused.body.error.message).toBe(eitherOr)
  }
  expect(await listEntries(anna, path)).toEqual([])
})

test.each([
  ['none', undefined],
  ['null', null],
  ['an empty one', ''],
  ['a date alone', '2035-07-01'],
  ['a time without a zone', '2035-07-01T08:00:00'],
  ['a day that is not', '2035-02-30T08:00:00Z'],
  ['a number', 2_225_000_000_000],
])('an invalid time (%s) is refused with a sentence', async (_what, scheduledFor) => {
  const { anna, path } = await createFamilyApp()
  const contentItemId = (await givenContent(anna, path)).id
  const refused = await anna.post(`${path}/schedule`, { contentItemId, scheduledFor })
  expect(refused.status).toBe(422)
  expect(refused.body.error).toMatchObject({ message: noTime, issues: [{ path: 'scheduledFor' }] })
})

test('a past time is refused, except within one minute', async () => {
  const { app, anna, path } = await createFamilyApp()
  const contentItemId = (await givenContent(anna, path)).id
  const addAt = (at: number) => anna.post(`${path}/schedule`, { contentItemId, scheduledFor: toIso(at) })
  const now = app.clock.now()
  expect((await addAt(now)).status).toBe(201)
  expect((await addAt(now - seconds(60))).status).toBe(201)
  const refused = await addAt(now - seconds(60) - 1)
  expect(refused.status).toBe(422)
  expect(refused.body.error).toMatchObject({
    message: 'This time has passed. Please choose a later one.',
    issues: [{ path: 'scheduledFor' }],
  })
  expect(await listEntries(anna, path)).toHaveLength(2)
})

test('a time with an offset is stored in UTC, and one after the year 9999 is refused', async () => {
  const { anna, path } = await createFamilyApp()
  const contentItemId = (await givenContent(anna, path)).id
  const addAt = (scheduledFor: string) => anna.post(`${path}/schedule`, { contentItemId, scheduledFor })
  expect((await addAt('2035-07-01T08:00:00+02:00')).body.scheduledFor).toBe('2035-07-01T06:00:00.000Z')
  expect((await addAt('9999-12-31T23:59:59-12:00')).status).toBe(422)
})

test('an item of another group, or a deleted one, cannot be scheduled', async () => {
  const { app, anna, path } = await createFamilyApp()
  const others = await givenOthers(app)
  const entry = await givenEntry(app, anna, path)
  const deleted = await givenContent(anna, path)
  await anna.delete(`${path}/content/${deleted.id}`)
  const foreign = [
    { contentItemId: (await givenContent(others.person, others.path)).id },
    { photoId: (await givenPhoto(others.person, others.path)).id },
    { contentItemId: deleted.id },
    { contentItemId: unknownId },
    { photoId: unknownId },
  ]
  for (const chosen of foreign) {
    const plan = { ...chosen, scheduledFor: tomorrow(app) }
    expect.soft((await anna.post(`${path}/schedule`, plan)).status, JSON.stringify(chosen)).toBe(404)
    expect.soft((await anna.request('PUT', `${path}/schedule/${entry.id}`, plan)).status).toBe(404)
  }
  expect(await listEntries(anna, path)).toEqual([entry])
})

test.each<[Partial<NewScheduleEntry>, string | null]>([
  [{ isRecurring: true }, 'weekly'],
  [{ isRecurring: true, recurringPattern: null }, 'weekly'],
  [{ isRecurring: true, recurringPattern: 'daily' }, 'daily'],
  [{ isRecurring: true, recurringPattern: 'monthly' }, 'monthly'],
  [{ isRecurring: false, recurringPattern: 'daily' }, null],
  [{ recurringPattern: 'daily' }, null],
])('%j recurs %s', async (given, recurringPattern) => {
  const { app, anna, path } = await createFamilyApp()
  expect(await givenEntry(app, anna, path, given)).toMatchObject({
    isRecurring: recurringPattern !== null,
    recurringPattern,
  })
})

test('an unknown pattern is refused', async () => {
  const { app, anna, path } = await createFamilyApp()
  const contentItemId = (await givenContent(anna, path)).id
  const plan = { contentItemId, scheduledFor: tomorrow(app), isRecurring: true, recurringPattern: 'hourly' }
  const refused = await anna.post(`${path}/schedule`, plan)
  expect(refused.status).toBe(422)
  expect(refused.body.error.issues[0].path).toBe('recurringPattern')
})

test.each([
  ['2035-01-10T07:00:00Z', '2035-01-10T08:00'],
  ['2035-03-25T00:59:00Z', '2035-03-25T01:59'],
  ['2035-03-25T01:00:00Z', '2035-03-25T03:00'],
  ['2035-10-28T00:30:00Z', '2035-10-28T02:30'],
  ['2035-10-28T01:30:00Z', '2035-10-28T02:30'],
  ['2035-12-31T23:30:00Z', '2036-01-01T00:30'],
])('%s is %s on the wall in Berlin', async (scheduledFor, localTime) => {
  const { app, anna, path } = await createFamilyApp()
  expect(await givenEntry(app, anna, path, { scheduledFor })).toMatchObject({ localTime })
})

test('a group that changes its zone keeps the local times of its deliveries', async () => {
  const { app, anna, path } = await createFamilyApp()
  const scheduledFor = '2035-07-01T12:00:00Z'
  await givenEntry(app, anna, path, { scheduledFor })
  await anna.patch(path, { timeZone: 'America/New_York' })
  await givenEntry(app, anna, path, { scheduledFor })
  expect(await listEntries(anna, path)).toMatchObject([
    { timeZone: 'America/New_York', localTime: '2035-07-01T08:00', scheduledFor: '2035-07-01T12:00:00.000Z' },
    { timeZone: 'America/New_York', localTime: '2035-07-01T14:00', scheduledFor: '2035-07-01T18:00:00.000Z' },
  ])
})

test('the next delivery is listed first', async () => {
  const { app, anna, path } = await createFamilyApp()
  const later = await givenEntry(app, anna, path, { scheduledFor: toIso(app.clock.now() + days(2)) })
  const sooner = await givenEntry(app, anna, path, { scheduledFor: toIso(app.clock.now() + days(1)) })
  expect((await listEntries(anna, path)).map(({ id }) => id)).toEqual([sooner.id, later.id])
})

test('pausing, resuming and cancelling are recorded once each, and a cancelled entry is not listed', async () => {
  const { app, anna, path } = await createFamilyApp()
  const entry = await givenEntry(app, anna, path)
  const address = `${path}/schedule/${entry.id}`
  expect((await anna.patch(address, { isPaused: true })).body).toEqual({ ...entry, status: 'paused' })
  expect((await anna.patch(address, { isPaused: true })).body.status).toBe('paused')
  expect((await anna.patch(address, { isPaused: false })).body).toEqual(entry)
  expect((await anna.patch(address, { isPaused: false })).body).toEqual(entry)
  expect((await anna.patch(address, {})).status).toBe(422)
  expect((await anna.delete(address)).body).toEqual({ ...entry, status: 'cancelled' })
  expect(await listEntries(anna, path)).toEqual([])
  expect((await anna.delete(address)).status).toBe(404)
  expect((await anna.patch(address, { isPaused: true })).status).toBe(404)
  expect((await listActions(anna, path)).slice(0, 4)).toEqual([
    'schedule_cancelled',
    'schedule_resumed',
    'schedule_paused',
    'schedule_created',
  ])
})

test('editing replaces the whole plan', async () => {
  const { app, anna, path } = await createFamilyApp()
  const entry = await givenEntry(app, anna, path, { isRecurring: true, recurringPattern: 'daily' })
  const photo = await givenPhoto(anna, path, 'In the garden')
  const plan = { photoId: photo.id, scheduledFor: '2035-07-01T06:00:00.000Z' }
  const edited = await anna.request('PUT', `${path}/schedule/${entry.id}`, plan)
  expect(edited.body).toEqual({
    ...entry,
    contentItemId: null,
    photoId: photo.id,
    scheduledFor: '2035-07-01T06:00:00.000Z',
    localTime: '2035-07-01T08:00',
    isRecurring: false,
    recurringPattern: null,
    subject: { kind: 'photo', title: 'In the garden', isThere: true },
  })
  expect((await listActions(anna, path))[0]).toBe('schedule_edited')
})

test('an edit makes a sent or failed entry pending again, and a sent one cannot be paused', async () => {
  const { app, anna, path } = await createFamilyApp()
  const { id, contentItemId } = await givenEntry(app, anna, path)
  const address = `${path}/schedule/${id}`
  const plan = { contentItemId, scheduledFor: tomorrow(app) }
  await app.runDueAfter(days(1))
  expect(await listEntries(anna, path)).toMatchObject([{ status: 'sent' }])
  expect((await anna.patch(address, { isPaused: true })).status).toBe(409)
  const edited = await anna.request('PUT', address, { ...plan, scheduledFor: tomorrow(app) })
  expect(edited.body).toMatchObject({ status: 'pending', failure: null })

  await anna.delete(`${path}/content/${contentItemId}`)
  await app.runDueAfter(days(1))
  expect(await listEntries(anna, path)).toMatchObject([{ status: 'failed', failure: 'Item removed.' }])
  await anna.post(`${path}/content/${contentItemId}/restore`)
  const again = await anna.request('PUT', address, { ...plan, scheduledFor: tomorrow(app) })
  expect(again.body).toMatchObject({ status: 'pending', failure: null })
})

test('a deleted item is listed as missing until it is restored', async () => {
  const { app, anna, path } = await createFamilyApp()
  const entry = await givenEntry(app, anna, path)
  const photo = await givenPhoto(anna, path, 'In the garden')
  await givenEntry(app, anna, path, {
    contentItemId: null,
    photoId: photo.id,
    scheduledFor: toIso(app.clock.now() + days(2)),
  })
  await anna.delete(`${path}/content/${entry.contentItemId}`)
  await anna.delete(`${path}/photos/${photo.id}`)
  expect(await listEntries(anna, path)).toMatchObject([
    { subject: { kind: 'content', title: 'Persuasion', isThere: false } },
    { subject: { kind: 'photo', isThere: false } },
  ])
  await anna.post(`${path}/content/${entry.contentItemId}/restore`)
  expect((await listEntries(anna, path))[0]?.subject.isThere).toBe(true)
  await app.runDueAfter(days(1) + 1)
  expect((await listEntries(anna, path))[1]).toMatchObject({ photoId: photo.id, subject: { isThere: false } })
})

test('fields that callers may not set are ignored', async () => {
  const { app, anna, path } = await createFamilyApp()
  const forged = {
    id: unknownId,
    status: 'sent',
    addedBy: 'somebody',
    timeZone: 'Asia/Tokyo',
    localTime: '2000-01-01T00:00',
    failure: 'It burned.',
  }
  const entry = await givenEntry(app, anna, path, { isRecurring: false, ...forged })
  expect(entry).toMatchObject({ status: 'pending', timeZone: 'Europe/Berlin', failure: null })
  expect(entry.addedBy?.id).toBe(anna.user.id)
  expect(entry.id).not.toBe(unknownId)
})

test('a member sees the plan and changes none of it; another family sees nothing', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const others = await givenOthers(app)
  const entry = await givenEntry(app, anna, path)
  const { contentItemId, scheduledFor } = entry
  expect(await listEntries(mia, path)).toEqual([entry])
  expect((await mia.post(`${path}/schedule`, { contentItemId, scheduledFor })).status).toBe(403)
  expect((await mia.patch(`${path}/schedule/${entry.id}`, { isPaused: true })).status).toBe(403)
  expect((await others.person.delete(`${others.path}/schedule/${entry.id}`)).status).toBe(404)
  expect((await others.person.patch(`${others.path}/schedule/${entry.id}`, { isPaused: true })).status).toBe(
    404,
  )
  expect(await listEntries(anna, path)).toEqual([entry])
})

test('open browsers are notified when the schedule changes', async () => {
  const { app, family } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const entry = await givenEntry(app, family.anna, family.path)
  const stream = await mia.listen(`${family.path}/live`)
  await stream.until('open')
  await family.anna.delete(`${family.path}/schedule/${entry.id}`)
  await Promise.all([stream.untilChanged('schedule'), stream.untilChanged('activity')])
})

test('open browsers are notified when a scheduled item is renamed or deleted', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const photo = await givenPhoto(anna, path, 'In the garden')
  const { contentItemId } = await givenEntry(app, anna, path)
  const changes = [
    () => anna.delete(`${path}/photos/${photo.id}`),
    () => anna.delete(`${path}/content/${contentItemId}`),
  ]
  for (const change of changes) {
    const mia = await givenMember(app, family, `Mia${changes.indexOf(change)}`, 'member')
    const stream = await mia.listen(`${path}/live`)
    await stream.until('open')
    await change()
    await stream.untilChanged('schedule')
  }
})

async function listEntries(by: Browser, path: string): Promise<ScheduleEntry[]> {
  return (await by.get(`${path}/schedule`)).body
}

function tomorrow(app: TestApp): string {
  return toIso(app.clock.now() + days(1))
}
