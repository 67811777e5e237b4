import { expect, onTestFinished, test } from 'vitest'
import { hashToken } from '../../platform/ids.ts'
import { openBrowser } from '../../testing/browser.ts'
import { givenPerson, password } from '../../testing/given/given.ts'
import { startPushService } from '../../testing/others/push-service.ts'
import { atOnce, pairsOf, raceRounds } from '../../testing/race.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { subscribe } from './subscriptions.service.ts'

async function givenTablet() {
  const service = await startPushService()
  onTestFinished(() => service.stop())
  const app = await createTestApp({ PUSH_SERVICES: service.origin })
  const people = { anna: await givenPerson(app, 'Anna'), ben: await givenPerson(app, 'Ben') }
  const { publicKey } = (await people.anna.get('/api/push')).body
  return { app, service, publicKey, ...people }
}

type Row = { subscription: object }

test('two calls at once about the same browser leave it to one person, once', async () => {
  const { app, service, publicKey, anna, ben } = await givenTablet()
  const verbs = [
    {
      name: 'Anna subscribes',
      call: ({ subscription }: Row) => anna.post('/api/push/browsers', subscription),
    },
    {
      name: 'Ben subscribes',
      call: ({ subscription }: Row) => ben.post('/api/push/browsers', subscription),
    },
    {
      name: 'Anna switches it off',
      call: async () => {
        const { browsers } = (await anna.get('/api/push')).body
        return anna.delete(`/api/push/browsers/${browsers[0]?.id ?? 'none'}`)
      },
    },
  ]
  for (const [name, one, other] of pairsOf(verbs)) {
    for (let round = 0; round < raceRounds; round++) {
      await app.db.deleteFrom('rate_limits').execute()
      await app.db.deleteFrom('push_subscriptions').execute()
      const { subscription } = service.newBrowser(publicKey)
      const answers = await atOnce({ subscription }, one, other)
      const rows = await app.db.selectFrom('push_subscriptions').select(['id', 'user_id']).execute()
      expect(rows.length, name).toBeLessThanOrEqual(1)
      const ids = answers.map(({ body }) => body.id)
      if (rows[0]) expect(ids, name).toContain(rows[0].id)
    }
  }
})

test('a browser that is signed out while it subscribes shows nothing afterwards', async () => {
  const { app, service, publicKey } = await givenTablet()
  for (let round = 0; round < raceRounds * 3; round++) {
    await app.db.deleteFrom('rate_limits').execute()
    const browser = openBrowser(app)
    await browser.post('/api/auth/sign-in', { email: 'anna@example.com', password })
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { subscription } = service.newBrowser(publicKey)
    const subscribes = {
      name: 'subscribes',
      call: () => browser.post('/api/push/browsers', subscription, { cookie }),
    }
    const signsOut = { name: 'signs out', call: () => browser.get('/api/logout', { cookie }) }
    const [subscribed] = await atOnce(null, subscribes, signsOut)
    expect([200, 401]).toContain(subscribed.status)
    expect(await app.db.selectFrom('push_subscriptions').select('id').execute()).toEqual([])
  }
})

test('a session that ended between the request and its transaction subscribes nothing', async () => {
  const { app, service, publicKey, anna } = await givenTablet()
  const { subscription } = service.newBrowser(publicKey)
  const ended = { userId: anna.user.id, sessionHash: hashToken('ended'), userAgent: null, origin: app.url }
  await expect(subscribe(app, ended, subscription)).rejects.toMatchObject({ status: 401 })
  expect(await app.db.selectFrom('push_subscriptions').select('id').execute()).toEqual([])
})
