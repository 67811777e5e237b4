import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { days, hours, minutes } from '../platform/clock.ts'
import { newToken } from '../platform/ids.ts'
import { openBrowser } from '../testing/browser.ts'
import { createFamilyApp, givenPerson, password } from '../testing/given/given.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

// A spy on the real function: strangers must not make the server compute hashes.

test('somebody creates an account, signs out and signs in again', async () => {
  const app = await createTestApp()
  const anna = openBrowser(app)
  const mia = { firstName: ' Mia ', lastName: 'Hartley', email: ' Mia@Example.com ', password }
  const signedUp = await anna.post('/api/auth/sign-up', { ...mia, returnTo: '/settings' })
  expect(signedUp).toMatchObject({ status: 201, body: { location: '/settings' } })
  const user = (await anna.get('/api/auth/user')).body
  expect(user).toMatchObject({
    email: 'mia@example.com',
    firstName: 'Mia',
    lastName: 'Hartley',
    profileImageUrl: null,
  })
  expect(Object.keys(user).sort()).toEqual([
    'email',
    'firstName',
    'hasPassword',
    'id',
    'language',
    'lastName',
    'mustConfirmEmail',
    'phone',
    'profileImageUrl',
  ])

  const out = await anna.get('/api/logout')
  expect([out.status, out.headers.get('location')]).toEqual([303, '/'])
  const signedOut = await anna.get('/api/auth/user')
  expect(signedOut.status).toBe(401)
  expect(String(signedOut.bytes)).toContain('Unauthorized')
  expect((await anna.post('/api/auth/sign-in', { email: 'MIA@example.com', password })).status).toBe(200)
})

test('each sign-in has a session of its own, and the cookie is for the browser alone', async () => {
  const app = await createTestApp()
  const anna = await givenPerson(app, 'Anna')
  const before = anna.cookies.get('sunporch_session')
  const signedIn = await anna.post('/api/auth/sign-in', { email: 'anna@example.com', password })
  expect(anna.cookies.get('sunporch_session')).not.toBe(before)
  expect(signedIn.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
  expect(signedIn.headers.get('set-cookie')).not.toContain('Secure')
  anna.cookies.set('sunporch_session', before ?? '')
  expect((await anna.get('/api/auth/user')).status).toBe(401)
  const kept = JSON.stringify(await app.db.selectFrom('sessions').selectAll().execute())
  expect(kept).not.toContain(before)

  const behindProxy = await createTestApp({ PUBLIC_URL: 'https://photos.example.org' })
  const secure = openBrowser(behindProxy)
  const answer = await secure.post('/api/auth/sign-up', {
    firstName: 'A',
    lastName: 'B',
    email: 'a@example.com',
    password,
  })
  expect(answer.headers.get('set-cookie')).toContain('Secure')
})

test('a session slides for 30 days and ends after 180, used or not', async () => {
  const app = await createTestApp()
  const idle = await givenPerson(app, 'Anna')
  const busy = await givenPerson(app, 'Mia')
  for (let day = 0; day < 175; day += 25) {
    app.clock.advance(days(25))
    expect((await busy.get('/api/auth/user')).status, `day ${day + 25}`).toBe(200)
  }
  expect((await idle.get('/api/auth/user')).status).toBe(401)
  app.clock.advance(days(6))
  expect((await busy.get('/api/auth/user')).status).toBe(401)
})

test('a wrong password and an unknown address sound the same, and too many tries must wait', async () => {
  const app = await createTestApp()
  await givenPerson(app, 'Anna')
  const stranger = openBrowser(app)
  const wrong = await stranger.post('/api/auth/sign-in', {
    email: 'anna@example.com',
    password: 'wrong password',
  })
  const unknown = await stranger.post('/api/auth/sign-in', {
    email: 'no@example.com',
    password: 'wrong password',
  })
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  expect(wrong.body).toEqual(unknown.body)
  let last = wrong
  for (let count = 0; count < 10; count++) {
    last = await stranger.post('/api/auth/sign-in', { email: 'anna@example.com', password: 'wrong password' })
  }
  expect(last.status).toBe(429)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await stranger.post('/api/auth/sign-in', { email: 'anna@example.com', password })).status).toBe(429)
  app.clock.advance(minutes(16))
  expect((await stranger.post('/api/auth/sign-in', { email: 'anna@example.com', password })).status).toBe(200)
})

test('a second account with the same address is refused, and what is missing is said by field', async () => {
  const app = await createTestApp()
  await givenPerson(app, 'Anna')
  const other = openBrowser(app)
  const twin = { firstName: 'A', lastName: 'B', email: 'ANNA@example.com', password }
  expect((await other.post('/api/auth/sign-up', twin)).status).toBe(409)
  const short = await other.post('/api/auth/sign-up', {
    firstName: ' ',
    lastName: 'B',
    email: 'no',
    password: 'short',
  })
  expect(short.status).toBe(422)
  const fields = short.body.error.issues.map(({ path }: { path: string }) => path)
  expect(fields).toEqual(['firstName', 'email', 'password'])
})

