import { expect, test } from 'vitest'
import { days, hours, minutes } from '../platform/clock.ts'
import { tooMany } from '../platform/errors.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { givenPerson, password } from '../testing/given/given.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const behindProxy = { TRUST_PROXY: '1' }
const email = 'anna@example.com'

test('ten wrong passwords from one network keep that network out, and nobody else', async () => {
  const app = await createTestApp(behindProxy)
  await givenPerson(app, 'Anna')
  await guess(app, '198.51.100.1', 10)
  expect((await signIn(app, '198.51.100.1')).status).toBe(429)
  expect((await signIn(app, '198.51.100.2')).status).toBe(200)
  // A home has many IPv6 addresses.
  for (let host = 1; host <= 10; host++) await guess(app, `2001:db8:1:1::${host}`, 1)
  expect((await signIn(app, '2001:db8:1:1::ffff')).status).toBe(429)
  expect((await signIn(app, '2001:db8:1:2::1')).status).toBe(200)
})

test('many networks together meet a limit too, but not the person at their own browser', async () => {
  const app = await createTestApp(behindProxy)
  const anna = await givenPerson(app, 'Anna')
  const ben = await givenPerson(app, 'Ben')
  for (let network = 1; network <= 20; network++) await guess(app, `198.51.100.${network}`, 10)
  expect((await signIn(app, '198.51.100.99')).status).toBe(429)
  // The browser of somebody else is not known for Anna, nor is a made up cookie.
  expect((await signIn(app, '198.51.100.99', ben)).status).toBe(429)
  const forger = openBrowser(app)
  forger.cookies.set('sunporch_known', 'made-up')
  expect((await signIn(app, '198.51.100.99', forger)).status).toBe(429)
  expect((await signIn(app, '198.51.100.99', anna)).status).toBe(200)
  // A known browser is no licence to guess.
  for (let count = 0; count < 10; count++) await signIn(app, '198.51.100.99', anna, 'wrong')
  expect((await signIn(app, '198.51.100.99', anna)).status).toBe(429)
  // Elsewhere a link for a new password lets her in.
  expect((await forget(app, '198.51.100.98')).status).toBe(202)
  app.clock.advance(hours(1))
  expect((await signIn(app, '198.51.100.97')).status).toBe(200)
})

test('at their own browser nobody is kept out by others in the same network', async () => {
  const app = await createTestApp(behindProxy)
  const anna = await givenPerson(app, 'Anna')
  const home = '198.51.100.1'
  await guess(app, home, 10)
  expect((await signIn(app, home)).status).toBe(429)
  expect((await signIn(app, home, anna)).status).toBe(200)
  // Her right password does not let the others go on.
  expect((await signIn(app, home)).status).toBe(429)
  for (let tries = 0; tries < 90; tries++) await signIn(app, home, openBrowser(app), 'wrong')
  expect((await openBrowser(app).post(...asBen(home))).status).toBe(429)
  expect((await signIn(app, home, anna)).status).toBe(200)
  // Nine wrong ones and a right one, twice: the right one begins the count anew.
  for (let round = 0; round < 2; round++) {
    for (let tries = 0; tries < 9; tries++) expect((await signIn(app, home, anna, 'wrong')).status).toBe(401)
    expect((await signIn(app, home, anna)).status).toBe(200)
  }
})

test('a browser that knew an older password does not use up the tries of the person’s own', async () => {
  const app = await createTestApp(behindProxy)
  const anna = await givenPerson(app, 'Anna')
  const [thief, tablet] = [openBrowser(app), openBrowser(app)]
  for (const browser of [thief, tablet]) expect((await signIn(app, '198.51.100.1', browser)).status).toBe(200)
  const change = { currentPassword: password, newPassword: 'three other words' }
  expect((await anna.post('/api/auth/password', change)).status).toBe(200)
  for (let tries = 0; tries < 10; tries++)
    expect((await signIn(app, '198.51.100.2', thief, 'wrong')).status).toBe(401)
  expect((await signIn(app, '198.51.100.2', thief, 'wrong')).status).toBe(429)
  // Where she chose the new one she is known, also from that network. Her other browsers sign in anew.
  expect((await signIn(app, '198.51.100.2', anna, change.newPassword)).status).toBe(200)
  expect((await signIn(app, '198.51.100.1', tablet, change.newPassword)).status).toBe(200)
})

