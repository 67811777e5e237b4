import { expect, test } from 'vitest'
import type { Notice } from '#contract/notices/notices.ts'
import { minutes } from '../platform/clock.ts'
import type { Browser } from '../testing/browser.ts'
import { givenInvitation, givenPerson } from '../testing/given/given.ts'
import { givenPush, type SubscribedBrowser } from '../testing/given/given-push.ts'
import type { PushService } from '../testing/others/push-service.ts'
import { atServer, givenKilledServers, pause } from '../testing/processes/killed-servers.ts'
import type { ClockServer } from '../testing/processes/running-server.ts'
import { rounds } from '../testing/soak.ts'
import type { TestApp } from '../testing/test-app.ts'

/** The rounds of calls add a hundred kills on the way of a call: `calls/calls-crash.test.ts`. */
const times = rounds({ quick: 2, full: 25 })
const atOnce = 4
/** Longer than every lease and the first pause of a retry. */
const betweenRounds = minutes(7)
/** Longer than the first pause of a retry, which a service that answers late on a busy machine leads to. */
const arrivesWithin = minutes(4)

test(`killed between claim and send, ${times} times: nobody hears twice, and nobody misses anything`, async () => {
  const { servers, any, pushes, setClocks } = await givenKilledServers()
  let now = Date.now()
  const moveClocks = () => {
    now += betweenRounds
    return setClocks(now)
  }
  const { anna, ben, path, browser } = await givenListener(servers[0] as ClockServer, pushes)

  const names: string[] = []
  let took = 200
  for (let round = 0; round < times; round++) {
    const server = any()
    const wanted = Array.from({ length: atOnce }, (_, count) => `Thing ${round}-${count}.`)
    names.push(...wanted)
    // One time in three the service has the message, and the server dies before it hears so.
    const isHeldUp = round % 3 === 0
    if (isHeldUp) pushes.order('hang')
    const before = pushes.arrivals.length
    const began = performance.now()
    await Promise.all(wanted.map((name) => atServer(server, ben).post(`${path}/shopping/items`, { name })))
    if (isHeldUp) await pushes.untilArrivals(before + 1)
    else await pause(Math.random() * took)
    await server.kill()
    pushes.order(null)
    await moveClocks()
    await server.start()
    await expect.poll(() => missing(pushes, wanted), { timeout: arrivesWithin }).toEqual([])
    took = Math.min(500, Math.max(50, (took + performance.now() - began) / 2))
  }

  // Whatever is still leased or to be repeated.
  for (let more = 0; more < 3; more++) await moveClocks()
  await expect.poll(() => missing(pushes, names), { timeout: arrivesWithin }).toEqual([])
  const shown = new Map<string, string>()
  for (const { message } of pushes.arrivals)
    if (message)
      shown.set(`${message.json.notification.tag} ${message.topic}`, message.json.notification.title)
  // A message that is sent again after a crash has the name of the first, whose place it takes.
  expect([...shown.values()].toSorted()).toEqual(
    names.map((name) => `Ben Hartley put “${name}” on the shopping list`).toSorted(),
  )
  expect(pushes.arrivals.filter(({ dropped }) => dropped !== null)).toEqual([])
  expect(browser.collect().length).toBe(names.length)
  expect(await countTold(atServer(servers[0] as ClockServer, anna))).toBe(names.length)
  expect(await countTold(atServer(servers[0] as ClockServer, ben))).toBe(0)
}, 3_600_000)

/** Anna, who hears at once of what Ben does, on one browser. */
async function givenListener(server: ClockServer, pushes: PushService) {
  const app = server as unknown as TestApp
  const anna = await givenPerson(app, 'Anna')
  const path = `/api/family-groups/${(await anna.post('/api/family-groups', { name: 'The Hartleys' })).body.id}`
  const browser: SubscribedBrowser = await givenPush(anna, pushes)
  await anna.patch(`${path}/notice-choices`, { push: 'now', mail: 'off' })
  const ben = await givenPerson(app, 'Ben')
  const { token } = await givenInvitation(anna, path, { email: 'ben@example.com' })
  await ben.post('/api/invitations/accept', { token })
  await ben.patch(`${path}/notice-choices`, { push: 'off', mail: 'off' })
  await pushes.untilArrivals(1)
  pushes.arrivals.length = 0
  browser.collect()
  return { anna, ben, path, browser }
}

/** What no browser can have shown. */
function missing(pushes: PushService, names: string[]): string[] {
  const titles = pushes.arrivals.flatMap(({ message }) => message?.json.notification.title ?? [])
  return names.filter((name) => !titles.some((title) => title.includes(name)))
}

/** How many things the person's bell tells of. */
async function countTold(person: Browser): Promise<number> {
  let count = 0
  for (let before = ''; ; ) {
    const page: Notice[] = (await person.get(`/api/notices?limit=100${before && `&before=${before}`}`)).body
    const things = page.filter(({ topic }) => topic === 'shopping')
    for (const { sentence } of things) count += Number(/put (\d+) things/.exec(sentence)?.[1] ?? 1)
    if (page.length < 100) return count
    before = page.at(-1)?.id ?? ''
  }
}
