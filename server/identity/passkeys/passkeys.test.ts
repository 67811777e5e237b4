import { expect, test } from 'vitest'
import {
  type Passkey,
  PasskeyCreation,
  PasskeyRequest,
  type UsedPasskey,
} from '#contract/identity/passkeys.ts'
import type { Session } from '#contract/identity/sessions.ts'
import { days, minutes } from '../../platform/clock.ts'
import { type Browser, openBrowser } from '../../testing/browser.ts'
import { givenPerson, type Person, password } from '../../testing/given/given.ts'
import { givenMailApp, publicUrl } from '../../testing/given/given-mail.ts'
import { type Authenticator, softwareAuthenticator } from '../../testing/others/authenticator.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { siteOf } from './passkey-site.ts'

const site = 'https://photos.example.org'
const api = '/api/auth/passkeys'
const refused = {
  status: 401,
  body: {
    error: {
      code: 'passkey_refused',
      message: 'This passkey did not work here. Please try again, or sign in with your password.',
    },
  },
}

test('a person adds a passkey, signs in with it, sees it in the lists, renames and removes it', async () => {
  const app = await createTestApp({ PUBLIC_URL: site })
  const anna = await givenPerson(app, 'Anna')
  const authenticator = softwareAuthenticator(site)
  const added = await add(anna, authenticator, 'Telephone')
  expect(added).toMatchObject({ status: 201, body: { name: 'Telephone', usedAt: null } })

  app.clock.advance(minutes(1))
  const browser = openBrowser(app)
  const passkey = authenticator.use(await startSignIn(browser))
  const signedIn = await browser.post(`${api}/sign-in`, { passkey, returnTo: '/schedule' })
  expect(signedIn).toMatchObject({ status: 200, body: { location: '/schedule' } })
  expect((await browser.get('/api/auth/user')).body.id).toBe(anna.user.id)
  const sessions = (await browser.get('/api/auth/sessions')).body as Session[]
  expect(sessions.map(({ isThisOne, isByPasskey }) => [isThisOne, isByPasskey])).toEqual([
    [true, true],
    [false, false],
  ])
  const { id } = added.body as Passkey
  expect((await anna.patch(`${api}/${id}`, { name: 'Old telephone' })).body.name).toBe('Old telephone')
  expect((await anna.get(api)).body).toEqual([
    { ...added.body, name: 'Old telephone', usedAt: new Date(app.clock.now()).toISOString() },
  ])

  expect((await anna.delete(`${api}/${id}`)).status).toBe(200)
  expect((await anna.get(api)).body).toEqual([])
  // The browser that it had signed in is signed out, and the password goes on working.
  expect((await browser.get('/api/auth/user')).status).toBe(401)
  expect(await signInWith(app, authenticator)).toMatchObject(refused)
  const body = { email: 'anna@example.com', password }
  expect((await openBrowser(app).post('/api/auth/sign-in', body)).status).toBe(200)
})

test('an answer works once, for ten minutes, at this server, and with a passkey that is known', async () => {
  const app = await createTestApp({ PUBLIC_URL: site })
  const anna = await givenPerson(app, 'Anna')
  const authenticator = softwareAuthenticator(site)
  await add(anna, authenticator)
  const sent = async (passkey: UsedPasskey) => openBrowser(app).post(`${api}/sign-in`, { passkey })
  const start = () => startSignIn(openBrowser(app))

  const used = authenticator.use(await start())
  expect((await sent(used)).status).toBe(200)
  expect(await sent(used)).toMatchObject(refused)
  expect(await sent(authenticator.use(await start(), { origin: 'https://evil.example' }))).toMatchObject(
    refused,
  )
  expect(await sent(authenticator.use(await start(), { rpId: 'evil.example' }))).toMatchObject(refused)
  const late = await start()
  app.clock.advance(minutes(10))
  expect(await sent(authenticator.use(late))).toMatchObject(refused)
  const madeUp = { ...(await start()), challenge: Buffer.from('a challenge of theirs').toString('base64url') }
  expect(await sent(authenticator.use(madeUp))).toMatchObject(refused)

  // One that was made here by nobody, and one that says that it is of somebody else.
  const stranger = softwareAuthenticator(site)
  stranger.make(await startAdding(anna, password))
  expect(await sent(stranger.use(await start()))).toMatchObject(refused)
  const right = authenticator.use(await start())
  const userHandle = Buffer.from('somebody else').toString('base64url')
  expect(await sent({ ...right, response: { ...right.response, userHandle } })).toMatchObject(refused)
  const other = stranger.use(await start())
  const signature = other.response.signature
  const forged = authenticator.use(await start())
  expect(await sent({ ...forged, response: { ...forged.response, signature } })).toMatchObject(refused)
  expect(
    await sent({ ...right, id: right.id, response: { ...right.response, signature: 'x' } }),
  ).toMatchObject(refused)
  // What was refused has signed nobody in, and the passkey works as before.
  expect((await sent(authenticator.use(await start()))).status).toBe(200)
})

