import { onTestFinished } from 'vitest'
import { daysAfter, instantOf, wallClock } from '#contract/platform/wall-clock.ts'
import { deviceState, type RoomState } from '#contract/room/state.ts'
import type { answeredThings } from '#contract/room/table.ts'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { webhookTopics } from '#contract/webhooks.ts'
import { minutes } from '../../platform/clock.ts'
import { cloudEnvironment, givenAlexaCloud } from '../alexa/cloud.ts'
import type { AlexaCloud } from '../alexa/cloud-state.ts'
import { createAlexaApp, givenEcho, rendered, spoken, type TestEcho } from '../alexa/given-echo.ts'
import type { Browser, EventLog } from '../browser.ts'
import {
  type Family,
  givenFamily,
  givenMember,
  givenScreen,
  givenSentPhoto,
  keepInMemory,
  type Person,
} from '../given/given.ts'
import { givenClip } from '../given/given-clip.ts'
import { givenPush, type SubscribedBrowser } from '../given/given-push.ts'
import { givenSong } from '../given/given-song.ts'
import { givenVoice } from '../given/given-voice.ts'
import { givenWebhook } from '../given/given-webhook.ts'
import { startMailServer } from '../others/mail-server.ts'
import { startPushService } from '../others/push-service.ts'
import { startWebhookReceiver } from '../others/webhook-receiver.ts'
import type { TestApp } from '../test-app.ts'

const zone = 'Europe/Berlin'
/** The end of quiet hours that began before noon, and of a pause. */
const restsUntil = '08:00'
/** Long enough for every notice to leave, and for Amazon to take another notification. */
const afterAnAct = minutes(20)

/** A family with everything that an act can come out at, and its room in one of the states. */
export type TestRoom = {
  app: TestApp
  family: Family
  /** Hears of everything by push and by mail. He has sent the first picture. */
  ben: Person
  screen: Browser | null
  /** Null where the room has no device. */
  echo: RoomEcho | null
  /** The delivery of each thing that Ben had sent before. */
  sent: Sent
  /** Lets time pass after an act, and does what is due. */
  pass(): Promise<void>
  /** What the screen shows of itself now, if it was told; null for one without contact, or one that is dark. */
  onScreen(): Promise<string | null>
  /** How much has arrived so far. */
  arrivals(): Arrivals
  /** What the widget shows. */
  widget(): string
  /** Ends the state, as its own end would. */
  end(): Promise<void>
}

export type Arrivals = { push: number; mail: number; webhook: number; messages: number; media: number }

/** The Echo with what is on its screen. */
export type RoomEcho = {
  device: TestEcho
  /** The document reports its oldest slide, as it does by itself every few seconds. Returns what is on the screen then. */
  report(): Promise<string>
  /** "Alexa, open sun porch": what is said and shown. */
  open(): Promise<string>
  /** The document reports that it has come to this slide. */
  turnTo(deliveryId: string): Promise<void>
  /** None while it is dark. */
  slides(): { id: string; heart: string }[]
}

type Sent = Record<(typeof answeredThings)[number], string>

