import { expect, test } from 'vitest'
import { apiTokenPrefix, mostApiTokens } from '#contract/family/api-tokens.ts'
import { days, hours, minutes } from '../../platform/clock.ts'
import { openBrowser } from '../../testing/browser.ts'
import {
  createFamilyApp,
  givenApiToken,
  givenItem,
  givenMember,
  givenOthers,
  givenPhoto,
  password,
} from '../../testing/given/given.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** As Home Assistant asks: no cookies, and the token in the header. */
function program(app: TestApp, token: string) {
  return openBrowser(app, { authorization: `Bearer ${token}` })
}

test('a program reads the shopping list and adds to it, as the person who made its token', async () => {
  const { app, family, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const reader = program(app, (await givenApiToken(mia, path, 'read')).token)
  const writer = program(app, (await givenApiToken(mia, path)).token)
  const added = await writer.post(`${path}/shopping/items`, { name: 'Milk' })
  expect(added).toMatchObject({ status: 201, body: { addedByUser: { id: mia.user.id } } })
  expect((await reader.get(`${path}/shopping`)).body.items).toMatchObject([{ name: 'Milk' }])
  const refused = await reader.post(`${path}/shopping/items`, { name: 'Tea' })
  expect(refused.status).toBe(403)
  expect(refused.body.error.message).toBe(
    'This API token may only read. Please make one that may change things in Settings.',
  )
  // Where the path names no group, the row decides it.
  const tick = `/api/shopping-items/${added.body.id}/toggle`
  expect((await writer.patch(tick, { isCompleted: true })).body.isCompleted).toBe(true)
})

test('a program gets the pictures of its group and of no other', async () => {
  const { app, anna, path } = await createFamilyApp()
  const others = await givenOthers(app)
  const photo = await givenPhoto(anna, path)
  const own = program(app, (await givenApiToken(anna, path, 'read')).token)
  const foreign = program(app, (await givenApiToken(others.person, others.path)).token)
  for (const address of [`/api${photo.objectPath}`, `${path}/photos/${photo.id}/picture`]) {
    expect((await own.get(address)).headers.get('content-type'), address).toMatch(/^image\//)
    expect((await foreign.get(address)).status, address).toBe(404)
  }
  const milk = await givenItem(anna, path)
  const tick = `/api/shopping-items/${milk.id}/toggle`
  expect((await foreign.patch(tick, { isCompleted: true })).status).toBe(404)
  expect((await foreign.get(`${path}/malformed`)).status).toBe(404)
  expect((await own.get('/api/family-groups/malformed/photos')).status).toBe(404)
})

test('the person who is in two groups has a token that is worth nothing in the other one', async () => {
  const { app, anna, path } = await createFamilyApp()
  const other = (await anna.post('/api/family-groups', { name: 'Other' })).body
  const { token } = await givenApiToken(anna, path)
  expect((await program(app, token).get(`/api/family-groups/${other.id}/shopping`)).status).toBe(404)
  expect((await program(app, token).get(`${path}/shopping`)).status).toBe(200)
})

test('a token may never more than its person may now', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const { token } = await givenApiToken(carl, path)
  expect((await program(app, token).post(`${path}/content`, { title: 'Emma' })).status).toBe(201)
  const members = (await anna.get(`${path}/members`)).body
  const { id } = members.find((member: { user: { id: string } }) => member.user.id === carl.user.id)
  await anna.patch(`${path}/members/${id}`, { role: 'member' })
  expect((await program(app, token).post(`${path}/content`, { title: 'Emma' })).status).toBe(403)
})

test('the secret is shown once and stored as a hash, and each person sees and ends only their own tokens', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const { id, token } = await givenApiToken(mia, path, 'read')
  expect(token).toMatch(new RegExp(`^${apiTokenPrefix}[\\w-]{43}$`))
  expect(JSON.stringify(await app.db.selectFrom('api_tokens').selectAll().execute())).not.toContain(token)
  expect((await mia.get(`${path}/api-tokens`)).body).toEqual([
    { id, name: 'Home Assistant', right: 'read', createdAt: isoNow(app), lastUsedAt: null },
  ])
  expect((await anna.get(`${path}/api-tokens`)).body).toEqual([])
  expect((await anna.delete(`${path}/api-tokens/${id}`)).status).toBe(404)
  const { path: others, person: olga } = await givenOthers(app)
  expect((await olga.delete(`${others}/api-tokens/${id}`)).status).toBe(404)

  app.clock.advance(days(1))
  expect((await program(app, token).get(`${path}/shopping`)).status).toBe(200)
  expect((await mia.get(`${path}/api-tokens`)).body).toMatchObject([{ lastUsedAt: isoNow(app) }])
  expect((await mia.delete(`${path}/api-tokens/${id}`)).status).toBe(200)
  const refused = await program(app, token).get(`${path}/shopping`)
  expect(refused.status).toBe(401)
  expect(refused.body.error.message).toBe(
    'This API token is not valid any more. Please make a new one in Settings.',
  )
  expect((await mia.delete(`${path}/api-tokens/${id}`)).status).toBe(404)
})