test('a mailed link sets a new password once, within an hour, and signs out everywhere else', async () => {
  const app = await createTestApp()
  const anna = await givenPerson(app, 'Anna')
  const browser = openBrowser(app)
  const known = await browser.post('/api/auth/forgot-password', { email: 'anna@example.com' })
  const unknown = await browser.post('/api/auth/forgot-password', { email: 'nobody@example.com' })
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  // No mail server is set: the answer says so, instead of that a link is on its way.
  expect(known.body).toEqual({
    message: expect.stringContaining('This server sends no mail.'),
    isMailed: false,
  })
  const token = await mailedToken(app)
  const weak = await browser.post('/api/auth/reset-password', { token, password: 'short' })
  expect(weak.status).toBe(422)
  const common = await browser.post('/api/auth/reset-password', { token, password: 'anna hartley' })
  expect(common.status).toBe(422)
  const reset = { token, password: 'a whole new password' }
  expect((await browser.post('/api/auth/reset-password', reset)).status).toBe(200)
  expect((await browser.get('/api/auth/user')).status).toBe(200)
  expect((await anna.get('/api/auth/user')).status).toBe(401)
  expect((await browser.post('/api/auth/reset-password', reset)).status).toBe(422)
  expect((await anna.post('/api/auth/sign-in', { email: 'anna@example.com', password })).status).toBe(401)

  await browser.post('/api/auth/forgot-password', { email: 'anna@example.com' })
  const late = await mailedToken(app, 2)
  app.clock.advance(hours(1) + 1)
  expect(
    (await browser.post('/api/auth/reset-password', { token: late, password: 'another new one' })).status,
  ).toBe(422)
})

test('whoever makes links up must wait after twenty', async () => {
  const app = await createTestApp()
  const stranger = openBrowser(app)
  const reset = { token: newToken(), password: 'a whole new password' }
  let last = await stranger.post('/api/auth/reset-password', reset)
  expect(last.status).toBe(422)
  for (let count = 0; count < 20; count++) last = await stranger.post('/api/auth/reset-password', reset)
  expect(last.status).toBe(429)
})

test('signing out ends the streams that the session has opened', async () => {
  const { anna, path } = await createFamilyApp()
  const stream = await anna.listen(`${path}/live`)
  await stream.until('open')
  await anna.get('/api/logout')
  await stream.ended
})

test('what comes from another site is refused, and signing out from there asks first', async () => {
  const { anna } = await createFamilyApp()
  const attempts: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of attempts) {
    expect(
      (await anna.post('/api/family-groups', { name: 'Mine' }, headers)).status,
      JSON.stringify(headers),
    ).toBe(403)
  }
  const form = await anna.post('/api/family-groups', { name: 'Mine' }, { 'content-type': 'text/plain' })
  expect(form.status).toBe(415)
  expect((await anna.get('/api/family-groups')).body).toHaveLength(1)
  const logout = await anna.get('/api/logout', { 'sec-fetch-site': 'cross-site' })
  expect(String(logout.bytes)).toContain('Do you want to sign out of Sunporch?')
  expect((await anna.get('/api/auth/user')).status).toBe(200)
  const confirmed = await anna.request('POST', '/api/logout', undefined, {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(confirmed.status).toBe(303)
  expect((await anna.get('/api/auth/user')).status).toBe(401)
})

test.each([
  ['a link on another site, over plain http', { referer: 'http://evil.example/' }, true],
  ['a link without a Referer, over plain http', {}, true],
  ['a Referer that is no address', { referer: 'evil' }, true],
  ['our own link, over plain http', { referer: 'own' }, false],
  ['our own link', { 'sec-fetch-site': 'same-origin' }, false],
  ['the address bar', { 'sec-fetch-site': 'none' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site', referer: 'own' }, true],
  ['another name of the same site', { 'sec-fetch-site': 'same-site' }, true],
  ['a program', { accept: '*/*' }, false],
] as const)('signing out by %s', async (_what, given, asks) => {
  const app = await createTestApp()
  const anna = await givenPerson(app, 'Anna')
  const headers: Record<string, string> = { accept: 'text/html,*/*;q=0.8', ...given }
  if (headers.referer === 'own') headers.referer = `${app.url}/settings`
  const answer = await anna.get('/api/logout', headers)
  expect(answer.status).toBe(asks ? 200 : 303)
  if (asks) expect(String(answer.bytes)).toContain('Sign out?')
  if (asks) expect(answer.headers.get('referrer-policy')).toBe('same-origin')
  expect((await anna.get('/api/auth/user')).status).toBe(asks ? 200 : 401)
})

test.each([
  ['/settings?tab=1#devices', '/settings?tab=1#devices'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['/\t/evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/api/logout', '/'],
  ['/..//evil.example', '/'],
  [undefined, '/'],
])('after signing in, %j leads to %j', async (returnTo, location) => {
  const app = await createTestApp()
  await givenPerson(app, 'Anna')
  const signedIn = await openBrowser(app).post('/api/auth/sign-in', {
    email: 'anna@example.com',
    password,
    returnTo,
  })
  expect(signedIn.body.location).toBe(location)
})

test('no answer tells how it went wrong inside', async () => {
  const { app, anna } = await createFamilyApp()
  const broken = await anna.request('POST', '/api/family-groups', undefined, {
    'content-type': 'application/json',
  })
  expect(broken.status).toBe(400)
  expect(broken.body.error.message).toBe('The request said that it holds JSON but was empty.')
  await app.db.schema.dropTable('activity').execute()
  const failed = await anna.post('/api/family-groups', { name: 'Mine' })
  expect(failed.status).toBe(500)
  expect(failed.body).toEqual({
    error: { code: 'internal', message: expect.stringContaining('went wrong on our side') },
  })
})

/** The token of the link in the newest of so many mails. */
async function mailedToken(app: TestApp, count = 1): Promise<string> {
  const folder = join(app.config.dataDir, 'mail')
  for (;;) {
    const mails = await Promise.resolve()
      .then(() => readdirSync(folder))
      .catch(() => [])
    const newest = mails.sort().at(-1)
    const text = newest && mails.length >= count ? readFileSync(join(folder, newest), 'utf8') : ''
    const found = /#reset=([\w-]+)/.exec(text)
    if (found?.[1]) return found[1]
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
