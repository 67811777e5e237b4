import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { hours, minutes, seconds } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { openOutbound } from '../../platform/outbound/call-server.ts'
import { givenPerson, type Person } from '../../testing/given/given.ts'
import { givenPush, type SubscribedBrowser } from '../../testing/given/given-push.ts'
import { type Order, type PushService, startPushService } from '../../testing/others/push-service.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { NoticeSendRow } from '../notices.tables.ts'
import type { Composed, SendOutcome } from '../way.ts'
import { contactOf } from './vapid.ts'

type World = { app: TestApp; service: PushService; anna: Person; browser: SubscribedBrowser }

async function givenWorld(environment: Record<string, string> = {}): Promise<World> {
  let app: TestApp | undefined
  const service = await startPushService({ now: () => app?.clock.now() ?? Date.now() })
  onTestFinished(() => service.stop())
  app = await createTestApp({ PUSH_SERVICES: service.origin, ...environment })
  const anna = await givenPerson(app, 'Anna')
  return { app, service, anna, browser: await givenPush(anna, service) }
}

const line = { sentence: 'Rose asks for a call', path: '/', photoId: null, at: 1_700_000_000_000 }

/** Sends to the browser, as the queue does. */
function send(
  { app, anna, browser }: World,
  composed: Partial<Composed> = {},
  to: Partial<NoticeSendRow> = {},
): Promise<SendOutcome> {
  const message: Composed = {
    messageId: newId(),
    person: { id: anna.user.id, email: null, name: 'Anna' },
    language: 'en',
    group: { id: newId(), name: 'The Hartleys', lovedOneName: 'Rose' },
    urgency: 'normal',
    isDigest: false,
    tag: 'call-AbC_1',
    title: line.sentence,
    lines: [line],
    ...composed,
  }
  const row: NoticeSendRow = {
    id: newId(),
    message_id: message.messageId,
    user_id: anna.user.id,
    family_group_id: message.group.id,
    way: 'push',
    subscription_id: browser.id,
    created_at: app.clock.now(),
    due_at: app.clock.now(),
    attempts: 0,
    sent_at: null,
    dropped_at: null,
    failed_at: null,
    failure: null,
    ...to,
  }
  return app.noticeWays.push.send(app, row, message)
}

test('a call arrives as a message that Safari shows by itself, and waits an hour for a browser that is off', async () => {
  const world = await givenWorld({ PUBLIC_URL: 'https://sunporch.example' })
  const { app, service, anna, browser } = world
  const group = { id: newId(), name: 'The Hartleys', lovedOneName: 'Rose' }
  expect(await send(world, { urgency: 'urgent', group })).toEqual({ outcome: 'sent' })
  const sentAt = new Date(app.clock.now()).toISOString()
  expect((await anna.get('/api/push')).body.browsers[0].lastSentAt).toBe(sentAt)
  expect(service.arrivals[0]?.message).toMatchObject({
    contentType: 'application/notification+json',
    ttl: 3600,
    urgency: 'high',
    topic: 'call-AbC_1',
    length: 86 + 512 + 16,
  })
  app.clock.advance(minutes(59))
  expect(browser.collect().map(({ json }) => json)).toEqual([
    {
      web_push: 8030,
      notification: {
        title: 'Rose asks for a call',
        body: 'The Hartleys',
        lang: 'en',
        navigate: `https://sunporch.example/?group=${group.id}`,
        tag: 'call-AbC_1',
        requireInteraction: true,
        data: { groupId: group.id, since: app.clock.now() - minutes(59) },
        app_badge: '0',
      },
      app_badge: 0,
    },
  ])
  await send(world, { urgency: 'urgent' })
  app.clock.advance(hours(1))
  expect(browser.collect()).toEqual([])
})

test('what comes later under the same tag takes the place of what the browser has not fetched', async () => {
  const world = await givenWorld()
  const titles = ['Rose asks for a call', 'Ben is going to call Rose']
  for (const title of titles) await send(world, { title })
  await send(world, { title: 'Ben added 3 photos', tag: 'notice-1' })
  const shown = world.browser.collect()
  expect(shown.map(({ json }) => json.notification.title)).toEqual([titles[1], 'Ben added 3 photos'])
  expect(shown.map(({ urgency, ttl }) => [urgency, ttl])).toEqual([
    ['normal', 172_800],
    ['normal', 172_800],
  ])
})

