import { expect, test } from 'vitest'
import { calendarReader } from '../../visits/calendars/reading/read-calendar.ts'
import { givenOthers, givenPerson, givenUpload, type Person } from '../given/given.ts'
import { calendarFile, event } from '../others/calendar-file.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

// A hostile account begins first, in many groups of its own. What another family waits for is counted in pieces of its work,
// not in time: that is what `npm run bench:hostile` measures.

test('of the pictures of an account with many groups, another family waits for the two in the works', async () => {
  const { app, mallory, paths, olga } = await givenHostile()
  const uploads = await Promise.all(paths.map(() => givenUpload(mallory)))
  const olgas = await givenUpload(olga.person)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const begun: string[] = []
  const { run } = app.claims.decode
  app.claims.decode.run = (turn, work) =>
    run(turn, async () => {
      begun.push(turn[0])
      await released
      return work()
    })
  const many = uploads.map((objectPath, index) => mallory.post(`${paths[index]}/photos`, { objectPath }))
  await expect.poll(() => app.claims.decode.waitingCount()).toBe(paths.length - 2)
  const one = olga.person.post(`${olga.path}/photos`, { objectPath: olgas })
  await expect.poll(() => app.claims.decode.waitingCount()).toBe(paths.length - 1)
  release()
  for (const { status } of await Promise.all([...many, one])) expect(status).toBe(201)
  expect(begun.indexOf(olga.person.user.id)).toBe(2)
})

test('of its long calendars another family waits for none to its end, and one that is too large is refused', async () => {
  const { app, mallory, paths, olga } = await givenHostile()
  const begun: string[] = []
  const done: string[] = []
  // Each of its calendars is many slices.
  const readCalendar = calendarReader({ longestEvent: 20_000, longest: 300_000, slice: 2, idle: 100 })
  app.readCalendar = async (text, window, turn) => {
    begun.push(turn[0])
    return readCalendar(text, window, turn).finally(() => done.push(turn[0]))
  }
  const long = paths.map((path) => addCalendar(app, mallory, path, 60))
  await expect.poll(() => begun.length).toBe(paths.length)
  expect((await addCalendar(app, olga.person, olga.path, 1)).status).toBe(201)
  expect(done.indexOf(olga.person.user.id)).toBe(0)
  for (const { status } of await Promise.all(long)) expect(status).toBe(201)
  const refused = await addCalendar(app, mallory, paths[0] ?? '', 12_000)
  expect([refused.status, refused.body.error.message]).toEqual([
    422,
    'This calendar may bring more than 20,000 events in the next 60 days. Please choose one with fewer repeated events.',
  ])
})

test('of many calls at once six are answered, and another family’s is not behind the others', async () => {
  const { app, mallory, paths, olga } = await givenHostile()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let malloryReads = 0
  const { inTurn } = app.server
  app.server.inTurn = (personId, answer) =>
    inTurn(personId, async () => {
      if (personId === mallory.user.id) {
        malloryReads++
        await released
      }
      return answer()
    })
  const many = Array.from({ length: 30 }, () => mallory.get(`${paths[0]}/notes`))
  await expect.poll(() => malloryReads).toBe(6)
  expect((await olga.person.get(`${olga.path}/notes`)).status).toBe(200)
  expect(malloryReads).toBe(6)
  release()
  for (const { status } of await Promise.all(many)) expect(status).toBe(200)
})

/** Mallory with five groups, and Olga with her family. */
async function givenHostile() {
  const app = await createTestApp()
  const mallory = await givenPerson(app, 'Mallory')
  const made = await Promise.all(
    Array.from({ length: 5 }, (_, number) => mallory.post('/api/family-groups', { name: `Group ${number}` })),
  )
  const paths = made.map(({ body }) => `/api/family-groups/${body.id}`)
  return { app, mallory, paths, olga: await givenOthers(app) }
}

async function addCalendar(app: TestApp, { cookies }: Person, path: string, count: number) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const events = Array.from({ length: count }, (_, number) =>
    event(`UID:${number}`, `SUMMARY:${number}`, 'DTSTART:20261121T080000Z', 'RRULE:FREQ=DAILY'),
  )
  const headers = { 'content-type': 'text/calendar', cookie, origin: app.url }
  const body = calendarFile(...events.flat())
  const answer = await fetch(`${app.url}${path}/calendars/file`, { method: 'POST', headers, body })
  return { status: answer.status, body: await answer.json() }
}
