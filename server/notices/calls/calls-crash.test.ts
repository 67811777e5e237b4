import { expect, test } from 'vitest'
import { hours, minutes } from '../../platform/clock.ts'
import {
  type Family,
  givenInvitation,
  givenPerson,
  givenScreen,
  givenSentPhoto,
} from '../../testing/given/given.ts'
import { givenPush, type SubscribedBrowser } from '../../testing/given/given-push.ts'
import type { PushService } from '../../testing/others/push-service.ts'
import { atServer, givenKilledServers, pause } from '../../testing/processes/killed-servers.ts'
import type { ClockServer } from '../../testing/processes/running-server.ts'
import { isSoak, rounds } from '../../testing/soak.ts'
import type { TestApp } from '../../testing/test-app.ts'

const times = rounds({ quick: 1, full: 25 })
/** Longer than every lease and the first pause of a retry. */
const overLeases = minutes(3)
/** Longer than the first pause of a retry, which a service that answers late on a busy machine leads to. */
const arrivesWithin = minutes(4)

/**
 * When each telling is due after the asking, what it says, and to whom it goes. The clocks go on while a server
 * starts, so on a busy machine a telling may come before the test asks for it: what is said for the first time counts
 * from the asking on. `isSaidAgain`: only what comes from then on counts, since Ben has heard these words before.
 */
const tellings = [
  { after: 0, says: 'asks you for a call', to: ['anna'], isSaidAgain: false },
  { after: minutes(5), says: 'Nobody has taken it yet', to: ['ben'], isSaidAgain: false },
  { after: minutes(15), says: 'Nobody has taken it yet', to: ['anna', 'ben'], isSaidAgain: true },
  { after: minutes(30), says: 'this is the last reminder', to: ['anna', 'ben'], isSaidAgain: false },
] as const

test(`killed while people are told of ${times} calls: everybody hears of each round, and once`, async () => {
  const { servers, any, pushes, setClocks, openDatabase } = await givenKilledServers()
  const family = await givenCalled(servers[0] as ClockServer, pushes)
  const { path, deliveryId } = family
  let took = 200
  // Ten minutes past an hour, so that midnight is in no call: a sentence names the day once the asking was yesterday.
  const firstAt = Math.ceil(Date.now() / hours(2)) * hours(2) + minutes(10)
  for (let round = 0; round < times; round++) {
    const askedAt = firstAt + round * hours(2)
    await setClocks(askedAt)
    // Without SOAK at one telling of the four.
    const killedAt = Math.floor(Math.random() * tellings.length)
    const asked = pushes.arrivals.length
    for (const [index, { after, says, to, isSaidAgain }] of tellings.entries()) {
      const killed = any()
      const began = performance.now()
      const from = isSaidAgain ? pushes.arrivals.length : asked
      if (after === 0)
        await atServer(killed, family.screen).post(`/api/screen/deliveries/${deliveryId}/answers`, {
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
          .poll(() => titlesAt(pushes, family[name].browser, from), { timeout: arrivesWithin })
          .toContain(says)
      took = Math.min(500, Math.max(50, (took + performance.now() - began) / 2))
    }
    const anna = atServer(servers[0] as ClockServer, family.anna.person)
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
}, 3_600_000)

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
  const delivery = await givenSentPhoto(anna, path)
  return {
    path,
    screen,
    deliveryId: delivery.id,
    anna: { person: anna, browser: browsers.anna },
    ben: { person: ben, browser: browsers.ben },
  }
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