test('a token is no cookie and no part of an address, and with a token cookies do not count', async () => {
  const { app, anna, path } = await createFamilyApp()
  const { id, token } = await givenApiToken(anna, path)
  const address = `${path}/shopping`
  for (const name of ['token', 'access_token', 'api_token', 'authorization'])
    expect((await openBrowser(app).get(`${address}?${name}=${token}`)).status, name).toBe(401)
  const browser = openBrowser(app)
  browser.cookies.set('sunporch_session', token)
  expect((await browser.get(address)).status).toBe(401)
  expect((await openBrowser(app, { authorization: `Basic ${token}` }).get(address)).status).toBe(401)

  const both = { authorization: `Bearer ${token}` }
  expect((await anna.get('/api/auth/user', both)).status).toBe(403)
  expect((await anna.get(`${path}/members`, both)).status).toBe(403)
  await anna.delete(`${path}/api-tokens/${id}`)
  expect((await anna.get(address, both)).status).toBe(401)
  // A bearer that is not ours is what some proxies add: the cookie counts, and the question where it comes from.
  const fromProxy = { authorization: 'Bearer of-a-proxy' }
  expect((await anna.get(address, fromProxy)).status).toBe(200)
  const abroad = { ...fromProxy, origin: 'https://elsewhere.example' }
  expect((await anna.post(`${path}/shopping/items`, { name: 'Tea' }, abroad)).status).toBe(403)
})

test('a token sleeps while its person is deactivated, and ends when they leave, also if they come back', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const { token } = await givenApiToken(mia, path)
  const read = async () => (await program(app, token).get(`${path}/shopping`)).status
  const members = (await anna.get(`${path}/members`)).body
  const { id } = members.find((member: { user: { id: string } }) => member.user.id === mia.user.id)
  await anna.patch(`${path}/members/${id}`, { isActive: false })
  expect(await read()).toBe(401)
  await anna.patch(`${path}/members/${id}`, { isActive: true })
  expect(await read()).toBe(200)
  await mia.post(`${path}/leave`)
  expect(await read()).toBe(401)
  expect(await app.db.selectFrom('api_tokens').selectAll().execute()).toEqual([])
  const invited = await anna.post(`${path}/members`, { email: 'mia@example.com' })
  await mia.post('/api/invitations/accept', { token: invited.body.link.split('#')[1] })
  expect((await mia.get(`${path}/shopping`)).status).toBe(200)
  expect(await read()).toBe(401)
})

test('a new password ends the tokens of its person in all groups, and nobody else’s', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const own = (await mia.post('/api/family-groups', { name: 'Own' })).body
  const tokens = [await givenApiToken(mia, path), await givenApiToken(mia, `/api/family-groups/${own.id}`)]
  const kept = await givenApiToken(anna, path)
  const newPassword = 'another good password'
  await mia.post('/api/auth/sessions/end', { keepKeys: true })
  await mia.post('/api/auth/sign-in', { email: 'mia@example.com', password })
  // Who keeps what they connected signs browsers out only.
  expect((await mia.get(`${path}/api-tokens`)).body).toHaveLength(1)
  expect((await mia.post('/api/auth/password', { currentPassword: password, newPassword })).status).toBe(200)
  expect((await program(app, tokens[0]?.token ?? '').get(`${path}/shopping`)).status).toBe(401)
  expect(
    (await program(app, tokens[1]?.token ?? '').get(`/api/family-groups/${own.id}/shopping`)).status,
  ).toBe(401)
  expect((await program(app, kept.token).get(`${path}/shopping`)).status).toBe(200)
})

