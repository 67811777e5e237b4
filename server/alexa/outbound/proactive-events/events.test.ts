import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { days, hours, minutes } from '../../../platform/clock.ts'
import { cloudEnvironment, givenAlexaCloud } from '../../../testing/alexa/cloud.ts'
import { givenEchoFamily, type TestEcho } from '../../../testing/alexa/given-echo.ts'
import {
  givenContent,
  givenMember,
  givenPhoto,
  givenScreen,
  keepInMemory,
} from '../../../testing/given/given.ts'
import { locales } from '../../language/locales.ts'

test('Amazon’s own clients understand the fake cloud', async () => {
  const cloud = await givenAlexaCloud()
  cloud.client.secret = 'plain'
  cloud.subscribed.add('me')
  cloud.devices.set('here', { store: new Map(), result: 'SUCCESS' })
  cloud.devices.set('away', { store: new Map(), result: 'DEVICE_UNAVAILABLE' })
  const require = createRequire(import.meta.url)
  const { DefaultApiClient } = require('ask-sdk-core')
  const { services } = require('ask-sdk-model')
  const api = { apiClient: new DefaultApiClient(), apiEndpoint: cloud.url, authorizationValue: '' }
  const auth = { clientId: cloud.client.id, clientSecret: 'plain', authEndpoint: cloud.url }
  const events = new services.proactiveEvents.ProactiveEventsServiceClient(api, auth)
  const store = new services.datastore.DatastoreServiceClient(api, auth)

  const event = {
    timestamp: new Date().toISOString(),
    referenceId: 'one~1',
    expiryTime: new Date(Date.now() + hours(1)).toISOString(),
    event: {
      name: 'AMAZON.MessageAlert.Activated',
      payload: { state: { status: 'UNREAD' }, messageGroup: { creator: { name: 'Mia' }, count: 1 } },
    },
    localizedAttributes: [{ locale: 'en-US' }],
    relevantAudience: { type: 'Unicast', payload: { user: 'me' } },
  }
  await events.createProactiveEvent(event, 'DEVELOPMENT')
  const codeOf = (sent: object) =>
    events
      .createProactiveEvent(sent, 'DEVELOPMENT')
      .catch((error: { statusCode: number }) => error.statusCode)
  expect(await codeOf(event)).toBe(409)
  expect(await codeOf({ ...event, referenceId: 'with-hyphens' })).toBe(400)
  expect(
    await codeOf({ ...event, relevantAudience: { type: 'Unicast', payload: { user: 'somebody' } } }),
  ).toBe(403)

  const commands = [{ type: 'PUT_OBJECT', namespace: 'a', key: 'b', content: { c: 1 } }]
  const target = { type: 'DEVICES', items: ['here', 'away'] }
  const sent = await store.commandsV1({ commands, target })
  expect(sent.results.map(({ type }: { type: string }) => type)).toEqual(['SUCCESS', 'DEVICE_UNAVAILABLE'])
  expect(cloud.devices.get('here')?.store.get('a/b')).toEqual({ c: 1 })
  const queued = await store.queuedResultV1(sent.queuedResultId)
  expect(queued.items).toMatchObject([{ deviceId: 'away', type: 'DEVICE_UNAVAILABLE' }])
  await store.cancelCommandsV1(sent.queuedResultId)
  expect(
    await store
      .queuedResultV1(sent.queuedResultId)
      .catch((error: { statusCode: number }) => error.statusCode),
  ).toBe(404)
})

test('an account that allows notifications gets one for a picture, and accepted is not shown', async () => {
  const { app, cloud, family } = await givenNotifiedEcho()
  const { anna, path } = family
  const progress = await sendPhoto(family)
  await app.runDue()
  expect(cloud.events).toMatchObject([
    {
      referenceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      event: {
        name: 'AMAZON.MessageAlert.Activated',
        payload: { messageGroup: { creator: { name: 'Anna' }, count: 1 } },
      },
      relevantAudience: { type: 'Unicast' },
    },
  ])
  expect(JSON.stringify(cloud.events)).not.toContain('Secret caption')
  expect(await progress()).toMatchObject({
    state: 'accepted',
    note: expect.stringContaining('Whether anybody heard it'),
  })
  await app.runDue()
  await app.runDueAfter(days(1))
  expect(cloud.events).toHaveLength(1)
  const item = await givenContent(anna, path, { type: 'movie', title: 'Paddington', provider: 'netflix' })
  await anna.post(`${path}/content/${item.id}/send-to-alexa`)
  await app.runDue()
  expect(cloud.events[1]).toMatchObject({
    event: { name: 'AMAZON.MediaContent.Available', payload: { content: { contentType: 'MOVIE' } } },
    localizedAttributes: locales.map((locale) => ({
      locale,
      contentName: 'Paddington',
      providerName: 'Netflix',
    })),
  })
})