export async function givenRoom(is: RoomState['is']): Promise<TestRoom> {
  const cloud = await givenAlexaCloud()
  const receiver = await startWebhookReceiver()
  const mailServer = await startMailServer()
  onTestFinished(() => mailServer.stop())
  let now = Date.now
  const service = await startPushService({ now: () => now() })
  onTestFinished(() => service.stop())
  const app = await createAlexaApp({
    ...cloudEnvironment(cloud),
    WEBHOOK_SERVERS: receiver.origin,
    PUSH_SERVICES: service.origin,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'Sunporch <sunporch@porch.example>',
    ALEXA_EVENTS_A_DAY: '50',
    MCP: 'on',
  })
  now = app.clock.now
  const tomorrow = daysAfter(wallClock(app.clock.now(), zone).date, 1)
  const goTo = async (at: number) => {
    const ahead = at - app.clock.now()
    if (ahead < 0) throw new Error('the state has ended before all acts were done in it')
    await app.runDueAfter(ahead)
  }
  await goTo(instantOf(`${tomorrow}T12:00`, zone))

  const { family, anna, path } = await givenFamily(app)
  await anna.patch(path, { lovedOneName: 'Rose' })
  await anna.patch(`${path}/room`, { herVoice: true })
  const ben = await givenMember(app, family, 'Ben', 'caretaker')
  await ben.patch(`${path}/notice-choices`, { push: 'now', mail: 'now', times: { quietHours: null } })
  const pushed = await givenPush(ben, service)
  await givenWebhook(anna, path, receiver.origin, [...webhookTopics])
  const people = [anna.user.id]
  const life = { isOn: true, hour: '11:00', waitMinutes: 60, pauseMinutes: 15, people }

  const screen = is === 'no_device' ? null : await givenScreen(app, family)
  const echo = is === 'no_device' ? null : await givenRoomEcho(app, family, cloud)
  if (is !== 'no_device') await succeed(anna.patch(`${path}/life`, life))
  const sent = await sendThings(ben, path)
  await echo?.open()

  let live: EventLog | null = null
  const listen = async (by: Browser) => {
    live = await by.listen('/api/screen/live')
    await live.until('open')
  }
  let seen = screen
  if (screen && is !== 'silent') await listen(screen)
  if (screen && is === 'quiet') await setQuietHours(anna, path, { from: '11:00', until: restsUntil })
  if (is === 'paused') await succeed(anna.post(`${path}/room/pause`))
  if (is === 'in_memory') await keepInMemory(anna, path)
  const mails = () => mailServer.mails.filter(({ recipients }) => recipients.includes(ben.user.email ?? ''))
  let pushes = 0

  const room: TestRoom = {
    app,
    family,
    ben,
    screen,
    echo,
    sent,
    async pass() {
      await app.runDueAfter(afterAnAct)
    },
    async onScreen() {
      if (!seen || !live) return null
      const view: ScreenView = (await seen.get('/api/screen')).body
      return stateOnScreen(view, app.clock.now()) === 'in_contact' || view.rests ? JSON.stringify(view) : null
    },
    arrivals() {
      pushes += collected(pushed)
      const named = (name: string) => cloud.events.filter(({ event }) => event.name.includes(name)).length
      return {
        push: pushes,
        mail: mails().length,
        webhook: receiver.arrivals.length,
        messages: named('MessageAlert'),
        media: named('MediaContent'),
      }
    },
    widget: () => JSON.stringify([...cloud.devices.values()].map(({ store }) => store.get('sunporch/frame'))),
    async end() {
      if (is === 'no_device') seen = await givenScreen(app, family)
      if (seen && !live) await listen(seen)
      if (is === 'quiet' || is === 'paused')
        await goTo(instantOf(`${daysAfter(tomorrow, 1)}T${restsUntil}`, zone))
      // Notifications to one account keep a distance.
      await room.pass()
      await room.pass()
    },
  }
  // The people hear of the state itself.
  await room.pass()
  return room
}

async function sendThings(ben: Person, path: string): Promise<Sent> {
  const photo = await givenSentPhoto(ben, path, 'The first picture')
  const clip = await givenClip(ben, path, { words: 'The first video', isSent: true })
  const song = await givenSong(ben, path, { title: 'The first song' })
  const { delivery } = (await ben.post(`${path}/content/${song.id}/send-to-alexa`)).body
  const voice = await givenVoice(ben, path, { words: 'The first voice', isSent: true })
  return {
    photo: photo.id,
    clip: clip.delivery?.id ?? '',
    song: delivery.id,
    voice: voice.delivery?.id ?? '',
  }
}

function stateOnScreen(view: ScreenView, now: number): RoomState['is'] {
  const device = { kind: 'screen', isOpened: true, isConnected: true, quietHours: view.quietHours } as const
  const pausedUntil = view.pausedUntil ? Date.parse(view.pausedUntil) : null
  const facts = { isInMemory: view.rests === true, pausedUntil, timeZone: view.timeZone, devices: [device] }
  return deviceState(facts, device, now).is
}

async function setQuietHours(anna: Person, path: string, quietHours: { from: string; until: string }) {
  const devices: { id: string; kind: string }[] = (await anna.get(`${path}/devices`)).body
  const screen = devices.find(({ kind }) => kind === 'screen')
  await succeed(anna.patch(`${path}/devices/${screen?.id}`, { quietHours }))
}

async function givenRoomEcho(app: TestApp, family: Family, cloud: AlexaCloud): Promise<RoomEcho> {
  const device = await givenEcho(app, family)
  cloud.subscribed.add(device.userId)
  cloud.devices.set(device.deviceId, { store: new Map(), result: 'SUCCESS' })
  await device.ask({ type: 'Alexa.DataStore.PackageManager.UsagesInstalled' } as never)
  await device.ask({
    type: 'AlexaSkillEvent.ProactiveSubscriptionChanged',
    body: { subscriptions: [{ eventName: 'AMAZON.MessageAlert.Activated' }] },
  } as never)
  let shown = rendered(await device.open())
  return {
    device,
    async report() {
      const answer = shown.slides
        ? await device.touch('page', shown.slides.at(-1).id, '', shown.inbox)
        : await device.touch(shown.asks ?? 'empty')
      shown = rendered(answer) ?? shown
      return JSON.stringify(shown)
    },
    async open() {
      const answer = await device.open()
      shown = rendered(answer) ?? shown
      return `${spoken(answer)} ${JSON.stringify(shown)}`
    },
    slides: () => shown.slides ?? [],
    async turnTo(deliveryId) {
      shown = rendered(await device.touch('page', deliveryId, deliveryId, shown.inbox ?? '')) ?? shown
    },
  }
}

function collected(browser: SubscribedBrowser): number {
  return browser.collect().length
}

async function succeed(answering: Promise<{ status: number; bytes: Buffer }>): Promise<void> {
  const { status, bytes } = await answering
  if (status >= 300) throw new Error(`${status}: ${bytes}`)
}