test('a token is worth nothing in a deleted group', async () => {
  const { app, anna, path, group } = await createFamilyApp()
  const { token } = await givenApiToken(anna, path)
  await anna.request('DELETE', path, { name: group.name })
  expect((await program(app, token).get(`${path}/shopping`)).status).toBe(401)
})

test('bad input is refused in a sentence, and there are ten tokens at most', async () => {
  const { anna, path } = await createFamilyApp()
  const sentence = async (body: unknown) =>
    (await anna.post(`${path}/api-tokens`, body)).body.error.message as string
  expect(await sentence({ name: ' ', right: 'read' })).toBe('Please name the program.')
  expect(await sentence({ name: 'x', right: 'all' })).toBe('Please choose what the program may do.')
  for (let count = 0; count < mostApiTokens; count++) await givenApiToken(anna, path)
  expect(await sentence({ name: 'One more', right: 'read' })).toContain('Please end one')
})

test('guesses and a program that runs wild are slowed down', async () => {
  const { app, anna, path } = await createFamilyApp()
  const { token } = await givenApiToken(anna, path, 'read')
  const ask = (token: string) => program(app, token).get(`${path}/shopping`)
  const guesses = await Promise.all(Array.from({ length: 31 }, () => ask(`${apiTokenPrefix}guess`)))
  expect(guesses.map(({ status }) => status).sort()).toEqual([...Array(30).fill(401), 429])
  // Who has a token is not kept out by the guesses of others.
  expect((await ask(token)).status).toBe(200)
  await app.db.updateTable('rate_limits').set({ count: 600 }).where('key', 'like', 'api-token:%').execute()
  const slowed = await ask(token)
  expect(slowed.status).toBe(429)
  expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await anna.get(`${path}/shopping`)).status).toBe(200)
  app.clock.advance(hours(1) + minutes(1))
  expect((await ask(token)).status).toBe(200)
})

test('what a token may call: nothing of the account, the members, the settings, the way out, and no secrets', async () => {
  const app = await createTestApp()
  const rows = app.server.policyRows.filter(({ token }) => token !== null)
  const short = ({ method, path }: { method: string; path: string }) =>
    `${method} ${path.replace('/api/family-groups/:groupId', '')}`
  expect(
    rows
      .filter(({ token }) => token === 'read')
      .map(short)
      .sort(),
  ).toEqual(readable)
  const changes = rows.filter(({ token }) => token === 'change').map(short)
  const things =
    /^(POST|PUT|PATCH|DELETE) (\/api\/shopping-items|\/(photos|voices|clips|content|notes|visits|schedule|shopping|people|deliveries|calls))\//
  const rest = changes.filter((call) => !things.test(`${call}/`)).sort()
  expect(rest).toEqual(['POST /life/give-back', 'POST /life/take', 'POST /room/pause', 'POST /room/resume'])
  expect(changes).not.toContain('POST /photos')
})

/** The activity is not among them: it names the addresses of people who were invited. */
const readable = [
  'GET /answers',
  'GET /api/objects/:objectId',
  'GET /clips',
  'GET /clips/:clipId/film',
  'GET /clips/:clipId/poster',
  'GET /content',
  'GET /content/:contentId/recording',
  'GET /devices',
  'GET /life',
  'GET /notes',
  'GET /people',
  'GET /photos',
  'GET /photos/:photoId/picture',
  'GET /photos/months',
  'GET /room',
  'GET /schedule',
  'GET /schedule/:entryId/occurrences',
  'GET /schedule/occurrences',
  'GET /shopping',
  'GET /shopping/amazon',
  'GET /visits',
  'GET /voices',
  'GET /voices/:voiceId/sound',
]

function isoNow(app: TestApp): string {
  return new Date(app.clock.now()).toISOString()
}
