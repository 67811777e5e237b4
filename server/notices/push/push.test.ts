import { expect, onTestFinished, test } from 'vitest'
import { hours } from '../../platform/clock.ts'
import { openBrowser } from '../../testing/browser.ts'
import { givenFamily, givenItem, givenMember, givenPerson, password } from '../../testing/given/given.ts'
import { givenPush } from '../../testing/given/given-push.ts'
import { type PushService, startPushService } from '../../testing/others/push-service.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { mostBrowsers } from './subscriptions.service.ts'

type World = { app: TestApp; service: PushService }

async function givenService(environment: Record<string, string> = {}): Promise<World> {
  let app: TestApp | undefined
  const service = await startPushService({ now: () => app?.clock.now() ?? Date.now() })
  onTestFinished(() => service.stop())
  app = await createTestApp({ PUSH_SERVICES: service.origin, ...environment })
  return { app, service }
}

test('a person switches notices on, tries them, and switches them off again', async () => {
  const { app, service } = await givenService()
  const anna = await givenPerson(app, 'Anna')
  const before = (await anna.get('/api/push')).body
  expect(before).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/), browsers: [] })
  const browser = await givenPush(anna, service)
  const { endpoint } = browser.subscription
  expect((await anna.get('/api/push')).body.browsers).toEqual([
    expect.objectContaining({ id: browser.id, lastSentAt: null, endpointEnd: endpoint.slice(-24) }),
  ])
  expect((await anna.post(`/api/push/browsers/${browser.id}/test`)).status).toBe(200)
  const [message] = browser.collect()
  expect(message).toMatchObject({
    contentType: 'application/notification+json',
    ttl: 600,
    json: {
      web_push: 8030,
      notification: {
        title: 'Notices arrive here',
        navigate: expect.stringMatching(/^http.*\/settings\/you#push$/),
      },
    },
  })
  const sentAt = new Date(app.clock.now()).toISOString()
  expect((await anna.get('/api/push')).body.browsers[0].lastSentAt).toBe(sentAt)
  expect((await anna.delete(`/api/push/browsers/${browser.id}`)).status).toBe(200)
  expect((await anna.delete(`/api/push/browsers/${browser.id}`)).status).toBe(404)
  expect((await anna.post(`/api/push/browsers/${browser.id}/test`)).status).toBe(404)
})

test('somebody who reads German gets push messages in German', async () => {
  const { app, service } = await givenService()
  const { family, anna, path } = await givenFamily(app)
  await anna.request('PUT', '/api/auth/user/language', { language: 'de' })
  await anna.patch(`${path}/notice-choices`, { push: 'now' })
  const browser = await givenPush(anna, service)
  await anna.post(`/api/push/browsers/${browser.id}/test`)
  expect(browser.collect()[0]?.json).toMatchObject({
    notification: { title: 'Hinweise kommen hier an', lang: 'de' },
  })
  await givenItem(await givenMember(app, family, 'Ben', 'member'), path)
  await app.runDue()
  const titles = browser.collect().map(({ json }) => json)
  expect(titles).toContainEqual(
    expect.objectContaining({
      notification: expect.objectContaining({
        title: expect.stringMatching(/^Ben Hartley hat „.*“ auf die Einkaufsliste gesetzt$/),
        lang: 'de',
      }),
    }),
  )
})

test('a test leaves the number of unread lines on the icon as it is', async () => {
  const { app, service } = await givenService()
  const { family, anna, path } = await givenFamily(app)
  const browser = await givenPush(anna, service)
  await givenItem(await givenMember(app, family, 'Ben', 'member'), path)
  await app.runDue()
  const { unread } = (await anna.get('/api/notices/summary')).body
  expect(unread).toBeGreaterThan(0)
  browser.collect()
  await anna.post(`/api/push/browsers/${browser.id}/test`)
  expect(browser.collect()[0]?.json).toMatchObject({
    app_badge: unread,
    notification: { app_badge: String(unread) },
  })
})

test('subscribing again changes the keys, and other people see and change nothing of it', async () => {
  const { app, service } = await givenService()
  const [anna, ben] = [await givenPerson(app, 'Anna'), await givenPerson(app, 'Ben')]
  const { publicKey } = (await anna.get('/api/push')).body
  const first = await givenPush(anna, service)
  const { subscription } = service.newBrowser(publicKey)
  const again = await anna.post('/api/push/browsers', { ...first.subscription, keys: subscription.keys })
  expect(again.body.id).toBe(first.id)
  expect(await app.db.selectFrom('push_subscriptions').select(['p256dh', 'auth']).execute()).toEqual([
    subscription.keys,
  ])
  expect((await ben.get('/api/push')).body.browsers).toEqual([])
  expect((await ben.delete(`/api/push/browsers/${first.id}`)).status).toBe(404)
  expect((await ben.post(`/api/push/browsers/${first.id}/test`)).status).toBe(404)
})

test('a browser that another person signs in to shows only their notices, under a new id', async () => {
  const { app, service } = await givenService()
  const [anna, ben] = [await givenPerson(app, 'Anna'), await givenPerson(app, 'Ben')]
  const tablet = await givenPush(anna, service)
  const moved = await ben.post('/api/push/browsers', tablet.subscription)
  expect(moved.body.id).not.toBe(tablet.id)
  expect((await anna.get('/api/push')).body.browsers).toEqual([])
  expect((await anna.post(`/api/push/browsers/${tablet.id}/test`)).status).toBe(404)
  expect((await ben.post(`/api/push/browsers/${moved.body.id}/test`)).status).toBe(200)
})