test('several pictures in a row make two notifications, not five', async () => {
  const { app, cloud, family } = await givenNotifiedEcho()
  const mia = await givenMember(app, family, 'Mia', 'member')
  for (let count = 0; count < 3; count++) await sendPhoto(family, mia)
  await app.runDue()
  await sendPhoto(family, mia)
  await sendPhoto(family, mia)
  await app.runDue()
  expect(cloud.events).toHaveLength(1)
  await app.runDueAfter(minutes(15))
  const counts = cloud.events.map(({ event }) => event.payload.messageGroup)
  expect(counts).toMatchObject([
    { creator: { name: 'Mia' }, count: 3 },
    { creator: { name: 'Mia' }, count: 2 },
  ])
})

test('in quiet hours no notification is sent; in the morning it is, of what is still new', async () => {
  const { app, cloud, family, echo } = await givenNotifiedEcho({ ALEXA_QUIET_HOURS: '11:00-15:00' })
  const progress = await sendPhoto(family)
  const { id } = await sendPhoto(family).then((read) => read())
  await app.runDue()
  expect(cloud.events).toEqual([])
  expect(await progress()).toMatchObject({ note: expect.stringContaining('in the morning') })
  await echo.open()
  await echo.touch('loaded', id)
  await echo.touch('page', id, '')
  await app.runDueAfter(hours(4))
  expect(cloud.events).toMatchObject([{ event: { payload: { messageGroup: { count: 1 } } } }])
})

test('a photo of quiet hours is not announced in a group that is in memory since, nor when that is taken back', async () => {
  const { app, cloud, family } = await givenNotifiedEcho({ ALEXA_QUIET_HOURS: '11:00-15:00' })
  const progress = await sendPhoto(family)
  await app.runDue()
  expect(await progress()).toMatchObject({ note: expect.stringContaining('in the morning') })
  await keepInMemory(family.anna, family.path)
  await app.runDueAfter(hours(4))
  expect(cloud.events).toEqual([])
  expect((await progress()).note).toBeNull()
  await keepInMemory(family.anna, family.path, false)
  await app.runDue()
  expect(cloud.events).toEqual([])
})

test('nobody is asked to allow notifications of a group that is in memory', async () => {
  const cloud = await givenAlexaCloud()
  const { app, family, echo } = await givenEchoFamily(cloudEnvironment(cloud))
  // Long enough after the first time. Anna stays signed in.
  for (let half = 0; half < 2; half++) {
    app.clock.advance(days(16))
    await family.anna.get('/api/family-groups')
  }
  await keepInMemory(family.anna, family.path)
  expect((await echo.open()).card).toBeUndefined()
  await keepInMemory(family.anna, family.path, false)
  expect((await echo.open()).card?.type).toBe('AskForPermissionsConsent')
})

test('our limit and Amazon’s limit of notifications a day postpone the rest', async () => {
  const { app, cloud, family } = await givenNotifiedEcho({ ALEXA_EVENTS_A_DAY: '1' })
  await sendPhoto(family)
  await app.runDue()
  app.clock.advance(minutes(20))
  const progress = await sendPhoto(family)
  await app.runDue()
  expect(cloud.events).toHaveLength(1)
  expect(await progress()).toMatchObject({ note: expect.stringContaining('tomorrow') })
  await app.runDueAfter(days(1) + hours(8))
  expect(cloud.events).toHaveLength(2)

  const live = await givenNotifiedEcho({ ALEXA_STAGE: 'live' })
  live.cloud.eventsADay = 0
  const last = await sendPhoto(live.family)
  await live.app.runDue()
  expect(await last()).toMatchObject({
    note: expect.stringContaining('Amazon lets the Echo say no more today'),
  })
  live.cloud.eventsADay = 5
  live.app.clock.advance(hours(1))
  await live.app.runDue()
  expect(live.cloud.events).toEqual([])
})

test('an account that forbids notifications gets none, and the family reads why', async () => {
  const { app, cloud, family, echo } = await givenNotifiedEcho()
  const silent = { type: 'AlexaSkillEvent.ProactiveSubscriptionChanged', body: {} } as never
  cloud.subscribed.clear()
  const progress = await sendPhoto(family)
  await app.runDue()
  await app.runDueAfter(minutes(2))
  expect(await progress()).toMatchObject({ note: expect.stringContaining('not allowed') })
  expect(cloud.calls.filter((call) => call.includes('proactiveEvents'))).toHaveLength(2)
  const next = await sendPhoto(family)
  await app.runDue()
  expect(await next()).toMatchObject({ note: expect.stringContaining('not allowed') })
  expect(cloud.calls.filter((call) => call.includes('proactiveEvents'))).toHaveLength(2)
  app.clock.advance(minutes(1))
  await allowNotifications(echo)
  await echo.ask(silent)
  expect(cloud.events).toEqual([])
})

test('consent counts in the order in which it was given, not in which it arrives', async () => {
  const { app, echo } = await givenNotifiedEcho()
  const at = (ms: number) => new Date(app.clock.now() + ms).toISOString()
  const change = (names: string[], eventCreationTime: string) =>
    echo.ask({
      type: 'AlexaSkillEvent.ProactiveSubscriptionChanged',
      eventCreationTime,
      body: { subscriptions: names.map((eventName) => ({ eventName })) },
    } as never)
  await change([], at(2000))
  await change(['AMAZON.MessageAlert.Activated'], at(1000))
  const rows = await app.db.selectFrom('alexa_users').select('notices_on_at').execute()
  expect(rows).toEqual([{ notices_on_at: null }])
})

