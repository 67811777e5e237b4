import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { givenPerson } from '../../testing/given/given.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openPush } from './push-state.ts'
import { publicKey } from './vapid.ts'

test('servers that start at once end with one pair, which is stored sealed', async () => {
  const app = await createTestApp()
  const servers = Array.from({ length: 8 }, () => ({ ...app, push: openPush() }))
  const keys = await Promise.all(servers.map(publicKey))
  expect(new Set(keys).size).toBe(1)
  const [row, ...more] = await app.db.selectFrom('vapid_keys').selectAll().execute()
  expect([row?.public_key, more]).toEqual([keys[0], []])
  expect(row?.private_key).not.toContain('"d"')
  expect(Buffer.from(String(row?.private_key), 'base64url').toString()).not.toContain('"d"')
  // After a restart they are the same.
  expect(await publicKey({ ...app, push: openPush() })).toBe(keys[0])
})

test('with a lost secret key there are new keys, and the browsers subscribe anew', async () => {
  const app = await createTestApp()
  const anna = await givenPerson(app, 'Anna')
  const before = await publicKey(app)
  const subscription = {
    id: 'x',
    user_id: anna.user.id,
    endpoint: 'https://fcm.googleapis.com/x',
    p256dh: '',
    auth: '',
    user_agent: null,
    origin: '',
    session_hash: null,
    created_at: 0,
    last_sent_at: null,
  }
  await app.db.insertInto('push_subscriptions').values(subscription).execute()
  const secretKey = randomBytes(32)
  const servers = Array.from({ length: 4 }, () => ({ ...app, secretKey, push: openPush() }))
  const keys = await Promise.all(servers.map(publicKey))
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).not.toBe(before)
  expect(await app.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([])
})
