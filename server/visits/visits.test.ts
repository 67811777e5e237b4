import { expect, test } from 'vitest'
import { daysAfter, instantOf, wallClock } from '#contract/platform/wall-clock.ts'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import type { Browser } from '../testing/browser.ts'
import { createFamilyApp, givenMember, givenOthers, givenScreen } from '../testing/given/given.ts'
import { givenThree, sentencesOf } from '../testing/given/given-notices.ts'
import { givenVisit, readVisits } from '../testing/given/given-visit.ts'
import { listActions } from '../testing/seen.ts'
import type { TestApp } from '../testing/test-app.ts'

const zone = 'Europe/Berlin'

/** A family at nine o'clock on a Monday. `day(1)` is Tuesday. */
async function givenMonday() {
  const { app, family } = await createFamilyApp()
  const today = wallClock(app.clock.now(), zone).date
  const monday = daysAfter(today, 8 - Temporal.PlainDate.from(today).dayOfWeek)
  app.clock.advance(instantOf(`${monday}T09:00`, zone) - app.clock.now())
  const day = (count: number) => daysAfter(monday, count)
  return { app, family, anna: family.anna, path: family.path, monday, day }
}

async function visitsOnScreen(screen: Browser): Promise<string[]> {
  const { visits = [] }: ScreenView = (await screen.get('/api/screen')).body
  return visits.map(({ date, time, who, what }) =>
    [date, time ?? 'all day', who, what].filter(Boolean).join(' '),
  )
}

test('a visit needs little: who or what, and a day', async () => {
  const { anna, path, day, app } = await givenMonday()
  const added = await anna.post(`${path}/visits`, { who: ' Ben ', date: day(0), time: '15:00' })
  expect(added.status).toBe(201)
  expect(added.body).toEqual({
    id: expect.any(String),
    who: 'Ben',
    what: null,
    date: day(0),
    time: '15:00',
    endDate: null,
    endTime: null,
    repeats: null,
    weekdays: [],
    untilDate: null,
    revision: 1,
    addedBy: { id: anna.user.id, name: 'Anna Hartley' },
    createdAt: new Date(app.clock.now()).toISOString(),
  })
  await givenVisit(anna, path, { who: '', what: 'Hairdresser', date: day(1), time: '' })
  expect((await readVisits(anna, path)).lines).toEqual([
    `${day(0)} 15:00 Ben`,
    `${day(1)} all day Hairdresser`,
  ])
})

test.each([
  [{ who: ' ', what: '' }, 'who', 'Please say who comes, or what is on.'],
  [{ date: '2001-01-01' }, 'date', 'Please choose a day within the last 10 years.'],
  [{ date: -1 }, 'date', 'This day is over. Please choose today or a later day.'],
  [{ date: '2126-11-21' }, 'date', 'Please choose a day within the next 10 years.'],
  [{ date: 'soon' }, 'date', 'Please choose a date.'],
  [{ time: '25:00' }, 'time', 'Please choose a time, like 21:30.'],
  [{ endTime: '14:00' }, 'endTime', 'The end comes before the beginning.'],
  [{ time: null, endTime: '14:00' }, 'time', 'Please say when it begins, too.'],
  [{ endDate: -2 }, 'endDate', 'The last day comes before the first one.'],
  [{ endDate: 31 }, 'endDate', 'Please choose at most 31 days. For more, let it repeat every day.'],
  [{ endDate: 2, repeats: 'daily' }, 'endDate', 'It would begin again before it has ended.'],
  [
    { date: -14, repeats: 'weekly', untilDate: -7 },
    'untilDate',
    'By this day, none is to come. Please choose a later one.',
  ],
  [{ repeats: 'weekly', untilDate: -7 }, 'untilDate', 'This comes before the first day.'],
  [
    { repeats: 'weekly', untilDate: '9999-12-31' },
    'untilDate',
    'Please choose a day within the next 10 years, or leave this empty if it has no end.',
  ],
] as const)('what cannot be meant is refused with a sentence: %j', async (given, path, message) => {
  const family = await givenMonday()
  const input = Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, typeof value === 'number' ? family.day(value) : value]),
  )
  const whole = { who: 'Ben', date: family.day(0), time: '15:00', ...input }
  const { status, body } = await family.anna.post(`${family.path}/visits`, whole)
  expect(status).toBe(422)
  expect(body.error.issues).toContainEqual({ path, message })
  expect((await readVisits(family.anna, family.path)).lines).toEqual([])
})