test('a digest says the first lines and how many more there are, and leads to the Dashboard', async () => {
  const world = await givenWorld()
  const lines = Array.from({ length: 7 }, (_, index) => ({
    ...line,
    sentence: `Ben added ${index + 2} photos`,
    path: index === 0 ? '/photo-gallery' : '/shopping',
  }))
  await send(world, { isDigest: true, title: 'Today in The Hartleys', lines })
  const [message] = world.browser.collect()
  expect(message).toMatchObject({ urgency: 'low', ttl: 86_400 })
  expect(message?.json.notification.body.split('\n')).toEqual([
    ...lines.slice(0, 4).map(({ sentence }) => sentence),
    'and 3 more',
  ])
  expect(new URL(message?.json.notification.navigate).pathname).toBe('/')
})

test('hostile and endless texts become one short message without control characters', async () => {
  const world = await givenWorld()
  const hostile = `\u202eevil\u0000\u001b[31m"},"navigate":"https://evil.example"\n👩‍👩‍👧‍👦`
  const sentence = hostile + '👩‍👩‍👧‍👦'.repeat(2000)
  await send(world, { title: sentence, lines: [line, { ...line, sentence: '\u0007'.repeat(9000) }] })
  const { json, length } = world.browser.collect()[0] ?? {}
  expect(length).toBeLessThanOrEqual(2700)
  const { title, navigate } = json.notification
  expect(title).toMatch(/^evil \[31m.*…$/su)
  expect(title).not.toMatch(/[\p{Cc}\u202e]/u)
  expect(title).not.toMatch(/[\u200d\ufffd]…$/u)
  expect(navigate).toMatch(new RegExp(`^${world.app.url}`))
})

const refused: [string, Order, SendOutcome][] = [
  ['200', { status: 200 }, { outcome: 'sent' }],
  ['202', { status: 202 }, { outcome: 'sent' }],
  ['400', { status: 400 }, failed('refused the message (400).')],
  [
    '400 of another key',
    { status: 400, body: '{"reason":"VapidPkHashMismatch"}' },
    failed(
      "refused this server's key (400): the browser subscribed with another key. Notices have to be switched on there again.",
    ),
  ],
  [
    '401',
    { status: 401, body: 'expired token at https://push.example/secret' },
    failed("refused this server's key (401): it does not accept the token. Is this server's clock right?"),
  ],
  ['403', { status: 403 }, failed("refused this server's key (403): it gave no reason that is known.")],
  [
    '301',
    { status: 301, headers: { location: 'http://127.0.0.1:1/' } },
    failed('refused the message (301).'),
  ],
  ['413', { status: 413 }, failed('finds even the shortest message too long.')],
  ['503', { status: 503 }, later('has a fault (503).')],
  ['a closed connection', 'cut', later('could not be reached.')],
]

test.each(refused)('what becomes of a message after %s', async (_name, order, outcome) => {
  const world = await givenWorld()
  world.service.order(order)
  const service = new URL(world.service.origin).host
  const expected = JSON.parse(JSON.stringify(outcome).replace('<service>', service))
  expect(await send(world)).toEqual(expected)
  expect((await world.anna.get('/api/push')).body.browsers).toHaveLength(1)
  world.service.order(null)
  expect(await send(world)).toEqual({ outcome: 'sent' })
})

function failed(why: string): SendOutcome {
  return { outcome: 'failed', failure: `The push service of <service> ${why}` }
}

function later(why: string): SendOutcome {
  return { outcome: 'later', at: null, failure: `The push service of <service> ${why}` }
}

test('a service that does not answer is asked again later', async () => {
  const world = await givenWorld()
  world.app.outbound.timeout = 50
  world.service.order('hang')
  expect(await send(world)).toMatchObject({ outcome: 'later', at: null })
  world.service.order(null)
  world.app.outbound.timeout = seconds(60)
  expect(await send(world)).toEqual({ outcome: 'sent' })
})

test('a connection that was kept open and closes at this moment costs nothing', async () => {
  const world = await givenWorld()
  await send(world)
  // Only over the connection that there is: the next one is answered.
  world.service.order('cut once')
  expect(await send(world)).toEqual({ outcome: 'sent' })
  expect(world.service.arrivals.map(({ status }) => status)).toEqual([201, 0, 201])
})

test('a connection is not kept for long: one that is lost without a word would hold up a call', async () => {
  const world = await givenWorld()
  world.app.outbound = openOutbound({ idle: 50 })
  await send(world)
  const { freeSockets } = world.app.outbound.own['http:']
  await expect.poll(() => Object.values(freeSockets).flat()).toEqual([])
  const before = world.service.countConnections()
  expect(await send(world)).toEqual({ outcome: 'sent' })
  expect(world.service.countConnections()).toBe(before + 1)
})

test.each([404, 410])('after %i the browser is forgotten', async (status) => {
  const world = await givenWorld()
  world.browser.order({ status })
  expect(await send(world)).toMatchObject({ outcome: 'forget' })
  expect((await world.anna.get('/api/push')).body.browsers).toEqual([])
  expect(await send(world)).toMatchObject({ outcome: 'forget' })
  expect(world.service.arrivals).toHaveLength(1)
})

test('a browser that was switched on again while its message was refused is not forgotten', async () => {
  const world = await givenWorld()
  const { service, anna, browser } = world
  const { publicKey } = (await anna.get('/api/push')).body
  const { keys } = service.newBrowser(publicKey).subscription
  const [row] = await world.app.db.selectFrom('push_subscriptions').selectAll().execute()
  await anna.post('/api/push/browsers', { ...browser.subscription, keys })
  const { forgetBrowser } = await import('./subscriptions.service.ts')
  if (row) await forgetBrowser(world.app, row)
  expect((await anna.get('/api/push')).body.browsers).toHaveLength(1)
})

test('a message that a service finds too long is sent again, shorter', async () => {
  const world = await givenWorld()
  world.service.order({ status: 413, times: 1 })
  const lines = [line, { ...line, sentence: '→'.repeat(900) }]
  expect(await send(world, { lines })).toEqual({ outcome: 'sent' })
  const lengths = world.browser.collect().map(({ length }) => length)
  expect(lengths).toEqual([86 + 1024 + 16])
})

test.each([
  ['120', seconds(120)],
  ['0', 0],
  ['999999999', hours(24)],
  ['soon', null],
])('"Retry-After: %s" is kept to, within a day', async (retryAfter, pause) => {
  const world = await givenWorld()
  world.service.order({ status: 429, headers: { 'retry-after': retryAfter } })
  const at = pause === null ? null : world.app.clock.now() + pause
  expect(await send(world)).toMatchObject({ outcome: 'later', at })
})

test('"Retry-After" may be a date', async () => {
  const world = await givenWorld()
  const at = Math.floor(world.app.clock.now() / 1000) * 1000 + minutes(30)
  const headers = { 'retry-after': new Date(at).toUTCString() }
  world.service.order({ status: 503, headers })
  expect(await send(world)).toMatchObject({ outcome: 'later', at })
})

test('an earlier person gets nothing any more on a browser that has another person now', async () => {
  const world = await givenWorld()
  const ben = await givenPerson(world.app, 'Ben')
  await ben.post('/api/push/browsers', world.browser.subscription)
  expect(await send(world)).toMatchObject({ outcome: 'forget' })
  const mine = (await ben.get('/api/push')).body.browsers[0].id
  expect(await send(world, {}, { subscription_id: mine })).toMatchObject({ outcome: 'forget' })
  expect(world.service.arrivals).toEqual([])
})

test('a service that was taken off the list gets nothing', async () => {
  const world = await givenWorld()
  world.app.config.pushServices.length = 0
  expect(await send(world)).toMatchObject({ outcome: 'forget' })
  expect(world.service.arrivals).toEqual([])
})

test('a hundred messages share a few connections and one token, which is new before it expires', async () => {
  const world = await givenWorld()
  const { app, service } = world
  await Promise.all(Array.from({ length: 100 }, () => send(world)))
  expect(service.arrivals.map(({ status }) => status)).toEqual(Array(100).fill(201))
  expect(service.countConnections()).toBeLessThanOrEqual(64)
  for (let hour = 0; hour < 26; hour++) {
    app.clock.advance(hours(1))
    expect(await send(world)).toEqual({ outcome: 'sent' })
  }
  // Set back, as after a wrong date: a token from the future is not used.
  app.clock.advance(-hours(24 * 30))
  expect(await send(world)).toEqual({ outcome: 'sent' })
})

test('who runs the server is named in the token, by mail or by a page', () => {
  const at = (operator: string | null, publicUrl: string | null, origin = 'http://localhost:3000') =>
    contactOf({ operator, publicUrl }, origin)
  expect(at('Ben Hartley, ben@hartley.example', 'https://a.example')).toBe('mailto:ben@hartley.example')
  expect(at('Ben Hartley', 'https://a.example')).toBe('https://a.example')
  expect(at(null, 'http://192.168.1.2:3000')).toBe('mailto:operator@sunporch.invalid')
  expect(at(null, null, 'https://b.example')).toBe('https://b.example')
})

test('no endpoint, key or text is logged, whatever the service answers', async () => {
  const world = await givenWorld()
  const lines: string[] = []
  const sink = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  const app = { ...world.app, log: pino({ level: 'trace' }, sink) }
  const orders: Order[] = ['cut', { status: 403 }, { status: 500 }, { status: 410 }]
  for (const order of orders) {
    world.service.order(order)
    const { failure } = (await send({ ...world, app })) as { failure: string }
    lines.push(failure)
  }
  const { endpoint, keys } = world.browser.subscription
  for (const secret of [endpoint, new URL(endpoint).pathname, ...Object.values(keys), line.sentence])
    expect(lines.join('')).not.toContain(secret)
})
