import { expect, test } from 'vitest'
import type { Device } from '#contract/delivery/delivery.ts'
import { minutes } from '../platform/clock.ts'
import { cloudEnvironment, givenAlexaCloud } from '../testing/alexa/cloud.ts'
import {
  createAlexaApp,
  givenEchoFamily,
  shownCode,
  spoken,
  type TestEcho,
  testEcho,
} from '../testing/alexa/given-echo.ts'
import type { Browser } from '../testing/browser.ts'
import { type Family, givenFamily, givenOthers, givenSentPhoto } from '../testing/given/given.ts'
import { atOnce, raceRounds } from '../testing/race.ts'
import type { TestApp } from '../testing/test-app.ts'
import { eventQueue } from './outbound/proactive-events/event-queue.ts'
import { widgetQueue } from './outbound/widget/widget-queue.ts'

test('of two Echos that hear one code, exactly one is linked', async () => {
  const app = await createAlexaApp()
  const { anna, path } = await givenFamily(app)
  for (let round = 1; round <= raceRounds; round++) {
    const { code } = (await anna.post(`${path}/alexa/codes`)).body
    const echoes = [testEcho(app), testEcho(app)]
    const answers = await Promise.all(echoes.map((echo) => echo.intend('LinkIntent', { code })))
    const sentences = answers.map(spoken)
    expect(sentences.filter((text) => text.includes('is connected with The Hartleys'))).toHaveLength(1)
    expect(sentences.filter((text) => text.includes('is no longer valid'))).toHaveLength(1)
    expect(await echoesOf(anna, path)).toHaveLength(round)
    app.clock.advance(minutes(15))
  }
})

test('of two families that type the code of one Echo, exactly one gets it', async () => {
  const app = await createAlexaApp()
  const { anna, path } = await givenFamily(app)
  const { person: olga, path: others } = await givenOthers(app)
  for (let round = 1; round <= raceRounds; round++) {
    const code = await shownCode(testEcho(app))
    const answers = await atOnce(
      code,
      { name: 'Anna types it', call: (code) => anna.post(`${path}/alexa/pair`, { code }) },
      { name: 'Olga types it', call: (code) => olga.post(`${others}/alexa/pair`, { code }) },
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const linked = [...(await echoesOf(anna, path)), ...(await echoesOf(olga, others))]
    expect(linked).toHaveLength(round)
    app.clock.advance(minutes(15))
  }
})

test('one Echo whose code both families use at once ends in exactly one of them', async () => {
  const app = await createAlexaApp()
  const { anna, path } = await givenFamily(app)
  const { person: olga, path: others } = await givenOthers(app)
  const echo = testEcho(app)
  for (let round = 0; round < raceRounds; round++) {
    const shown = await shownCode(echo)
    const said = (await olga.post(`${others}/alexa/codes`)).body.code
    const [typed, heard] = await Promise.all([
      anna.post(`${path}/alexa/pair`, { code: shown }),
      echo.intend('LinkIntent', { code: said }),
    ])
    expect(typed.status).toBe(200)
    // The last one has the Echo. One that was linked before it heard the code does not take codes any more.
    const isOlgas = spoken(heard).includes('is connected with')
    const counts = [(await echoesOf(anna, path)).length, (await echoesOf(olga, others)).length]
    expect(
      counts.reduce((sum, count) => sum + count, 0),
      spoken(heard),
    ).toBe(1)
    if (!isOlgas) expect(counts).toEqual([1, 0])
    await echo.ask({ type: 'AlexaSkillEvent.SkillDisabled' } as never)
    app.clock.advance(minutes(15))
  }
})

test('an account that disables the skill while it is notified is forgotten and never notified again', async () => {
  const { app, cloud, family, echo } = await givenNotifiedEcho()
  for (let round = 0; round < raceRounds; round++) {
    await sendPhoto(family)
    await Promise.all([app.runDue(), echo.ask({ type: 'AlexaSkillEvent.SkillDisabled' } as never)])
    expect(await app.db.selectFrom('echoes').selectAll().execute()).toEqual([])
    expect(await app.db.selectFrom('alexa_events').selectAll().execute()).toEqual([])
    expect(await app.db.selectFrom('alexa_users').selectAll().execute()).toEqual([])
    const notified = cloud.events.length
    await app.runDueAfter(minutes(20))
    expect(cloud.events).toHaveLength(notified)
    const { body: photos } = await family.anna.get(`${family.path}/photos`)
    const states = photos[0].delivery.devices.map(({ state }: { state: string }) => state)
    expect(states).toContain('failed')
    await linkAgain(app, family, echo)
  }
})

test('a family that removes its Echo while the loved one opens it has removed it', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  for (let round = 0; round < raceRounds; round++) {
    const [device] = await echoesOf(anna, path)
    const [, removed] = await Promise.all([echo.open(), anna.delete(`${path}/devices/${device?.id}`)])
    expect(removed.status).toBe(200)
    expect(await echoesOf(anna, path)).toEqual([])
    const { code } = (await anna.post(`${path}/alexa/codes`)).body
    await echo.intend('LinkIntent', { code })
    app.clock.advance(minutes(15))
  }
})