test('a counter that does not grow is of a copy, and one that never counts is all right', async () => {
  const app = await createTestApp({ PUBLIC_URL: site })
  const anna = await givenPerson(app, 'Anna')
  const authenticator = softwareAuthenticator(site)
  await add(anna, authenticator)
  for (const counter of [0, 0, 7]) expect((await signInWith(app, authenticator, counter)).status).toBe(200)
  for (const counter of [7, 6, 0])
    expect(await signInWith(app, authenticator, counter)).toMatchObject(refused)
  expect((await signInWith(app, authenticator, 8)).status).toBe(200)
})

test('what was made for another origin, server, person, browser or purpose is not added', async () => {
  const app = await createTestApp({ PUBLIC_URL: site })
  const anna = await givenPerson(app, 'Anna')
  const mia = await givenPerson(app, 'Mia')
  const elsewhere = openBrowser(app)
  await elsewhere.post('/api/auth/sign-in', { email: 'anna@example.com', password })
  const authenticator = softwareAuthenticator(site)
  const tried = async (by: Browser, options: PasskeyCreation, answering = {}) =>
    (await by.post(api, { passkey: authenticator.make(options, answering), name: 'X' })).status
  expect(await tried(anna, await startAdding(anna), { origin: 'https://evil.example' })).toBe(422)
  expect(await tried(anna, await startAdding(anna), { rpId: 'evil.example' })).toBe(422)
  expect(await tried(mia, await startAdding(anna))).toBe(422)
  expect(await tried(elsewhere, await startAdding(anna))).toBe(422)
  const { challenge } = await startSignIn(anna)
  expect(await tried(anna, { ...(await startAdding(anna)), challenge })).toBe(422)
  const late = await startAdding(anna)
  app.clock.advance(minutes(10))
  expect(await tried(anna, late)).toBe(422)
  const options = await startAdding(anna, password)
  expect(await tried(anna, options)).toBe(201)
  expect(await tried(anna, options)).toBe(422)
  expect((await anna.get(api)).body).toHaveLength(1)
  // The next one is to be another: the browser refuses to make a second for the same device.
  expect((await startAdding(anna, password)).excludeCredentials).toHaveLength(1)
})

test('an answer without a finger, a face or a PIN is refused, and one from a frame of another site', async () => {
  const app = await createTestApp({ PUBLIC_URL: site })
  const anna = await givenPerson(app, 'Anna')
  const authenticator = softwareAuthenticator(site)
  const made = async (answering: object) =>
    (await anna.post(api, { passkey: authenticator.make(await startAdding(anna), answering), name: 'X' }))
      .status
  const framed = { said: { crossOrigin: true } }
  const named = { said: { topOrigin: 'https://evil.example' } }
  for (const wrong of [{ isVerified: false }, framed, named]) expect(await made(wrong)).toBe(422)
  expect(await made({})).toBe(201)
  const used = async (answering: object) => {
    const browser = openBrowser(app)
    const passkey = authenticator.use(await startSignIn(browser), answering)
    return (await browser.post(`${api}/sign-in`, { passkey })).status
  }
  for (const wrong of [{ isVerified: false }, framed, named]) expect(await used(wrong)).toBe(401)
  expect(await used({})).toBe(200)
})