test.each([
  ['500s', { status: 500 }],
  ['429s', { status: 429 }],
  ['no answer at all', 'silence' as const],
])('an hour of %s delays only what the Echo says, and nothing is lost or doubled', async (_name, trouble) => {
  const { app, cloud, family } = await givenNotifiedEcho()
  const { anna, path } = family
  const screen = await givenScreen(app, family)
  await app.db.updateTable('echoes').set({ widget_installed_at: app.clock.now() }).execute()
  cloud.trouble = trouble
  const progress = await sendPhoto(family)
  expect((await screen.get('/api/screen')).body.items).toHaveLength(1)
  expect(await progress()).toMatchObject({ state: 'accepted', note: null })
  const patience = new AbortController()
  if (trouble === 'silence') app.alexa.endOfCall = () => patience.signal
  let isWorking = true
  const working = app.runDue().finally(() => {
    isWorking = false
  })
  for (let count = 0; count < 5; count++) await anna.get(`${path}/photos`)
  // The family gets its answers while the call to Amazon still waits.
  if (trouble === 'silence') expect(isWorking).toBe(true)
  patience.abort()
  await working
  expect(await progress()).toMatchObject({ note: expect.stringContaining('does not answer') })
  for (let count = 0; trouble !== 'silence' && count < 12; count++) {
    await app.runDueAfter(minutes(5))
  }
  expect(cloud.events).toEqual([])
  cloud.trouble = null
  app.alexa.endOfCall = () => new AbortController().signal
  for (let count = 0; count < 4; count++) {
    await app.runDueAfter(minutes(15))
  }
  expect(cloud.events).toHaveLength(1)
  expect(await progress()).toMatchObject({ note: expect.stringContaining('has taken the notification') })
  expect([...(cloud.devices.values().next().value?.store.keys() ?? [])]).toEqual(['sunporch/frame'])
})

test('a notification whose answer was lost is not sent twice', async () => {
  const { app, cloud, family } = await givenNotifiedEcho()
  await sendPhoto(family)
  await app.runDue()
  await app.db
    .updateTable('alexa_events')
    .set({ accepted_at: null, due_at: app.clock.now(), reference: cloud.events[0]?.referenceId ?? null })
    .execute()
  await app.runDue()
  expect(cloud.events).toHaveLength(1)
  expect((await app.db.selectFrom('alexa_events').selectAll().execute())[0]).toMatchObject({ due_at: null })
})

test('a secret with special characters works, and one token serves many calls', async () => {
  const { app, cloud, family } = await givenNotifiedEcho()
  await sendPhoto(family)
  await app.runDue()
  app.clock.advance(minutes(20))
  await sendPhoto(family)
  await app.runDue()
  expect(cloud.events).toHaveLength(2)
  expect(cloud.calls.filter((call) => call.includes('/auth/'))).toHaveLength(1)
  app.clock.advance(hours(1))
  await sendPhoto(family)
  await app.runDue()
  expect(cloud.calls.filter((call) => call.includes('/auth/'))).toHaveLength(2)
})

/** A family whose Echo allows notifications. It is noon in its zone. */
async function givenNotifiedEcho(environment: Record<string, string> = {}) {
  const cloud = await givenAlexaCloud()
  const { app, family, echo } = await givenEchoFamily({ ...cloudEnvironment(cloud), ...environment })
  cloud.subscribed.add(echo.userId)
  cloud.devices.set(echo.deviceId, { store: new Map(), result: 'SUCCESS' })
  const local = Temporal.Instant.fromEpochMilliseconds(app.clock.now()).toZonedDateTimeISO('Europe/Berlin')
  const noon = local.add({ days: 1 }).withPlainTime('12:00').epochMilliseconds
  app.clock.advance(noon - app.clock.now())
  await allowNotifications(echo)
  return { cloud, app, family, echo }
}

async function allowNotifications(echo: TestEcho): Promise<void> {
  await echo.ask({
    type: 'AlexaSkillEvent.ProactiveSubscriptionChanged',
    body: { subscriptions: [{ eventName: 'AMAZON.MessageAlert.Activated' }] },
  } as never)
}

/** Sends a new photo. Returns a function that reads its status on the Echo. */
async function sendPhoto(
  { anna, path }: { anna: Parameters<typeof givenPhoto>[0]; path: string },
  by = anna,
): Promise<() => Promise<{ id: string; state: string; note: string | null }>> {
  const photo = await givenPhoto(by, path, 'Secret caption')
  const { delivery } = (await by.post(`${path}/photos/${photo.id}/send-to-alexa`)).body
  return async () => {
    const photos = (await anna.get(`${path}/photos`)).body
    const { delivery: now } = photos.find(({ id }: { id: string }) => id === photo.id)
    const progress = now.devices.find(({ deviceName }: { deviceName: string }) => deviceName === 'Echo Show')
    return { id: delivery.id, ...progress }
  }
}