test('the page and the picture that an Echo reports at once are one showing', async () => {
  const { echo, anna, path } = await givenEchoFamily()
  for (let round = 0; round < raceRounds; round++) {
    const delivery = await givenSentPhoto(anna, path)
    await Promise.all(
      [
        ['page', delivery.id, ''],
        ['loaded', delivery.id, delivery.id],
        ['failed', delivery.id],
      ].map((args) => echo.touch(...args)),
    )
    const [photoOfRound] = (await anna.get(`${path}/photos`)).body
    expect(photoOfRound.delivery.devices.at(-1)).toMatchObject({ state: 'shown', note: null })
  }
})

test('a worker whose lease on a widget has expired changes nothing', async () => {
  const { app, echo } = await givenNotifiedEcho()
  await echo.ask({ type: 'Alexa.DataStore.PackageManager.UsagesInstalled' } as never)
  const [late] = await widgetQueue.claim(app, app.clock.now())
  app.clock.advance(minutes(4))
  const [current] = await widgetQueue.claim(app, app.clock.now())
  if (!late || !current) throw new Error('the widget was not due')
  expect(await widgetQueue.settle(app, late, { widget_due_at: null })).toBe(false)
  expect(await widgetQueue.settle(app, current, { widget_due_at: null })).toBe(true)
})

test('a worker whose lease on a notification has expired changes nothing', async () => {
  const { app, cloud, family } = await givenNotifiedEcho()
  cloud.trouble = { status: 503 }
  await sendPhoto(family)
  const [late] = await eventQueue.claim(app, app.clock.now())
  app.clock.advance(minutes(4))
  const [current] = await eventQueue.claim(app, app.clock.now())
  if (!late || !current) throw new Error('the notification was not due')
  expect(await eventQueue.settle(app, late, { due_at: null })).toBe(false)
  expect(await eventQueue.settle(app, current, { due_at: null })).toBe(true)
})

/** A family whose Echo allows notifications. */
async function givenNotifiedEcho() {
  const cloud = await givenAlexaCloud()
  const { app, family, echo } = await givenEchoFamily(cloudEnvironment(cloud))
  cloud.subscribed.add(echo.userId)
  cloud.devices.set(echo.deviceId, { store: new Map(), result: 'SUCCESS' })
  await allowNotifications(echo)
  return { cloud, app, family, echo }
}

async function allowNotifications(echo: TestEcho): Promise<void> {
  await echo.ask({
    type: 'AlexaSkillEvent.ProactiveSubscriptionChanged',
    body: { subscriptions: [{ eventName: 'AMAZON.MessageAlert.Activated' }] },
  } as never)
}

async function linkAgain(app: TestApp, { anna, path }: Family, echo: TestEcho): Promise<void> {
  app.clock.advance(minutes(15))
  const { code } = (await anna.post(`${path}/alexa/codes`)).body
  await echo.intend('LinkIntent', { code })
  await allowNotifications(echo)
}

async function sendPhoto({ anna, path }: Family): Promise<void> {
  await givenSentPhoto(anna, path)
}

async function echoesOf(by: Browser, path: string): Promise<Device[]> {
  const devices: Device[] = (await by.get(`${path}/devices`)).body
  return devices.filter(({ kind }) => kind === 'echo')
}