test('links for a new password are not used up by somebody elsewhere', async () => {
  const app = await createTestApp(behindProxy)
  await givenPerson(app, 'Anna')
  for (let count = 0; count < 5; count++) expect((await forget(app, '198.51.100.1')).status).toBe(202)
  expect((await forget(app, '198.51.100.1')).status).toBe(429)
  expect((await forget(app, '198.51.100.2')).status).toBe(202)
})

test('accounts are counted by the network that they come from', async () => {
  const app = await createTestApp(behindProxy)
  const signUp = (n: number, ip: string) =>
    openBrowser(app).post(
      '/api/auth/sign-up',
      { firstName: 'Mia', lastName: 'Hartley', email: `mia${n}@example.com`, password },
      { 'x-forwarded-for': ip },
    )
  for (let n = 1; n <= 20; n++) expect((await signUp(n, `2001:db8:1:1::${n}`)).status).toBe(201)
  expect((await signUp(21, '2001:db8:1:1::21')).status).toBe(429)
  expect((await signUp(21, '2001:db8:1:2::21')).status).toBe(201)
})

test('a clock that was ahead for a while keeps nobody out', async () => {
  const app = await createTestApp(behindProxy)
  await givenPerson(app, 'Anna')
  app.clock.advance(days(365))
  await guess(app, '198.51.100.1', 10)
  expect((await signIn(app, '198.51.100.1')).status).toBe(429)
  app.clock.advance(-days(365))
  expect((await signIn(app, '198.51.100.1')).status).toBe(200)
  // The window that has begun anew counts as ever.
  await guess(app, '198.51.100.1', 10)
  const refused = await signIn(app, '198.51.100.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(minutes(15) / 1000)
})

test.each([
  [0.5, '1 second'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [900, '15 minutes'],
  [5399, '90 minutes'],
  [5400, '2 hours'],
  [86_400, '24 hours'],
  [31_536_000, '365 days'],
])('%d seconds are said as %s', (seconds, words) => {
  expect(tooMany(seconds).message).toBe(`Too many tries. Please wait ${words}.`)
})

async function guess(app: TestApp, ip: string, times: number): Promise<void> {
  for (let count = 0; count < times; count++)
    expect((await signIn(app, ip, openBrowser(app), 'wrong')).status).toBe(401)
}

function signIn(app: TestApp, ip: string, by: Browser = openBrowser(app), given = password) {
  return by.post('/api/auth/sign-in', { email, password: given }, { 'x-forwarded-for': ip })
}

/** A try for another account. */
function asBen(ip: string) {
  const body = { email: 'ben@example.com', password }
  return ['/api/auth/sign-in', body, { 'x-forwarded-for': ip }] as const
}

function forget(app: TestApp, ip: string) {
  return openBrowser(app).post('/api/auth/forgot-password', { email }, { 'x-forwarded-for': ip })
}

test('many /64 of one home are counted together, loosely, and keep nobody elsewhere out', async () => {
  const app = await createTestApp(behindProxy)
  await givenPerson(app, 'Anna')
  const guessFrom = async (subnet: number) =>
    (await signIn(app, `2001:db8:1:${subnet.toString(16)}::1`, openBrowser(app), 'a guess')).status
  for (let count = 0; count < 20; count++) expect(await guessFrom(0x100 + count)).toBe(401)
  expect(await guessFrom(0x1ff)).toBe(429)
  // Other homes of the same /48 share twice as many.
  for (let count = 0; count < 20; count++) expect(await guessFrom((2 + count) << 8)).toBe(401)
  expect(await guessFrom(0xf000)).toBe(429)
  expect((await signIn(app, '2001:db8:2:1::1')).status).toBe(200)
})