test('only endpoints of push services are taken, with keys of a browser', async () => {
  const { app, service } = await givenService()
  const anna = await givenPerson(app, 'Anna')
  const { keys } = service.newBrowser((await anna.get('/api/push')).body.publicKey).subscription
  const offCurve = `B${'A'.repeat(86)}`
  for (const body of [
    { endpoint: 'https://evil.example/push', keys },
    { endpoint: 'http://fcm.googleapis.com/fcm/send/x', keys },
    { endpoint: 'not an address', keys },
    { endpoint: `https://fcm.googleapis.com/${'x'.repeat(2050)}`, keys },
    { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { ...keys, p256dh: offCurve } },
    { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { ...keys, auth: keys.p256dh } },
    { endpoint: 'https://fcm.googleapis.com/fcm/send/x' },
  ]) {
    const refused = await anna.post('/api/push/browsers', body)
    expect([refused.status, refused.body.error.message.endsWith('.')], JSON.stringify(body)).toEqual([
      422,
      true,
    ])
  }
  expect((await anna.post('/api/push/browsers')).status).toBe(400)
  expect(await app.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([])
})

test(`with more than ${mostBrowsers} browsers the oldest gives way, and a page that runs wild is slowed down`, async () => {
  const { app, service } = await givenService()
  const anna = await givenPerson(app, 'Anna')
  const ids: string[] = []
  for (let count = 0; count < mostBrowsers + 2; count++) {
    ids.push((await givenPush(anna, service)).id)
    app.clock.advance(1)
  }
  const { browsers } = (await anna.get('/api/push')).body
  expect(browsers.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2).toReversed())
  await app.db
    .updateTable('rate_limits')
    .set({ count: 60 })
    .where('key', 'like', 'push-subscribe:%')
    .execute()
  const { subscription } = service.newBrowser('x')
  expect((await anna.post('/api/push/browsers', subscription)).status).toBe(429)
  app.clock.advance(hours(1) + 1)
  expect((await anna.post('/api/push/browsers', subscription)).status).toBe(200)
})

test('notices end with the session: signed out here, from elsewhere, everywhere, or by a new password', async () => {
  const { app, service } = await givenService()
  const anna = await givenPerson(app, 'Anna')
  const signIn = async () => {
    const browser = openBrowser(app)
    await browser.post('/api/auth/sign-in', { email: 'anna@example.com', password })
    return { browser, pushed: await givenPush(browser, service) }
  }
  const kept = await givenPush(anna, service)
  const ids = async () => (await anna.get('/api/push')).body.browsers.map(({ id }: { id: string }) => id)

  const here = await signIn()
  await here.browser.get('/api/logout')
  expect(await ids()).toEqual([kept.id])

  await signIn()
  const sessions = (await anna.get('/api/auth/sessions')).body
  const other = sessions.find(({ isThisOne }: { isThisOne: boolean }) => !isThisOne)
  await anna.delete(`/api/auth/sessions/${other.id}`)
  expect(await ids()).toEqual([kept.id])

  await signIn()
  await anna.post('/api/auth/password', { currentPassword: password, newPassword: 'another good password' })
  expect(await ids()).toEqual([kept.id])

  await anna.post('/api/auth/sessions/end')
  expect(await app.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([])
})

test('who signs in again on the same browser keeps its notices, and another person ends them', async () => {
  const { app, service } = await givenService()
  const anna = await givenPerson(app, 'Anna')
  await givenPerson(app, 'Ben')
  const { id } = await givenPush(anna, service)
  const subscribed = () => app.db.selectFrom('push_subscriptions').select('id').execute()
  await anna.post('/api/auth/sign-in', { email: 'anna@example.com', password })
  expect(await subscribed()).toEqual([{ id }])
  await anna.get('/api/logout')
  expect(await subscribed()).toEqual([])

  await anna.post('/api/auth/sign-in', { email: 'anna@example.com', password })
  await givenPush(anna, service)
  await anna.post('/api/auth/sign-in', { email: 'ben@example.com', password })
  expect(await subscribed()).toEqual([])
})

test('notices lead to PUBLIC_URL, or else where the page was open, and never where a Host header says', async () => {
  const { app, service } = await givenService()
  const anna = await givenPerson(app, 'Anna')
  const { subscription } = service.newBrowser((await anna.get('/api/push')).body.publicKey)
  const originWith = async (headers: Record<string, string>) => {
    await anna.post('/api/push/browsers', subscription, headers)
    return (await app.db.selectFrom('push_subscriptions').select('origin').executeTakeFirstOrThrow()).origin
  }
  expect(await originWith({})).toBe(app.url)
  const proxied = { 'sec-fetch-site': 'same-origin', origin: 'https://photos.example.org' }
  expect(await originWith(proxied)).toBe('https://photos.example.org')
  const own = app.url.replace('127.0.0.1', 'localhost')
  const forged = { ...proxied, origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' }
  expect(await originWith(forged)).toBe(own)

  const published = await givenService({ PUBLIC_URL: 'https://sunporch.example' })
  const ben = await givenPerson(published.app, 'Ben')
  const pushed = await givenPush(ben, published.service)
  await ben.post(`/api/push/browsers/${pushed.id}/test`)
  expect(pushed.collect()[0]?.json.notification.navigate).toBe('https://sunporch.example/settings/you#push')
})
