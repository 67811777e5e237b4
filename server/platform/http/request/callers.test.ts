import { expect, test } from 'vitest'
import { facePath } from '#contract/identity/profile.ts'
import { type Browser, openBrowser } from '../../../testing/browser.ts'
import { countStatements } from '../../../testing/count-statements.ts'
import {
  createFamilyApp,
  givenApiToken,
  givenMember,
  givenScreen,
  password,
} from '../../../testing/given/given.ts'
import { givenSteps } from '../../../testing/given/steps.ts'
import { readMember } from '../../../testing/seen.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { seconds } from '../../clock.ts'
import { newToken } from '../../ids.ts'
import { openCallers } from './callers.ts'

// Two calls a second: ten at once, and ten that wait.
const sentence = 'You have asked for very much within a few seconds. Please wait a moment, and try again.'

test('calls of one person over all sessions and tokens wait before the database is asked, then are refused', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const ben = await givenMember(app, family, 'Ben', 'member')
  const { token } = await givenApiToken(anna, path)
  const program = openBrowser(app)
  const byToken = { authorization: `Bearer ${token}` }
  const list = () => anna.get(`${path}/notes`)
  const read = () => program.request('GET', `${path}/shopping`, undefined, byToken)
  const { advance, waiting } = givenPace(app)
  // Whose they are is known from then on.
  for (const call of [list, read]) expect((await call()).status).toBe(200)
  await inTurn(8, list)
  const statements = countStatements(app)
  const waited = Array.from({ length: 10 }, (_, count) => (count % 2 ? list() : read()))
  await expect.poll(waiting).toBe(10)
  const refused = await list()
  expect([refused.status, refused.body.error]).toEqual([429, { code: 'too_many', message: sentence }])
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(statements.count).toBe(0)
  expect((await ben.get(`${path}/notes`)).status).toBe(200)
  await advance(seconds(5))
  for (const { status } of await Promise.all(waited)) expect(status).toBe(200)
  // The operator sees who it was.
  const page = (await openBrowser(app).get('/operator')).bytes.toString()
  expect(page).toContain(
    `<td class="w">Calls of one person in a second</td><td class="">person …${anna.user.id.slice(-8)}`,
  )
})

test('a thief who calls without end does not keep the person from ending the session, and is out then', async () => {
  const { app, anna, path } = await createFamilyApp()
  const own = openBrowser(app)
  expect((await own.post('/api/auth/sign-in', { email: 'anna@example.com', password })).status).toBe(200)
  const { advance, waiting } = givenPace(app)
  await inTurn(10, () => anna.get(`${path}/notes`))
  const waited = Array.from({ length: 10 }, () => anna.get(`${path}/notes`))
  await expect.poll(waiting).toBe(10)
  expect((await own.post('/api/auth/taken-back')).status).toBe(200)
  await advance(seconds(5))
  for (const { status } of await Promise.all(waited)) expect(status).toBe(401)
})

test('pictures are many on a page, and hold up nothing else', async () => {
  const { app, anna, path } = await createFamilyApp()
  const { waiting } = givenPace(app)
  const face = () => anna.get(facePath(anna.user.id))
  await inTurn(50, face)
  const held = face()
  await expect.poll(waiting).toBe(1)
  expect((await anna.get(`${path}/notes`)).status).toBe(200)
  void held.catch(() => {})
})

test('a screen that calls without end holds up itself, and neither the other screen nor the family', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const stolen = await givenScreen(app, family)
  const screen = await givenScreen(app, family)
  const { advance, waiting } = givenPace(app)
  const read = (of: Browser) => of.get('/api/screen')
  await inTurn(10, () => read(stolen))
  const waited = Array.from({ length: 10 }, () => stolen.post('/api/screen/open', { token: newToken() }))
  await expect.poll(waiting).toBe(10)
  expect((await read(stolen)).status).toBe(429)
  expect((await read(screen)).status).toBe(200)
  expect((await anna.get(`${path}/notes`)).status).toBe(200)
  await advance(seconds(5))
  await Promise.all(waited)
})

test('a screen counts for who is the primary caretaker now', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const screen = await givenScreen(app, family)
  const { waiting } = givenPace(app)
  const read = () => screen.get('/api/screen')
  await inTurn(1, read)
  const { id: memberId } = await readMember(anna, path, carl)
  expect((await anna.post(`${path}/hand-over`, { memberId })).status).toBe(200)
  expect((await carl.post(`${path}/hand-over/accept`)).status).toBe(200)
  await inTurn(1, read)
  // What the screens of Anna's other groups have used up is not for this one to wait for.
  void app.callers.ofScreens(anna.user.id, 51).catch(() => {})
  expect((await read()).status).toBe(200)
  void app.callers.ofScreens(carl.user.id, 51).catch(() => {})
  void read().catch(() => {})
  await expect.poll(waiting).toBe(3)
})

test('long work waits like many calls, and the person’s other calls go on meanwhile', async () => {
  const { app, anna, path } = await createFamilyApp()
  const { advance, waiting } = givenPace(app)
  const exported = anna.get(`${path}/export`)
  await expect.poll(waiting).toBe(1)
  const listed = Array.from({ length: 8 }, () => anna.get(`${path}/notes`))
  await expect.poll(waiting).toBe(9)
  await advance(seconds(5))
  for (const { status } of await Promise.all([exported, ...listed])) expect(status).toBe(200)
})

/** From now on time passes for whoever waits only by `advance`. */
function givenPace(app: TestApp) {
  const { time, ...steps } = givenSteps()
  app.config.budgets.personCalls = 2
  Object.assign(app.callers, openCallers(app, time))
  return steps
}

async function inTurn(count: number, call: () => Promise<{ status: number }>): Promise<void> {
  for (let done = 0; done < count; done++) expect((await call()).status).not.toBe(429)
}
