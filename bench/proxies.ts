// From "Send" to the screen's view, and to the app of another member, through proxies and networks that are in the way:
//   node bench/proxies.ts [--sends 20] [--only "holds GET"]
// The code of the pages runs in this process; the server is one of its own. The first picture is sent at once, while the
// clients find out what gets through.

import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { givenPhoto, type Person } from '#server/testing/given/given.ts'
import {
  type InBetween,
  startOldProxy,
  startProxy,
  startSlowNetwork,
} from '#server/testing/others/proxies.ts'
import { startServer } from '#server/testing/processes/running-server.ts'
import { givenFamilyAt } from '#server/testing/torture/world.ts'
import { type Clients, openClients } from '../e2e/support/through-proxy.ts'
import { median, table } from './table.ts'

const { values } = parseArgs({
  options: { sends: { type: 'string', default: '20' }, only: { type: 'string', default: '' } },
})

type Road = {
  name: string
  open(target: string): Promise<InBetween>
  /** What it does before anything is measured, once the clients have been opened. */
  trouble?: (proxy: InBetween) => Promise<void>
  /** Milliseconds from one send to the next. */
  apart?: number
}

const loginPage = { status: 200, type: 'text/html', body: '<h1>Please sign in to this network</h1>' }
const notFound = { status: 404, type: 'text/plain', body: '404 page not found' }

/** Answers in the server's place for ten seconds. */
const answersItself = (answer: typeof notFound) => async (proxy: InBetween) => {
  proxy.answerWith(answer)
  proxy.cut()
  await sleep(10_000)
  proxy.answerWith(null)
}

const roads: Road[] = [
  { name: 'nothing in between', open: async (url) => ({ ...(await startProxy(url)), url }) },
  { name: 'a proxy that does nothing', open: (url) => startProxy(url) },
  { name: 'holds GET streams to their end', open: (url) => startProxy(url, { holds: 'GET' }) },
  { name: 'holds every streamed answer', open: (url) => startProxy(url, { holds: 'all' }) },
  {
    name: 'cuts each connection after 30 s',
    open: (url) => startProxy(url, { cutAfter: 30_000 }),
    apart: 4000,
  },
  {
    name: 'holds every stream, cuts after 30 s',
    open: (url) => startProxy(url, { holds: 'all', cutAfter: 30_000 }),
    apart: 4000,
  },
  { name: 'has answered 404 for 10 s', open: (url) => startProxy(url), trouble: answersItself(notFound) },
  {
    name: 'has shown a login page for 10 s',
    open: (url) => startProxy(url),
    trouble: answersItself(loginPage),
  },
  { name: '1 % loss, round trip of 2 s', open: (url) => startSlowNetwork(url, 2000), apart: 3000 },
  { name: 'strips unknown headers', open: (url) => startProxy(url, { isStrict: true }) },
  { name: 'HTTP/1.0 on both sides', open: (url) => startOldProxy(url) },
]

const rows: string[][] = []
for (const road of roads.filter(({ name }) => name.includes(values.only))) {
  const server = await startServer({ LOG_LEVEL: 'error', UPLOAD_QUOTA: 'off' })
  try {
    rows.push(await measure(road, server))
  } finally {
    await server.stop()
  }
}
console.log(
  table(['in between', 'way', 'first picture', 'screen: median', 'at most', 'app: median', 'at most'], rows),
)
process.exit(0)

async function measure(road: Road, server: { url: string }): Promise<string[]> {
  const { anna, ben, screen, path } = await givenFamilyAt(server)
  const proxy = await road.open(server.url)
  const photos: string[] = []
  for (let n = 0; n <= Number(values.sends); n++) photos.push((await givenPhoto(anna as Person, path)).id)
  const clients = openClients({ url: proxy.url, screen, person: ben, livePath: `${path}/live` })
  const send = async (photoId = '') => {
    const sentAt = performance.now()
    const changed = clients.nextChange('photos')
    const { delivery } = (await anna.post(`${path}/photos/${photoId}/send-to-alexa`)).body
    const [shown, told] = await Promise.all([clients.untilShown(delivery.id), changed])
    return { screen: shown - sentAt, app: told - sentAt }
  }
  if (road.trouble) {
    await clients.opened
    await road.trouble(proxy)
  }
  const first = await send(photos.pop())
  await clients.opened
  const seen: Awaited<ReturnType<typeof send>>[] = []
  for (const photoId of photos) {
    await sleep((road.apart ?? 300) * (0.5 + Math.random()))
    seen.push(await send(photoId))
  }
  clients.stop()
  await proxy.close()
  const row = [road.name, waysOf(clients), inSeconds(first.screen)]
  for (const who of ['screen', 'app'] as const) {
    const times = seen.map((one) => one[who])
    row.push(inSeconds(median(times)), inSeconds(Math.max(...times)))
  }
  console.log(row.join(' | '), `losses ${clients.losses()}`)
  return row
}

/** The way in which the last call was made. */
function waysOf({ asked }: Clients): string {
  const last = asked.findLast(({ who }) => who === 'screen')?.way ?? 'get'
  return { get: 'GET', post: 'POST', poll: 'polling' }[last]
}

function inSeconds(ms: number): string {
  return (ms / 1000).toFixed(2)
}