test('the same visit again is the one that is planned, also at once', async () => {
  const { app, family, anna, path, day } = await givenMonday()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const visit = { who: 'Ben', date: day(0), time: '15:00' }
  const add = (by: Browser, other = {}) => by.post(`${path}/visits`, { ...visit, ...other })
  const [one, other] = await Promise.all([add(anna), add(mia)])
  expect([one.status, other.status]).toEqual([201, 201])
  expect(other.body).toEqual(one.body)
  await add(anna, { time: '16:00' })
  await anna.delete(`${path}/visits/${one.body.id}`)
  expect((await add(anna)).body.id).not.toBe(one.body.id)
  expect((await readVisits(anna, path)).lines).toEqual([`${day(0)} 15:00 Ben`, `${day(0)} 16:00 Ben`])
  expect((await listActions(anna, path)).filter((action) => action === 'visit_planned')).toHaveLength(3)
})

test('a visit of several weekdays begins with the first of them, until its last day', async () => {
  const { anna, path, day } = await givenMonday()
  const visit = await givenVisit(anna, path, {
    what: 'Nurse',
    who: null,
    date: day(0),
    time: '08:00',
    repeats: 'weekly',
    weekdays: [4, 2, 2],
    untilDate: day(10),
  })
  expect(visit).toMatchObject({ date: day(1), weekdays: [2, 4], untilDate: day(10) })
  const { lines } = await readVisits(anna, path, 30)
  expect(lines).toEqual([1, 3, 8, 10].map((count) => `${day(count)} 08:00 Nurse`))
})

test('one of them is left out, and takes place after all', async () => {
  const { app, family, anna, path, day } = await givenMonday()
  const screen = await givenScreen(app, family)
  const { id } = await givenVisit(anna, path, { date: day(0), repeats: 'daily', untilDate: day(2) })
  const once = await givenVisit(anna, path, { who: 'Tom', date: day(5) })
  const skip = `${path}/visits/${id}/skips/${day(1)}`
  for (let again = 0; again < 2; again++) expect((await anna.request('PUT', skip)).status).toBe(200)
  expect((await readVisits(anna, path)).lines).toEqual([
    `${day(0)} 15:00 Ben`,
    `${day(1)} 15:00 Ben ×`,
    `${day(2)} 15:00 Ben`,
    `${day(5)} 15:00 Tom`,
  ])
  expect(await visitsOnScreen(screen)).not.toContain(`${day(1)} 15:00 Ben`)
  for (let again = 0; again < 2; again++) expect((await anna.delete(skip)).status).toBe(200)
  expect(await visitsOnScreen(screen)).toContain(`${day(1)} 15:00 Ben`)
  expect((await listActions(anna, path)).slice(0, 2)).toEqual(['visit_unskipped', 'visit_skipped'])
  // A day on which none begins, a malformed one, and a visit that is not repeated.
  expect((await anna.request('PUT', `${path}/visits/${id}/skips/${day(9)}`)).status).toBe(404)
  expect((await anna.request('PUT', `${path}/visits/${id}/skips/soon`)).status).toBe(404)
  const only = await anna.request('PUT', `${path}/visits/${once.id}/skips/${day(5)}`)
  expect(only.body.error.message).toBe(
    'This takes place only once. Please delete it if it does not take place.',
  )
})

test('all of it is changed as a whole, unless somebody else was first', async () => {
  const { app, family, anna, path, day } = await givenMonday()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const { id } = await givenVisit(anna, path, { date: day(0), repeats: 'weekly' })
  const change = { who: 'Ben', what: 'Coffee', date: day(1), time: '16:00', repeats: 'weekly', revision: 1 }
  const changed = await carl.request('PUT', `${path}/visits/${id}`, change)
  expect(changed.body).toMatchObject({ what: 'Coffee', date: day(1), time: '16:00', revision: 2 })
  const late = await anna.request('PUT', `${path}/visits/${id}`, { ...change, time: '17:00' })
  expect([late.status, late.body.error.message]).toEqual([
    409,
    'Somebody has changed this visit meanwhile. Please look at it again.',
  ])
  expect((await readVisits(anna, path)).lines).toEqual([
    `${day(1)} 16:00 Ben Coffee`,
    `${day(8)} 16:00 Ben Coffee`,
  ])
})