test('nobody sees, renames or removes the passkey of somebody else', async () => {
  const app = await createTestApp({ PUBLIC_URL: site })
  const anna = await givenPerson(app, 'Anna')
  const mia = await givenPerson(app, 'Mia')
  const { id } = (await add(anna, softwareAuthenticator(site))).body
  expect((await mia.get(api)).body).toEqual([])
  expect((await mia.patch(`${api}/${id}`, { name: 'Mine' })).status).toBe(404)
  expect((await mia.delete(`${api}/${id}`)).status).toBe(404)
  expect((await anna.get(api)).body).toHaveLength(1)
})

test('five minutes after signing in the password or a passkey is asked to add or to remove one', async () => {
  const app = await createTestApp({ PUBLIC_URL: site })
  const anna = await givenPerson(app, 'Anna')
  const authenticator = softwareAuthenticator(site)
  const { id } = (await add(anna, authenticator)).body
  app.clock.advance(minutes(5))
  const needed = { status: 403, body: { error: { code: 'password_needed' } } }
  expect(await anna.post(`${api}/start`, {})).toMatchObject(needed)
  expect(await anna.delete(`${api}/${id}`)).toMatchObject(needed)
  const wrong = await anna.post(`${api}/start`, { currentPassword: 'not it' })
  expect(wrong).toMatchObject({ status: 422, body: { error: { issues: [{ path: 'currentPassword' }] } } })
  const options = PasskeyCreation.parse((await anna.post(`${api}/start`, { currentPassword: password })).body)
  const second = softwareAuthenticator(site)
  expect((await anna.post(api, { passkey: second.make(options), name: 'Key' })).status).toBe(201)
  // One of their own passkeys does as well, once.
  const passkey = second.use(await startSignIn(anna))
  expect((await anna.post(`${api}/start`, { passkey })).status).toBe(200)
  expect(await anna.post(`${api}/start`, { passkey })).toMatchObject(refused)
  const mia = await givenPerson(app, 'Mia')
  const mias = softwareAuthenticator(site)
  await add(mia, mias)
  expect(await anna.post(`${api}/start`, { passkey: mias.use(await startSignIn(anna)) })).toMatchObject(
    refused,
  )
  const removed = await anna.request('DELETE', `${api}/${id}`, { currentPassword: password })
  expect(removed.status).toBe(200)
  for (let tries = 0; tries < 10; tries++) await anna.post(`${api}/start`, { currentPassword: 'a guess' })
  expect((await anna.post(`${api}/start`, { currentPassword: password })).status).toBe(429)
  // Signing in with a passkey counts as well.
  const browser = openBrowser(app)
  await browser.post(`${api}/sign-in`, { passkey: second.use(await startSignIn(browser)) })
  expect((await browser.post(`${api}/start`, {})).status).toBe(200)
})

test('a sign-in and the removal of its passkey at once leave nobody signed in by it', async () => {
  const app = await createTestApp({ PUBLIC_URL: site })
  const anna = await givenPerson(app, 'Anna')
  for (let round = 0; round < 5; round++) {
    const authenticator = softwareAuthenticator(site)
    const { id } = (await add(anna, authenticator)).body
    const browser = openBrowser(app)
    const passkey = authenticator.use(await startSignIn(browser))
    const [signedIn, removed] = await Promise.all([
      browser.post(`${api}/sign-in`, { passkey }),
      anna.delete(`${api}/${id}`),
    ])
    expect(removed.status).toBe(200)
    expect([200, 401]).toContain(signedIn.status)
    expect((await browser.get('/api/auth/user')).status).toBe(401)
  }
})

test('of two sign-ins with one answer at once one is refused', async () => {
  const app = await createTestApp({ PUBLIC_URL: site })
  const anna = await givenPerson(app, 'Anna')
  const authenticator = softwareAuthenticator(site)
  await add(anna, authenticator)
  for (let round = 0; round < 3; round++) {
    const passkey = authenticator.use(await startSignIn(openBrowser(app)))
    const twice = [1, 2].map(() => openBrowser(app).post(`${api}/sign-in`, { passkey }))
    expect((await Promise.all(twice)).map(({ status }) => status).sort()).toEqual([200, 401])
  }
})

