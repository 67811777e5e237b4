import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { migrations } from '../../migrations/all.ts'
import { hours, minutes } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config.ts'
import { openPlatform } from '../../platform/open.ts'
import { type Browser, openBrowser } from '../../testing/browser.ts'
import { type Family, givenInvitation, givenPerson, givenPhoto, givenScreen } from '../../testing/given.ts'
import { givenPush, type SubscribedBrowser } from '../../testing/given-push.ts'
import { type PushService, startPushService } from '../../testing/push-service.ts'
import { type ClockServer, startClockServer } from '../../testing/running-server.ts'
import { isSoak, rounds } from '../../testing/soak.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { createDatabase } from '../../testing/test-database.ts'

const times = rounds({ quick: 1, full: 25 })
/** Longer than every lease and the first pause of a retry. */
const overLeases = minutes(3)

/** When each telling is due after the asking, what it says, and to whom it goes. */
const tellings = [
  { after: 0, says: 'asks you for a call', to: ['anna'] },
  { after: minutes(5), says: 'Nobody has taken it yet', to: ['ben'] },
  { after: minutes(15), says: 'Nobody has taken it yet', to: ['anna', 'ben'] },
  { after: minutes(30), says: 'this is the last reminder', to: ['anna', 'ben'] },
] as const

test(`killed while people are told of ${times} calls: everybody hears of each round, and once`, async () => {
  const { servers, pushes, setClocks, openDatabase } = await givenServers()
  const family = await givenCalled(servers[0] as ClockServer, pushes)
  const { path, deliveryId } = family
  let took = 200
  for (let round = 0; round < times; round++) {
    const askedAt = Date.now() + (round + 1) * hours(2)
    await setClocks(askedAt)
    // Without SOAK at one telling of the four.
    const killedAt = Math.floor(Math.random() * tellings.length)
    for (const [index, { after, says, to }] of tellings.entries()) {
      const killed = servers[Math.floor(Math.random() * servers.length)] as ClockServer
      const began = performance.now()
      const from = pushes.arrivals.length
      if (after === 0)
        await as(killed, family.screen).post(`/api/screen/deliveries/${deliveryId}/answers`, {
          kind: 'call_me',
        })
      else await setClocks(askedAt + after)
      if (isSoak || index === killedAt) {
        await pause(Math.random() * took)
        await killed.kill()
        await setClocks(askedAt + after + overLeases)
        await killed.start()
      }
      for (const name of to)
        await expect
          .poll(() => titlesAt(pushes, family[name].browser, from), { timeout: 60_000 })
          .toContain(says)
      took = Math.min(500, Math.max(50, (took + performance.now() - began) / 2))
    }
    const anna = as(servers[0] as ClockServer, family.anna.person)
    const [call] = (await anna.get(`${path}/answers`)).body.calls
    expect((await anna.post(`${path}/calls/${call.id}/take`)).status).toBe(200)
  }

  // A message that is sent again after a crash says the same under the same name, whose place it takes.
  for (const name of ['anna', 'ben'] as const) {
    const calls = messagesAt(pushes, family[name].browser, 0).filter(({ title }) =>
      title.includes('for a call'),
    )
    const expected = tellings.filter(({ to }) => (to as readonly string[]).includes(name)).length
    // Ben hears "Nobody has taken it yet" twice in the same words.
    const distinct = new Set(calls.map(({ tag, title }) => `${tag} ${title}`))
    expect(distinct.size).toBe(times * (name === 'ben' ? expected - 1 : expected))
  }
  for (const server of servers) await server.kill()
  const told = await openDatabase(async (db) =>
    db
      .selectFrom('notices')
      .where('topic', '=', 'calls')
      .where('action', 'in', ['delivery_answered', 'call_waiting', 'call_waiting_last'])
      .groupBy(['user_id', 'call_id'])
      .select((select) => ['user_id', select.fn.countAll<number>().as('count')])
      .execute(),
  )
  // The call itself stands in everybody's bell; Anna's turn is not in the second round.
  const countsOf = (name: 'anna' | 'ben') =>
    told.flatMap(({ user_id, count }) => (user_id === family[name].person.user.id ? Number(count) : []))
  expect(countsOf('anna')).toEqual(Array(times).fill(3))
  expect(countsOf('ben')).toEqual(Array(times).fill(4))
}, 1_800_000)

/** Two servers share a database on PostgreSQL; SQLite has one. Each has a clock that the test sets. */
async function givenServers() {
  const database = await createDatabase()
  let now = Date.now()
  let setAt = Date.now()
  const pushes = await startPushService({ now: () => now + Date.now() - setAt })
  const environment = {
    ...database.environment,
    PUSH_SERVICES: pushes.origin,
    SECRET_KEY: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'silent',
  }
  const start = () => startClockServer(new Date(now).toISOString(), environment)
  const servers = database.environment.DATABASE_URL ? [await start(), await start()] : [await start()]
  onTestFinished(async () => {
    for (const server of servers) await server.stop()
    await pushes.stop()
    await database.drop()
  })
  async function setClocks(to: number) {
    now = to
    setAt = Date.now()
    for (const server of servers) await server.setClock(new Date(to).toISOString())
  }
  type Database = Awaited<ReturnType<typeof openPlatform>>['app']['db']
  async function openDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const config = readConfig({ ...environment, DATA_DIR: (servers[0] as ClockServer).dataDir })
    const platform = await openPlatform(config, migrations)
    try {
      return await work(platform.app.db)
    } finally {
      await platform.close()
    }
  }
  return { servers, pushes, setClocks, openDatabase }
}

/** Anna, whom Rose asks by name, and Ben, whose turn is next, each with a browser; and Rose's screen. */
async function givenCalled(server: ClockServer, pushes: PushService) {
  const app = server as unknown as TestApp
  const anna = await givenPerson(app, 'Anna')
  const { body: group } = await anna.post('/api/family-groups', {
    name: 'The Hartleys',
    lovedOneName: 'Rose',
  })
  const path = `/api/family-groups/${group.id}`
  const ben = await givenPerson(app, 'Ben')
  const { token } = await givenInvitation(anna, path, { email: 'ben@example.com' })
  await ben.post('/api/invitations/accept', { token })
  const browsers = { anna: await givenPush(anna, pushes), ben: await givenPush(ben, pushes) }
  for (const person of [anna, ben])
    await person.patch(`${path}/notice-choices`, { push: 'calls', mail: 'off' })
  const screen = await givenScreen(app, { anna, path } satisfies Pick<Family, 'anna' | 'path'>)
  const photo = await givenPhoto(anna, path)
  const { delivery } = (await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)).body
  return {
    path,
    screen,
    deliveryId: delivery.id,
    anna: { person: anna, browser: browsers.anna },
    ben: { person: ben, browser: browsers.ben },
  }
}

/** The same person, or the same screen, at another server. */
function as(server: ClockServer, { cookies }: Browser): Browser {
  const browser = openBrowser({ url: server.url })
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

function messagesAt(pushes: PushService, browser: SubscribedBrowser, from: number) {
  const { pathname } = new URL(browser.subscription.endpoint)
  return pushes.arrivals
    .slice(from)
    .filter(({ path }) => path === pathname)
    .flatMap(({ message }) => (message ? [message.json.notification as { tag: string; title: string }] : []))
}

function titlesAt(pushes: PushService, browser: SubscribedBrowser, from: number): string {
  return messagesAt(pushes, browser, from)
    .map(({ title }) => title)
    .join('\n')
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
