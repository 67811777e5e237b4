import { expect, test } from 'vitest'
import { createFamilyApp, givenFamily, givenPhoto, type Person } from '../../../testing/given/given.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const ours = 'https://sunporch.example.org'
/** What a stranger's name sends that leads to our address. */
const rebound = { host: 'evil.example', origin: 'http://evil.example' }
const atHome = { host: '192.168.1.20:3000', origin: 'http://192.168.1.20:3000' }

test('with a public address on HTTPS, only pages of that one and of this machine may call', async () => {
  const { app, anna } = await createFamilyApp({ PUBLIC_URL: ours })
  // The proxy in front says the name, and may say nothing else.
  for (const host of ['sunporch.example.org', 'upstream:3000'])
    expect(await statusOf(app, anna, { host, origin: ours })).toBe(201)
  expect(await statusOf(app, anna, { host: 'localhost:3000', origin: 'http://localhost:3000' })).toBe(201)
  for (const foreign of [rebound, atHome, { ...rebound, 'x-forwarded-host': 'sunporch.example.org' }])
    expect(await statusOf(app, anna, foreign)).toBe(403)
  // Nobody has to be signed in for this one.
  const guess = { email: 'anna@example.com', password: 'a wrong one' }
  const signIn = await app.server.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    headers: rebound,
    body: guess,
  })
  expect(signIn.statusCode).toBe(403)
})

test('a name that begins like an address of this machine is none', async () => {
  const { app, anna } = await createFamilyApp({ PUBLIC_URL: ours })
  for (const host of ['127.evil.example', '127.0.0.1.evil.example:3000', 'localhost.evil.example'])
    expect(await statusOf(app, anna, { host, origin: `http://${host}` }), host).toBe(403)
  for (const host of ['127.0.0.1:3000', '127.1.2.3', '[::1]:3000'])
    expect(await statusOf(app, anna, { host, origin: `http://${host}` }), host).toBe(201)
})

test('another name over HTTPS may call, also from a browser that says only its origin', async () => {
  const { app, anna } = await createFamilyApp({ PUBLIC_URL: ours, TRUST_PROXY: '1' })
  const origin = 'https://porch.tail1234.ts.net'
  const there = { host: 'porch.tail1234.ts.net', 'x-forwarded-proto': 'https' }
  expect(await statusOf(app, anna, { ...there, origin })).toBe(201)
  expect(await statusOf(app, anna, { ...there, origin: 'https://evil.example' })).toBe(403)
  expect(await statusOf(app, anna, { ...rebound, 'x-forwarded-proto': 'http' })).toBe(403)
})

test('a public address may be written in another way than browsers write it', async () => {
  const { app, anna } = await createFamilyApp({ PUBLIC_URL: 'https://Sunporch.example.org:443/' })
  expect(await statusOf(app, anna, { host: 'upstream:3000', origin: ours })).toBe(201)
})

test('without one, the addresses of a network at home may call', async () => {
  for (const PUBLIC_URL of ['', 'http://192.168.1.20:3000']) {
    const { app, anna } = await createFamilyApp({ PUBLIC_URL })
    const byName = { host: 'porch.local:3000', origin: 'http://porch.local:3000' }
    for (const near of [atHome, byName]) expect(await statusOf(app, anna, near)).toBe(201)
    expect(await statusOf(app, anna, { ...byName, origin: 'http://evil.example' })).toBe(403)
  }
})

test('the address of an upload is one that the page may call', async () => {
  const behindProxy = await createTestApp({ PUBLIC_URL: ours })
  const { anna } = await givenFamily(behindProxy)
  const uploadTo = async (headers: Record<string, string>) =>
    new URL((await call(behindProxy, anna, '/api/objects/upload', headers)).json().uploadURL).origin
  // A proxy that says neither the name nor HTTPS, one whose word is not taken, and another name of the same site.
  expect(await uploadTo({ host: 'upstream:3000', origin: ours })).toBe(ours)
  expect(await uploadTo({ host: 'sunporch.example.org', 'x-forwarded-proto': 'http' })).toBe(ours)
  expect(await uploadTo({ host: 'evil.example', 'sec-fetch-site': 'same-origin' })).toBe(ours)
  const www = 'https://www.sunporch.example.org'
  expect(await uploadTo({ host: 'upstream:3000', origin: www, 'sec-fetch-site': 'same-origin' })).toBe(www)
  expect(await uploadTo({ host: 'localhost:3000', origin: 'http://localhost:3000' })).toBe(
    'http://localhost:3000',
  )
})

test('a browser that does not empty its cache at sign-out asks for each picture again', async () => {
  for (const [PUBLIC_URL, host, cache] of [
    ['', '192.168.1.20:3000', 'private, no-cache'],
    ['http://porch.lan', 'porch.lan', 'private, no-cache'],
    ['', 'localhost:3000', 'private, max-age=31536000, immutable'],
    [ours, 'upstream:3000', 'private, max-age=31536000, immutable'],
  ] as const) {
    const { app, anna, path } = await createFamilyApp({ PUBLIC_URL })
    const { objectPath } = await givenPhoto(anna, path)
    const url = `/api${objectPath}`
    const get = (more: Record<string, string> = {}) =>
      app.server.inject({ url, headers: { host, cookie: cookieOf(anna), ...more } })
    const picture = await get()
    expect([host, picture.statusCode, picture.headers['cache-control']]).toEqual([host, 200, cache])
    const again = await get({ 'if-none-match': String(picture.headers.etag) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    const known = { 'if-none-match': String(picture.headers.etag) }
    await anna.get('/api/logout')
    const after = await app.server.inject({ url, headers: { host, ...known } })
    expect(after.statusCode).toBe(401)
  }
})

async function statusOf(app: TestApp, person: Person, headers: Record<string, string>): Promise<number> {
  return (await call(app, person, '/api/family-groups', headers, { name: 'Another' })).statusCode
}

/** Not by `fetch`, which does not send another Host. */
function call(app: TestApp, person: Person, url: string, headers: Record<string, string>, body?: object) {
  return app.server.inject({ method: 'POST', url, headers: { ...headers, cookie: cookieOf(person) }, body })
}

function cookieOf({ cookies }: Person): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
