import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { expect, onTestFinished, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { hashToken, newId, newToken } from '../../platform/ids.ts'
import { type Browser, openBrowser } from '../../testing/browser.ts'
import { givenInvitation } from '../../testing/given/given.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

type Account = {
  sub: string
  email: string
  email_verified: boolean
  given_name?: string
  family_name?: string
}

test('a person signs in at the provider and is the same person the next time', async () => {
  const { app, provider } = await givenProvider({
    sub: 'mia',
    email: 'Mia@example.com',
    email_verified: true,
    given_name: 'Mia',
    family_name: 'Hartley',
  })
  const mia = openBrowser(app, { 'accept-language': 'pl' })
  expect((await signInAtProvider(app, provider, mia, '/settings')).headers.get('location')).toBe('/settings')
  const user = (await mia.get('/api/auth/user')).body
  expect(user).toMatchObject({
    email: 'mia@example.com',
    firstName: 'Mia',
    lastName: 'Hartley',
    language: 'pl',
  })
  const later = openBrowser(app)
  await signInAtProvider(app, provider, later)
  expect((await later.get('/api/auth/user')).body.id).toBe(user.id)
  expect((await later.get('/api/login?returnTo=/settings')).headers.get('location')).toBe('/settings')
})

test('the answer of the provider is good for one browser, once and for a while', async () => {
  const { app, provider } = await givenProvider({
    sub: 'mia',
    email: 'mia@example.com',
    email_verified: true,
  })
  const mia = openBrowser(app)
  const callback = await callbackOf(app, provider, mia)
  const thief = openBrowser(app)
  expect((await thief.get(callback)).status).toBe(400)
  expect((await mia.get(callback.replace(/state=[^&]+/, 'state=other'))).status).toBe(400)
  expect((await mia.get(callback)).status).toBe(400)
  expect((await mia.get('/api/auth/user')).status).toBe(401)

  const late = await callbackOf(app, provider, mia)
  app.clock.advance(minutes(16))
  expect((await mia.get(late)).status).toBe(400)
})

test('an address that the provider has not verified brings no account along', async () => {
  const { app, provider } = await givenProvider({
    sub: 'mallory',
    email: 'anna@example.com',
    email_verified: false,
  })
  await givenLocalAccount(app)
  const mallory = openBrowser(app)
  await signInAtProvider(app, provider, mallory)
  expect((await mallory.get('/api/auth/user')).body).toMatchObject({ email: null })
})

test('an address that the provider has verified brings the account along, and locks out who had it before', async () => {
  const { app, provider } = await givenProvider({
    sub: 'mia',
    email: 'anna@example.com',
    email_verified: true,
  })
  const squatter = await givenLocalAccount(app)
  const { id } = (await squatter.get('/api/auth/user')).body
  // Made before the server had a provider: with one nobody adds passkeys.
  const passkey = { id: newId(), user_id: id, credential_id: 'x', public_key: 'x', counter: 0 }
  await app.db
    .insertInto('passkeys')
    .values({ ...passkey, transports: '', name: 'X', created_at: 0, used_at: null })
    .execute()
  const anna = openBrowser(app)
  await signInAtProvider(app, provider, anna)
  const kept = { id, email: 'anna@example.com', firstName: 'Anna', lastName: 'Hartley', phone: '030 1234567' }
  expect((await anna.get('/api/auth/user')).body).toMatchObject({ ...kept, hasPassword: false })
  expect((await squatter.get('/api/auth/user')).status).toBe(401)
  expect(await app.db.selectFrom('passkeys').selectAll().execute()).toEqual([])

  const later = openBrowser(app)
  await signInAtProvider(app, provider, later)
  expect((await anna.get('/api/auth/user')).status).toBe(200)
})

test('nobody starts sign-in after sign-in without end', async () => {
  const { app } = await givenProvider({ sub: 'mia', email: 'mia@example.com', email_verified: true })
  const stranger = openBrowser(app)
  for (let count = 0; count < 100; count++) {
    expect((await stranger.get('/api/login')).status).toBe(302)
  }
  expect((await stranger.get('/api/login')).status).toBe(429)
  expect(await app.db.selectFrom('oidc_logins').select('state_hash').execute()).toHaveLength(100)
})

test('who would get a new account at the provider needs an invitation too, after the first one', async () => {
  const account = { sub: 'mia', email: 'mia@example.com', email_verified: true }
  const { app, provider } = await givenProvider(account, { REGISTRATION: 'invited' })
  const anna = await givenLocalAccount(app)
  const stranger = openBrowser(app)
  const refused = await signInAtProvider(app, provider, stranger)
  expect(refused.status).toBe(403)
  expect(refused.headers.get('content-type')).toContain('text/html')
  expect(String(refused.bytes)).toContain('Ask somebody of the family to invite you')
  expect((await stranger.get('/api/auth/user')).status).toBe(401)
  expect(await app.db.selectFrom('users').select('id').execute()).toHaveLength(1)

  const group = await anna.post('/api/family-groups', { name: 'The Hartleys' })
  const { token } = await givenInvitation(anna, `/api/family-groups/${group.body.id}`)
  const mia = openBrowser(app)
  const read = await mia.post('/api/invitations/read', { token })
  expect(read.headers.getSetCookie().join()).toMatch(/^sunporch_invitation=.*Max-Age=86400/)
  // The first try goes wrong at the provider, and the invitation is not lost by that.
  const failed = await callbackOf(app, provider, mia)
  expect((await mia.get(failed.replace(/state=[^&]+/, 'state=other'))).status).toBe(400)
  expect((await signInAtProvider(app, provider, mia)).status).toBe(302)
  expect(mia.cookies.get('sunporch_invitation') ?? '').toBe('')
  expect((await mia.post('/api/invitations/accept', { token })).status).toBe(200)
  // The account is there now, and nobody asks for an invitation.
  expect((await signInAtProvider(app, provider, openBrowser(app))).status).toBe(302)
})

test('the first account can be made at the provider', async () => {
  const account = { sub: 'mia', email: 'mia@example.com', email_verified: true }
  const { app, provider } = await givenProvider(account, { REGISTRATION: 'closed' })
  expect((await signInAtProvider(app, provider, openBrowser(app))).status).toBe(302)
})

test('with a provider nobody changes the address of an account from before', async () => {
  const { app } = await givenProvider({ sub: 'mia', email: 'mia@example.com', email_verified: true })
  const anna = await givenLocalAccount(app)
  // So the pages offer no button for it.
  expect((await anna.get('/api/auth/user')).body.hasPassword).toBe(false)
  const change = { email: 'eve@example.com', currentPassword: 'long enough it is' }
  expect((await anna.post('/api/auth/email', change)).status).toBe(404)
})

test('with a provider there are no passwords of our own', async () => {
  const { app } = await givenProvider({ sub: 'mia', email: 'mia@example.com', email_verified: true })
  const refused = await openBrowser(app).post('/api/auth/sign-up', {
    firstName: 'A',
    lastName: 'B',
    email: 'a@example.com',
    password: 'long enough it is',
  })
  expect(refused.status).toBe(404)
})

/** An account from the time before the provider, and a browser that is signed in to it. */
async function givenLocalAccount(app: TestApp): Promise<Browser> {
  const now = app.clock.now()
  const names = {
    first_name: 'Anna',
    last_name: 'Hartley',
    profile_image_url: null,
    phone: '030 1234567',
    language: null,
  }
  const local = { password_hash: 'x', oidc_issuer: null, oidc_subject: null, created_at: now }
  const user = { id: newId(), email: 'anna@example.com', email_confirmed_at: null, ...names, ...local }
  await app.db.insertInto('users').values(user).execute()
  const token = newToken()
  const times = { created_at: now, seen_at: now, expires_at: now + minutes(60) }
  const session = { token_hash: hashToken(token), user_id: user.id, user_agent: null, ...times }
  await app.db.insertInto('sessions').values(session).execute()
  const browser = openBrowser(app)
  browser.cookies.set('sunporch_session', token)
  return browser
}

/** A real provider on loopback with one account, and our server configured for it. */
async function givenProvider(
  account: Account,
  given: Record<string, string> = {},
): Promise<{ app: TestApp; provider: string }> {
  const http = createServer()
  const issuer = await listen(http)
  const environment = {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'sunporch',
    OIDC_CLIENT_SECRET: 'secret',
    ...given,
  }
  const app = await createTestApp(environment)
  const provider = new Provider(issuer, {
    clients: [
      { client_id: 'sunporch', client_secret: 'secret', redirect_uris: [`${app.url}/api/login/callback`] },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => account }),
    pkce: { required: () => true },
    cookies: { keys: ['test'] },
  })
  http.on('request', provider.callback())
  return { app, provider: issuer }
}

async function listen(http: Server): Promise<string> {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => http.close(() => resolve())))
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`
}

async function signInAtProvider(app: TestApp, provider: string, browser: Browser, returnTo = '/') {
  return browser.get(await callbackOf(app, provider, browser, returnTo))
}

/** Goes through the provider's own pages, up to the address that leads back to us. */
async function callbackOf(app: TestApp, provider: string, browser: Browser, returnTo = '/'): Promise<string> {
  const cookies = new Map<string, string>()
  let address =
    (await browser.get(`/api/login?returnTo=${encodeURIComponent(returnTo)}`)).headers.get('location') ?? ''
  let form: URLSearchParams | undefined
  for (let step = 0; step < 12; step++) {
    if (address.startsWith(app.url)) return address
    const response: Response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    form = undefined
    const onward = response.headers.get('location')
    if (onward) address = new URL(onward, provider).href
    else {
      const page = await response.text()
      form = page.includes('name="login"')
        ? new URLSearchParams({ prompt: 'login', login: 'mia', password: 'x' })
        : new URLSearchParams({ prompt: 'consent' })
    }
  }
  throw new Error('the provider did not lead back')
}
