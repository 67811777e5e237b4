import { expect, test } from 'vitest'
import { days } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { openBrowser } from '../testing/browser.ts'
import { createFamilyApp, givenInvitation, givenPerson, password } from '../testing/given/given.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

test('without a word about it, accounts are made by invitation; a wrong word is named', () => {
  expect(readConfig({}).registration).toBe('invited')
  expect(() => readConfig({ REGISTRATION: 'sometimes' })).toThrow(
    'REGISTRATION: must be open, invited or closed',
  )
})

test.each(['invited', 'closed'])('%s: the first account can be made, and no second one', async (mode) => {
  const app = await createTestApp({ REGISTRATION: mode })
  expect(await canSignUp(app)).toBe('anybody')
  expect((await signUp(app, 'anna')).status).toBe(201)
  expect(await canSignUp(app)).toBe(mode === 'invited' ? 'invited' : 'nobody')
  const refused = await signUp(app, 'eve')
  expect(refused).toMatchObject({ status: 403, body: { error: { code: 'registration_closed' } } })
  expect(refused.body.error.message).toContain(mode === 'invited' ? 'invite you' : 'who runs it')
  expect((await signUp(app, 'eve', 'made up')).status).toBe(403)
  expect(await emails(app)).toEqual(['anna@example.com'])
  // Who has an account is not kept out.
  const again = openBrowser(app)
  expect((await again.post('/api/auth/sign-in', { email: 'anna@example.com', password })).status).toBe(200)
})

test('open: anybody makes an account', async () => {
  const app = await createTestApp({ REGISTRATION: 'open' })
  await signUp(app, 'anna')
  expect(await canSignUp(app)).toBe('anybody')
  expect((await signUp(app, 'eve')).status).toBe(201)
})

test.each(['invited', 'closed'])(
  '%s: of several who make the first account at once, one does',
  async (mode) => {
    const app = await createTestApp({ REGISTRATION: mode })
    const names = ['anna', 'ben', 'carl', 'dora']
    const answers = await Promise.all(names.map((name) => signUp(app, name)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403])
    expect(await emails(app)).toHaveLength(1)
  },
)

test('whoever has the link of an invitation makes an account and joins, and only while it is open', async () => {
  const { app, anna, path } = await createFamilyApp({ REGISTRATION: 'invited' })
  const first = await givenInvitation(anna, path)
  const read = await openBrowser(app).post('/api/invitations/read', { token: first.token })
  expect(read.body).toMatchObject({ state: 'open', canSignUp: true })
  const { token } = await givenInvitation(anna, path)
  expect((await signUp(app, 'eve', first.token)).status).toBe(403)

  const mia = openBrowser(app)
  const body = { firstName: 'Mia', lastName: 'Hartley', email: 'mia@work.example', password }
  expect((await mia.post('/api/auth/sign-up', { ...body, invitation: token })).status).toBe(201)
  expect((await mia.post('/api/invitations/accept', { token })).status).toBe(200)
  expect((await signUp(app, 'eve', token)).status).toBe(403)
  expect((await openBrowser(app).post('/api/invitations/read', { token })).body.canSignUp).toBe(false)

  const late = await givenInvitation(anna, path, { email: 'late@example.com' })
  app.clock.advance(days(7))
  expect((await signUp(app, 'eve', late.token)).status).toBe(403)
})

test('one link makes three accounts, and a new one three more', async () => {
  const { app, anna, path } = await createFamilyApp({ REGISTRATION: 'invited' })
  const { token, id } = await givenInvitation(anna, path)
  // An account that is there already is none.
  expect((await signUp(app, 'anna', token)).status).toBe(409)
  const names = ['ben', 'carl', 'dora', 'eve']
  const answers = await Promise.all(names.map((name) => signUp(app, name, token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403])
  const refused = await signUp(app, 'fred', token)
  expect(refused).toMatchObject({ status: 403, body: { error: { code: 'registration_closed' } } })
  expect(refused.body.error.message).toContain('3 accounts have been made already')
  expect(await emails(app)).toHaveLength(4)
  const renewed = await anna.post(`${path}/invitations/${id}/resend`)
  const next = String(renewed.body.link).split('#')[1]
  expect((await signUp(app, 'fred', next)).status).toBe(201)
})

test('open: an invitation counts no accounts', async () => {
  const { app, anna, path } = await createFamilyApp({ REGISTRATION: 'open' })
  const { token } = await givenInvitation(anna, path)
  for (const name of ['ben', 'carl', 'dora', 'eve']) expect((await signUp(app, name, token)).status).toBe(201)
})

test('an invitation that is cancelled while the account is made makes none', async () => {
  const { app, anna, path } = await createFamilyApp({ REGISTRATION: 'invited' })
  const { token, id } = await givenInvitation(anna, path)
  const { findInvitation } = app
  let looks = 0
  app.findInvitation = async (...given) => {
    const found = await findInvitation(...given)
    looks += 1
    if (looks === 1) expect((await anna.delete(`${path}/invitations/${id}`)).status).toBe(200)
    return found
  }
  expect((await signUp(app, 'eve', token)).status).toBe(403)
  expect(looks).toBe(2)
  expect(await emails(app)).toEqual(['anna@example.com'])
})

test('closed: an invitation is for those who have an account', async () => {
  const { app, anna, path } = await createFamilyApp({ REGISTRATION: 'open' })
  const mia = await givenPerson(app, 'Mia')
  app.config.registration = 'closed'
  const { token } = await givenInvitation(anna, path)
  const read = await mia.post('/api/invitations/read', { token })
  expect(read.body).toMatchObject({ state: 'open', canSignUp: false })
  expect((await signUp(app, 'eve', token)).status).toBe(403)
  expect((await mia.post('/api/invitations/accept', { token })).status).toBe(200)
})

test('the sign-in page is sent with who can make an account', async () => {
  const app = await createTestApp({ REGISTRATION: 'invited' })
  for (const says of ['{"canSignUp":"anybody","isFirst":true}', '{"canSignUp":"invited","isFirst":false}']) {
    const page = await openBrowser(app).get('/api/login')
    // Without the built pages the server says so.
    if (page.status === 200) expect(String(page.bytes)).toContain(says)
    else expect(page.status).toBe(503)
    await signUp(app, 'anna')
  }
})

function signUp(app: TestApp, name: string, invitation?: string) {
  const body = { firstName: name, lastName: 'Hartley', email: `${name}@example.com`, password, invitation }
  return openBrowser(app).post('/api/auth/sign-up', body)
}

async function canSignUp(app: TestApp) {
  return (await openBrowser(app).get('/api/auth/registration')).body.canSignUp
}

async function emails(app: TestApp) {
  const rows = await app.db.selectFrom('users').select('email').execute()
  return rows.map(({ email }) => email)
}
