import { expect, test } from 'vitest'
import type { ScheduleOccurrence } from '#contract/schedule.ts'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { days } from '../platform/clock.ts'
import {
  givenEntry,
  givenFamily,
  givenNote,
  givenOthers,
  givenPhoto,
  givenScreen,
} from '../testing/given/given.ts'
import { goThrough } from '../testing/processes/through-time.ts'
import { createTestApp } from '../testing/test-app.ts'

/** A Tuesday in Berlin, four days before its clock goes forward. */
const tuesday = '2035-03-20T06:00:00+01:00'

async function givenPlanningFamily() {
  const app = await createTestApp()
  app.clock.advance(Date.parse(tuesday) - app.clock.now())
  const family = await givenFamily(app)
  const screen = await givenScreen(app, family)
  const view = async (): Promise<ScreenView> => (await screen.get('/api/screen')).body
  const shown = async (): Promise<ScreenItem[]> => (await view()).items
  const until = (at: string) => goThrough(app, Date.parse(at))
  return { app, screen, view, shown, until, ...family }
}

test('every Tuesday at eight the bins are told of, until that evening, across the change of the clock', async () => {
  const { app, anna, path, shown, until, view } = await givenPlanningFamily()
  const note = await givenNote(anna, path, { text: 'The bins go out today', stays: 'evening' })
  const entry = await givenEntry(app, anna, path, {
    noteId: note.id,
    scheduledFor: '2035-03-20T07:00:00.000Z',
    isRecurring: true,
    recurringPattern: 'weekly',
  })
  expect(entry).toMatchObject({
    noteId: note.id,
    photoId: null,
    contentItemId: null,
    localTime: '2035-03-20T08:00',
    subject: { kind: 'note', title: 'The bins go out today', isThere: true },
  })
  expect((await view()).next).toEqual({
    at: '2035-03-20T07:00:00.000Z',
    what: 'note',
    from: 'Anna Hartley',
  })
  await until('2035-03-20T08:00:00+01:00')
  expect(await shown()).toMatchObject([{ kind: 'note', endsAt: '2035-03-20T19:00:00.000Z' }])
  await until('2035-03-20T20:00:00+01:00')
  expect(await shown()).toEqual([])
  // A week later it is summer time: eight and the evening come an hour earlier.
  await until('2035-03-27T07:59:00+02:00')
  expect(await shown()).toEqual([])
  await until('2035-03-27T08:00:00+02:00')
  expect(await shown()).toMatchObject([{ kind: 'note', endsAt: '2035-03-27T18:00:00.000Z' }])
  await until('2035-03-27T20:00:00+02:00')
  expect(await shown()).toEqual([])
  const listed = `${path}/schedule/occurrences?from=2035-03-19T00:00:00Z&until=2035-04-04T00:00:00Z`
  const occurrences: ScheduleOccurrence[] = (await anna.get(listed)).body
  expect(occurrences.map(({ localTime, status, subject }) => [localTime, status, subject])).toEqual([
    ['2035-03-20T08:00', 'sent', { kind: 'note', title: 'The bins go out today' }],
    ['2035-03-27T08:00', 'sent', { kind: 'note', title: 'The bins go out today' }],
    ['2035-04-03T08:00', 'upcoming', { kind: 'note', title: 'The bins go out today' }],
  ])
})

test('a note that stays is once on the screen, however often it was sent', async () => {
  const { app, anna, path, shown } = await givenPlanningFamily()
  const note = await givenNote(anna, path, { stays: 'always' })
  await givenEntry(app, anna, path, { noteId: note.id, isRecurring: true, recurringPattern: 'daily' })
  await goThrough(app, app.clock.now() + days(5))
  expect(await shown()).toHaveLength(1)
})

test('a note that two entries send at the same minute is once on the screen', async () => {
  const { app, anna, path, shown } = await givenPlanningFamily()
  const note = await givenNote(anna, path, { stays: 'day_long' })
  const plan = { noteId: note.id, scheduledFor: '2035-03-20T07:00:00.000Z' }
  await givenEntry(app, anna, path, plan)
  await givenEntry(app, anna, path, { ...plan, isRecurring: true, recurringPattern: 'daily' })
  await goThrough(app, Date.parse('2035-03-20T08:00:00+01:00'))
  const [listed] = (await anna.get(`${path}/notes`)).body
  expect(await shown()).toMatchObject([{ deliveryId: listed.delivery.id }])
})

