import { expect, test } from 'vitest'
import { mostUploadKeys, uploadByKeyPath } from '#contract/photos/upload-keys.ts'
import { minutes } from '../platform/clock.ts'
import { openBrowser } from '../testing/browser.ts'
import { createFamilyApp, givenMember, givenOthers, type Person } from '../testing/given/given.ts'
import { givenPicture } from '../testing/given/given-picture.ts'
import type { TestApp } from '../testing/test-app.ts'

async function givenKey(person: Person, path: string, name = 'iPhone'): Promise<{ id: string; key: string }> {
  const made = await person.post(`${path}/upload-keys`, { name })
  expect(made.status).toBe(201)
  return made.body
}

/** As a Shortcut does it: no cookies, no origin, the file as the body. */
async function upload(app: TestApp, key: string, bytes?: Buffer, query = '') {
  const response = await fetch(`${app.url}${uploadByKeyPath}${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'image/jpeg' },
    body: new Uint8Array(bytes ?? (await givenPicture())),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

test('a key adds photos to its group, as its owner, and nothing else', async () => {
  const { app, family, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const { id, key } = await givenKey(mia, path)
  const added = await upload(app, key, undefined, `?caption=${encodeURIComponent('  From the phone ')}`)
  expect(added).toMatchObject({ status: 201, body: { message: expect.stringContaining('gallery') } })
  const [photo] = (await family.anna.get(`${path}/photos`)).body
  expect(photo).toMatchObject({
    id: added.body.id,
    caption: 'From the phone',
    isSentToAlexa: false,
    addedBy: { id: mia.user.id },
  })
  const other = openBrowser(app)
  const authorization = `Bearer ${key}`
  for (const address of ['/api/auth/user', '/api/family-groups', `${path}/photos`, `/api${photo.objectPath}`])
    expect((await other.get(address, { authorization })).status, address).toBe(401)
  const send = await other.post(`${path}/photos/${photo.id}/send-to-alexa`, undefined, { authorization })
  expect(send.status).toBe(401)
  expect((await mia.get(`${path}/upload-keys`)).body).toEqual([
    expect.objectContaining({ id, name: 'iPhone', lastUsedAt: new Date(app.clock.now()).toISOString() }),
  ])
})

test('the secret is shown once and stored as a hash, and each person sees and ends only their own keys', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const { id, key } = await givenKey(mia, path)
  const stored = JSON.stringify(await app.db.selectFrom('upload_keys').selectAll().execute())
  expect(stored).not.toContain(key)
  expect(JSON.stringify((await mia.get(`${path}/upload-keys`)).body)).not.toContain(key)
  expect((await anna.get(`${path}/upload-keys`)).body).toEqual([])
  expect((await anna.delete(`${path}/upload-keys/${id}`)).status).toBe(404)
  const { path: others, person: olga } = await givenOthers(app)
  expect((await olga.delete(`${others}/upload-keys/${id}`)).status).toBe(404)
  expect((await mia.delete(`${path}/upload-keys/${id}`)).status).toBe(200)
  const refused = await upload(app, key)
  expect(refused.status).toBe(401)
  expect(refused.body.error.message).toBe(
    'This key is not valid any more. Please make a new one in Settings.',
  )
  expect((await mia.delete(`${path}/upload-keys/${id}`)).status).toBe(404)
})

test('a key sleeps while its owner is deactivated, and ends when they leave, also if they come back', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const { key } = await givenKey(mia, path)
  const members = (await anna.get(`${path}/members`)).body
  const { id } = members.find((member: { user: { id: string } }) => member.user.id === mia.user.id)
  await anna.patch(`${path}/members/${id}`, { isActive: false })
  expect((await upload(app, key)).status).toBe(401)
  await anna.patch(`${path}/members/${id}`, { isActive: true })
  expect((await upload(app, key)).status).toBe(201)

  await mia.post(`${path}/leave`)
  expect((await upload(app, key)).status).toBe(401)
  expect(await app.db.selectFrom('upload_keys').selectAll().execute()).toEqual([])
  const invited = await anna.post(`${path}/members`, { email: 'mia@example.com' })
  await mia.post('/api/invitations/accept', { token: invited.body.link.split('#')[1] })
  expect((await mia.get(`${path}/photos`)).status).toBe(200)
  expect((await upload(app, key)).status).toBe(401)
})

test('a key is worth nothing in a deleted group', async () => {
  const { app, anna, path, group } = await createFamilyApp()
  const { key } = await givenKey(anna, path)
  await anna.request('DELETE', path, { name: group.name })
  expect((await upload(app, key)).status).toBe(401)
})

test('bad input is refused in a sentence, and nothing of it is kept', async () => {
  const { app, anna, path } = await createFamilyApp()
  expect((await anna.post(`${path}/upload-keys`, { name: ' ' })).body.error.message).toBe(
    'Please name the device.',
  )
  const { key } = await givenKey(anna, path)
  expect((await upload(app, key, Buffer.from('no picture'))).status).toBe(422)
  expect((await upload(app, key, Buffer.alloc(10_485_761))).status).toBe(413)
  expect((await upload(app, key, undefined, `?caption=${'x'.repeat(2001)}`)).status).toBe(422)
  expect((await anna.get(`${path}/photos`)).body).toEqual([])
  for (let count = 1; count < mostUploadKeys; count++) await givenKey(anna, path, `Phone ${count}`)
  expect((await anna.post(`${path}/upload-keys`, { name: 'One more' })).status).toBe(409)
})

test('guesses and a key that runs wild are slowed down', async () => {
  const { app, anna, path } = await createFamilyApp()
  const { key } = await givenKey(anna, path)
  const guesses = await Promise.all(Array.from({ length: 31 }, () => upload(app, 'guess', Buffer.from('x'))))
  expect(guesses.map(({ status }) => status).sort()).toEqual([...Array(30).fill(401), 429])
  // Who has a key is not kept out by the guesses of others.
  expect((await upload(app, key)).status).toBe(201)
  await app.db.updateTable('rate_limits').set({ count: 200 }).where('key', 'like', 'upload-key:%').execute()
  const slowed = await upload(app, key)
  expect(slowed.status).toBe(429)
  expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0)
  app.clock.advance(minutes(61))
  expect((await upload(app, key)).status).toBe(201)
})