test('a change is held to the same rules as a new visit', async () => {
  const { anna, path, day } = await givenMonday()
  const { id } = await givenVisit(anna, path, { date: day(0) })
  const change = async (more: object) =>
    (await anna.request('PUT', `${path}/visits/${id}`, { who: 'Ben', date: day(0), ...more })).status
  expect(await change({ who: ' ' })).toBe(422)
  expect(await change({ date: day(-1) })).toBe(422)
  expect(await change({ time: '15:00', endTime: '14:00' })).toBe(422)
  // A repeated visit may have begun long ago.
  expect(await change({ date: day(-70), repeats: 'weekly' })).toBe(200)
})

test('a deleted visit leaves the screen and can be brought back', async () => {
  const { app, family, anna, path, day } = await givenMonday()
  const screen = await givenScreen(app, family)
  const { id } = await givenVisit(anna, path, { date: day(0) })
  const live = await screen.listen('/api/screen/live')
  await live.until('open')
  expect((await anna.delete(`${path}/visits/${id}`)).body).toEqual({ id })
  await live.until('changed')
  live.close()
  expect(await visitsOnScreen(screen)).toEqual([])
  expect((await anna.delete(`${path}/visits/${id}`)).status).toBe(404)
  expect((await anna.post(`${path}/visits/${id}/restore`)).status).toBe(200)
  expect(await visitsOnScreen(screen)).toEqual([`${day(0)} 15:00 Ben`])
  expect((await listActions(anna, path)).slice(0, 3)).toEqual([
    'visit_restored',
    'visit_removed',
    'visit_planned',
  ])
})

test('members plan visits and change their own; caretakers change all; other families see none', async () => {
  const { app, family, anna, path, day } = await givenMonday()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const own = await givenVisit(mia, path, { who: 'Mia', date: day(0) })
  const annas = await givenVisit(anna, path, { date: day(0) })
  const change = { who: 'Mia', what: 'Lunch', date: day(0), time: '12:00' }
  expect((await mia.request('PUT', `${path}/visits/${own.id}`, change)).status).toBe(200)
  expect((await mia.request('PUT', `${path}/visits/${annas.id}`, change)).status).toBe(403)
  expect((await mia.delete(`${path}/visits/${annas.id}`)).status).toBe(403)
  expect((await anna.delete(`${path}/visits/${own.id}`)).status).toBe(200)
  const others = await givenOthers(app)
  expect((await others.person.delete(`${others.path}/visits/${annas.id}`)).status).toBe(404)
  expect((await others.person.request('PUT', `${others.path}/visits/${annas.id}`, change)).status).toBe(404)
  expect((await readVisits(others.person, others.path)).lines).toEqual([])
})

test('the screen has today and the six days after it, what is next first, without what is over', async () => {
  const { app, family, anna, path, day } = await givenMonday()
  const screen = await givenScreen(app, family)
  await givenVisit(anna, path, { who: 'Too late', date: day(7) })
  await givenVisit(anna, path, { who: 'Ben', date: day(0), time: '15:00' })
  await givenVisit(anna, path, { who: 'Nurse', date: day(0), time: '09:30', endTime: '10:00' })
  await givenVisit(anna, path, { who: null, what: 'Birthday', date: day(0), time: null })
  // Anna stays from Tuesday afternoon until Thursday noon.
  await givenVisit(anna, path, {
    who: 'Anna',
    date: day(1),
    time: '16:00',
    endDate: day(3),
    endTime: '12:00',
  })
  const later = [`${day(1)} 16:00 Anna`, `${day(2)} all day Anna`, `${day(3)} all day Anna`]
  expect(await visitsOnScreen(screen)).toEqual([
    `${day(0)} all day Birthday`,
    `${day(0)} 09:30 Nurse`,
    `${day(0)} 15:00 Ben`,
    ...later,
  ])
  goTo(app, `${day(0)}T15:59`)
  expect(await visitsOnScreen(screen)).toEqual([
    `${day(0)} all day Birthday`,
    `${day(0)} 15:00 Ben`,
    ...later,
  ])
  goTo(app, `${day(1)}T00:00`)
  expect(await visitsOnScreen(screen)).toEqual([...later, `${day(7)} 15:00 Too late`])
  goTo(app, `${day(3)}T11:59`)
  expect((await visitsOnScreen(screen))[0]).toBe(`${day(3)} all day Anna`)
  goTo(app, `${day(3)}T12:00`)
  expect(await visitsOnScreen(screen)).toEqual([`${day(7)} 15:00 Too late`])
})