test('the words are those of the sending: an edit changes what is still planned', async () => {
  const { app, anna, path, shown } = await givenPlanningFamily()
  const note = await givenNote(anna, path, { text: 'Blue bin' })
  await givenEntry(app, anna, path, { noteId: note.id })
  const photo = await givenPhoto(anna, path)
  await anna.patch(`${path}/notes/${note.id}`, { text: 'Yellow bin', photoId: photo.id })
  expect((await anna.get(`${path}/schedule`)).body).toMatchObject([{ subject: { title: 'Yellow bin' } }])
  await goThrough(app, app.clock.now() + days(1))
  expect(await shown()).toMatchObject([{ title: 'Yellow bin', picture: { width: photo.width } }])
})

test('a planned note that was deleted is not sent, and comes back with the note', async () => {
  const { app, anna, path, shown, view } = await givenPlanningFamily()
  const note = await givenNote(anna, path)
  await givenEntry(app, anna, path, { noteId: note.id, isRecurring: true, recurringPattern: 'daily' })
  await anna.delete(`${path}/notes/${note.id}`)
  expect((await view()).next).toBeNull()
  expect((await anna.get(`${path}/schedule`)).body).toMatchObject([
    { status: 'failed', failure: 'Item removed.', subject: { isThere: false } },
  ])
  await goThrough(app, app.clock.now() + days(1))
  expect(await shown()).toEqual([])
  await anna.post(`${path}/notes/${note.id}/restore`)
  await goThrough(app, app.clock.now() + days(1))
  expect(await shown()).toHaveLength(1)
})

test('a note that ends on a named day is planned before it, once', async () => {
  const { app, anna, path, view } = await givenPlanningFamily()
  const until = '2035-03-22T17:00:00.000Z'
  const note = await givenNote(anna, path, { stays: 'until', until })
  const plan = (more: object) => anna.post(`${path}/schedule`, { noteId: note.id, ...more })
  const late = await plan({ scheduledFor: until })
  expect([late.status, late.body.error.issues[0].path]).toEqual([422, 'scheduledFor'])
  const repeated = await plan({ scheduledFor: '2035-03-21T07:00:00Z', isRecurring: true })
  expect([repeated.status, repeated.body.error.issues[0].path]).toEqual([422, 'isRecurring'])
  expect((await plan({ scheduledFor: '2035-03-21T07:00:00Z' })).status).toBe(201)
  expect((await view()).next).toMatchObject({ what: 'note' })

  // The end was moved before the sending since: nothing is promised, and nothing is sent.
  await anna.patch(`${path}/notes/${note.id}`, { stays: 'until', until: '2035-03-21T06:00:00Z' })
  expect((await view()).next).toBeNull()
  await goThrough(app, app.clock.now() + days(2))
  expect((await anna.get(`${path}/schedule`)).body).toMatchObject([
    { status: 'failed', failure: 'The end of this note had passed.' },
  ])
})

test('one of a photo, a recommendation and a note is planned, of this group', async () => {
  const { app, anna, path } = await givenPlanningFamily()
  const note = await givenNote(anna, path)
  const photo = await givenPhoto(anna, path)
  const scheduledFor = '2035-03-21T07:00:00Z'
  const both = await anna.post(`${path}/schedule`, { noteId: note.id, photoId: photo.id, scheduledFor })
  expect([both.status, both.body.error.message]).toEqual([
    422,
    'Please select either a content item or photo to schedule.',
  ])
  const others = await givenOthers(app)
  const foreign = await givenNote(others.person, others.path)
  expect((await anna.post(`${path}/schedule`, { noteId: foreign.id, scheduledFor })).status).toBe(404)
})

test('a planned note is no photo of the day', async () => {
  const { app, anna, path } = await givenPlanningFamily()
  await anna.patch(`${path}/settings`, { dailyPhotoReminder: true })
  const note = await givenNote(anna, path)
  await givenEntry(app, anna, path, { noteId: note.id, scheduledFor: '2035-03-20T19:00:00.000Z' })
  await goThrough(app, Date.parse('2035-03-20T18:00:00+01:00'))
  const { body } = await anna.get('/api/notices')
  expect(body.map(({ topic }: { topic: string }) => topic)).toContain('reminder')
})