test('of two copies of a passkey that count the same one signs in, also at once', async () => {
  const app = await createTestApp({ PUBLIC_URL: site })
  const anna = await givenPerson(app, 'Anna')
  const authenticator = softwareAuthenticator(site)
  await add(anna, authenticator)
  for (const counter of [1, 2, 3]) {
    const requests = await Promise.all([1, 2].map(() => startSignIn(openBrowser(app))))
    const passkeys = requests.map((request) => authenticator.use(request, { counter }))
    const signedIn = passkeys.map((passkey) => openBrowser(app).post(`${api}/sign-in`, { passkey }))
    expect((await Promise.all(signedIn)).map(({ status }) => status).sort()).toEqual([200, 401])
  }
})

test('the person reads by mail that a passkey was added and that it was removed', async () => {
  const { app, mailServer } = await givenMailApp()
  const anna = await givenPerson(app, 'Anna')
  await app.db.updateTable('users').set({ email_confirmed_at: app.clock.now() }).execute()
  const subjects = () =>
    mailServer.mails.map(({ subject }) => subject).filter((one) => /passkey/.test(one ?? ''))
  const added = 'Sunporch: A passkey was added to your account'
  const { id } = (await add(anna, softwareAuthenticator(publicUrl))).body
  await expect.poll(subjects).toEqual([added])
  await anna.delete(`${api}/${id}`)
  await expect.poll(subjects).toEqual([added, 'Sunporch: A passkey was removed from your account'])
})

test('the address that passkeys belong to is the one of PUBLIC_URL, whatever the request says', async () => {
  expect(siteOf('https://photos.example.org')).toEqual({ origin: site, rpId: 'photos.example.org' })
  expect(siteOf('https://photos.example.org:8443/')?.origin).toBe('https://photos.example.org:8443')
  expect(siteOf('http://localhost:3000')).toEqual({ origin: 'http://localhost:3000', rpId: 'localhost' })
  for (const none of [
    'http://photos.example.org',
    'https://192.168.1.5',
    'http://127.0.0.1:3000',
    'https://[::1]',
  ])
    expect(siteOf(none)).toBeNull()
  const app = await createTestApp({ PUBLIC_URL: site, TRUST_PROXY: '1' })
  const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', origin: site }
  const started = await openBrowser(app).post(`${api}/sign-in/start`, undefined, headers)
  expect(started.body.rpId).toBe('photos.example.org')
  const plain = await createTestApp({ PUBLIC_URL: 'http://photos.example.org' })
  expect((await openBrowser(plain).get(`${api}/site`)).body).toEqual({ origin: null })
  const anna = await givenPerson(plain, 'Anna')
  expect((await anna.post(`${api}/start`, {})).status).toBe(409)
  expect((await openBrowser(plain).post(`${api}/sign-in/start`)).status).toBe(409)
})

test('challenges that nobody answered are deleted', async () => {
  const app = await createTestApp({ PUBLIC_URL: site })
  for (let count = 0; count < 3; count++) await startSignIn(openBrowser(app))
  app.clock.advance(days(1))
  await startSignIn(openBrowser(app))
  expect(await app.db.selectFrom('passkey_challenges').selectAll().execute()).toHaveLength(1)
})

async function startAdding(by: Browser, currentPassword?: string): Promise<PasskeyCreation> {
  return PasskeyCreation.parse((await by.post(`${api}/start`, { currentPassword })).body)
}

async function add(by: Person, authenticator: Authenticator, name = 'A device') {
  return by.post(api, { passkey: authenticator.make(await startAdding(by)), name })
}

async function startSignIn(by: Browser): Promise<PasskeyRequest> {
  return PasskeyRequest.parse((await by.post(`${api}/sign-in/start`)).body)
}

async function signInWith(app: TestApp, authenticator: Authenticator, counter?: number) {
  const browser = openBrowser(app)
  const options = await startSignIn(browser)
  const passkey = authenticator.use(options, counter === undefined ? {} : { counter })
  return browser.post(`${api}/sign-in`, { passkey })
}