test('a visit is told for an hour, by the clock of the group, and follows it to another zone', async () => {
  const { app, family, anna, path, day } = await givenMonday()
  const screen = await givenScreen(app, family)
  await givenVisit(anna, path, { date: day(0) })
  const readUntil = async () => (await screen.get('/api/screen')).body.visits[0].until
  expect(await readUntil()).toBe(new Date(instantOf(`${day(0)}T16:00`, zone)).toISOString())
  await anna.patch(path, { timeZone: 'America/New_York' })
  expect(await readUntil()).toBe(new Date(instantOf(`${day(0)}T16:00`, 'America/New_York')).toISOString())
})

test('a family keeps only so many visits, and what is over does not count', async () => {
  const { app, family, anna, path, day } = await givenMonday()
  const past = await givenVisit(anna, path, { date: day(0) })
  const rows = await app.db.selectFrom('visits').where('id', '=', past.id).selectAll().execute()
  const [row] = rows
  if (!row) throw new Error('the visit is not there')
  const many = Array.from({ length: 299 }, (_, number) => ({ ...row, id: `${row.id}-${number}` }))
  for (let from = 0; from < many.length; from += 50)
    await app.db
      .insertInto('visits')
      .values(many.slice(from, from + 50))
      .execute()
  const full = await anna.post(`${path}/visits`, { who: 'Tom', date: day(1) })
  expect([full.status, full.body.error.message]).toEqual([
    409,
    'You have planned 300 visits already. Please delete some of them first.',
  ])
  goTo(app, `${day(1)}T09:00`)
  expect((await anna.post(`${path}/visits`, { who: 'Tom', date: day(1) })).status).toBe(201)
  expect((await visitsOnScreen(await givenScreen(app, family))).length).toBe(1)
})

function goTo(app: TestApp, local: string): void {
  app.clock.advance(instantOf(local, zone) - app.clock.now())
}

test.each([
  { end_time: '25:61' },
  { start_date: '2026-02-31' },
  { end_date: '+010000-01-01' },
  { start_time: 'soon' },
  { pattern: 'weekly', weekdays: '89' },
] as const)('one broken row takes nothing else off the screen or out of the list: %j', async (broken) => {
  const { app, family, anna, path, day } = await givenMonday()
  const screen = await givenScreen(app, family)
  await givenVisit(anna, path, { date: day(0) })
  const { id } = await givenVisit(anna, path, { who: 'Tom', date: day(0) })
  await app.db.updateTable('visits').set(broken).where('id', '=', id).execute()
  expect(await visitsOnScreen(screen)).toContain(`${day(0)} 15:00 Ben`)
  expect((await readVisits(anna, path)).lines).toContain(`${day(0)} 15:00 Ben`)
})

test('who was told that a visit is cancelled is told when it was brought back', async () => {
  const { app, anna, ben, path } = await givenThree()
  const date = daysAfter(wallClock(app.clock.now(), zone).date, 1)
  const { id } = await givenVisit(anna, path, { date })
  await anna.delete(`${path}/visits/${id}`)
  await anna.post(`${path}/visits/${id}/restore`)
  await app.runDue()
  expect(await sentencesOf(ben)).toEqual([
    '“Ben” takes place after all, says Anna Hartley',
    'Anna Hartley cancelled “Ben”',
    'Anna Hartley planned “Ben”',
  ])
})
