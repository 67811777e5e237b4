import { expect, test } from 'vitest'
import { hours, minutes, toIso } from '../platform/clock.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { createFamilyApp, givenPerson, type Person, password } from '../testing/given/given.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const newPassword = 'another good password'

test('every browser that is signed in is listed, the last seen first, this one marked', async () => {
  const app = await createTestApp()
  const anna = await givenPerson(app, 'Anna')
  await givenPerson(app, 'Olga')
  const startedAt = toIso(app.clock.now())
  app.clock.advance(hours(2))
  const phone = await givenBrowser(app, anna, 'A phone')
  const listed = (await phone.get('/api/auth/sessions')).body
  expect(listed).toEqual([
    {
      id: expect.any(String),
      userAgent: 'A phone',
      createdAt: toIso(app.clock.now()),
      seenAt: toIso(app.clock.now()),
      isThisOne: true,
      isByPasskey: false,
    },
    {
      id: expect.any(String),
      userAgent: expect.any(String),
      createdAt: startedAt,
      seenAt: startedAt,
      isThisOne: false,
      isByPasskey: false,
    },
  ])
  const marked = (await anna.get('/api/auth/sessions')).body.find(isThisOne)
  expect(marked.seenAt).toBe(toIso(app.clock.now()))
})

test('what names a session opens nothing', async () => {
  const app = await createTestApp()
  const anna = await givenPerson(app, 'Anna')
  const token = anna.cookies.get('sunporch_session') ?? ''
  const [{ id }] = (await anna.get('/api/auth/sessions')).body
  const kept = await app.db.selectFrom('sessions').select('token_hash').executeTakeFirstOrThrow()
  expect([token, kept.token_hash]).not.toContain(id)
  for (const value of [id, kept.token_hash]) {
    const thief = openBrowser(app)
    thief.cookies.set('sunporch_session', value)
    expect((await thief.get('/api/auth/user')).status).toBe(401)
  }
})

test('one browser is signed out from another, its streams included', async () => {
  const { app, anna, path } = await createFamilyApp()
  const phone = await givenBrowser(app, anna)
  const stream = await phone.listen(`${path}/live`)
  await stream.until('open')
  const { id } = (await phone.get('/api/auth/sessions')).body.find(isThisOne)
  expect((await anna.delete(`/api/auth/sessions/${id}`)).body).toEqual({ id })
  await stream.ended
  expect((await phone.get('/api/auth/user')).status).toBe(401)
  expect((await anna.get('/api/auth/sessions')).body).toHaveLength(1)
  expect((await anna.delete(`/api/auth/sessions/${id}`)).status).toBe(404)
})

test("nobody ends somebody else's session", async () => {
  const app = await createTestApp()
  const anna = await givenPerson(app, 'Anna')
  const olga = await givenPerson(app, 'Olga')
  const [{ id }] = (await anna.get('/api/auth/sessions')).body
  expect((await olga.delete(`/api/auth/sessions/${id}`)).status).toBe(404)
  expect((await olga.delete('/api/auth/sessions/x')).status).toBe(404)
  expect((await anna.get('/api/auth/user')).status).toBe(200)
})

test('signing out everywhere ends every session of the person, and of nobody else', async () => {
  const { app, anna, path } = await createFamilyApp()
  const olga = await givenPerson(app, 'Olga')
  const phone = await givenBrowser(app, anna)
  const stream = await phone.listen(`${path}/live`)
  await stream.until('open')
  const ended = await anna.post('/api/auth/sessions/end')
  expect(ended.body).toEqual({ location: '/' })
  // The pictures that this browser has cached.
  expect(ended.headers.get('clear-site-data')).toBe('"cache"')
  await stream.ended
  expect(anna.cookies.has('sunporch_session')).toBe(false)
  expect((await anna.get('/api/auth/user')).status).toBe(401)
  expect((await phone.get('/api/auth/user')).status).toBe(401)
  expect((await olga.get('/api/auth/user')).status).toBe(200)
})

test('a changed password signs every other browser out, and only the new one signs in', async () => {
  const { app, anna, path } = await createFamilyApp()
  const phone = await givenBrowser(app, anna)
  const stream = await phone.listen(`${path}/live`)
  await stream.until('open')
  const changed = await anna.post('/api/auth/password', { currentPassword: password, newPassword })
  expect(changed).toMatchObject({ status: 200, body: { message: 'The password is changed.' } })
  await stream.ended
  expect((await phone.get('/api/auth/user')).status).toBe(401)
  expect((await anna.get('/api/auth/user')).status).toBe(200)
  expect((await signIn(openBrowser(app), anna, password)).status).toBe(401)
  expect((await signIn(openBrowser(app), anna, newPassword)).status).toBe(200)
})

test('a password is changed by who knows it, to one that is long enough, and nobody is signed out before', async () => {
  const app = await createTestApp()
  const anna = await givenPerson(app, 'Anna')
  const phone = await givenBrowser(app, anna)
  const wrong = await anna.post('/api/auth/password', { currentPassword: 'a guess', newPassword })
  expect(wrong.status).toBe(422)
  expect(wrong.body.error).toMatchObject({
    message: 'This is not your password.',
    issues: [{ path: 'currentPassword' }],
  })
  const short = await anna.post('/api/auth/password', { currentPassword: password, newPassword: 'short' })
  expect(short).toMatchObject({ status: 422, body: { error: { issues: [{ path: 'newPassword' }] } } })
  expect((await phone.get('/api/auth/user')).status).toBe(200)
  expect((await signIn(openBrowser(app), anna, password)).status).toBe(200)
})

test('whoever guesses at a password too often must wait', async () => {
  const app = await createTestApp()
  const anna = await givenPerson(app, 'Anna')
  const guess = (currentPassword: string) => anna.post('/api/auth/password', { currentPassword, newPassword })
  for (let count = 0; count < 10; count++) expect((await guess('a guess')).status).toBe(422)
  const refused = await guess(password)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  app.clock.advance(minutes(15))
  expect((await guess(password)).status).toBe(200)
})

/** A further browser that the same person has signed in on. */
async function givenBrowser(app: TestApp, person: Person, userAgent = 'Another'): Promise<Browser> {
  const browser = openBrowser(app)
  await signIn(browser, person, password, { 'user-agent': userAgent })
  return browser
}

function signIn(browser: Browser, { user }: Person, password: string, headers?: Record<string, string>) {
  return browser.post('/api/auth/sign-in', { email: user.email, password }, headers)
}

function isThisOne(session: { isThisOne: boolean }): boolean {
  return session.isThisOne
}
