// From "Send" to the screen's view, and to the app of another member, through proxies and networks that are in the way:
//   node bench/proxies.ts [--sends 20] [--only "holds GET"]
// The code of the pages runs in this process; the server is one of its own. The first picture is sent once the page has read
// its first view, and more are for 12 seconds, while the clients find out what gets through.

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
import { openClients } from '../e2e/support/through-proxy.ts'
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

const words = { get: 'GET', post: 'POST', poll: 'polling' }
/** Milliseconds after which a client has found out what gets through. */
const findingOut = 12_000
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
  table(
    [
      'in between',
      'way',
      'first picture',
      'in 12 s: at most',
      'screen: median',
      'at most',
      'app: median',
      'at most',
    ],
    rows,
  ),
)
process.exit(0)

async function measure(road: Road, server: { url: string }): Promise<string[]> {
  const { anna, ben, screen, path } = await givenFamilyAt(server)
  const proxy = await road.open(server.url)
  const photos: string[] = []
  for (let n = 0; n <= Number(values.sends) + findingOut / 1500; n++)
    photos.push((await givenPhoto(anna as Person, path)).id)
  const began = performance.now()
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
  // What was sent before is in the first view.
  else await clients.begun
  const first: number[] = []
  do first.push((await send(photos.pop())).screen)
  while (performance.now() - began < findingOut && (await sleep(1500, true)))
  await clients.opened
  const seen: Awaited<ReturnType<typeof send>>[] = []
  for (const photoId of photos.splice(0, Number(values.sends))) {
    await sleep((road.apart ?? 300) * (0.5 + Math.random()))
    seen.push(await send(photoId))
  }
  const way = words[clients.way()]
  clients.stop()
  await proxy.close()
  const row = [road.name, way, inSeconds(first[0] ?? 0), inSeconds(Math.max(...first))]
  for (const who of ['screen', 'app'] as const) {
    const times = seen.map((one) => one[who])
    row.push(inSeconds(median(times)), inSeconds(Math.max(...times)))
  }
  console.log(row.join(' | '), `losses ${clients.losses()}`)
  return row
}

function inSeconds(ms: number): string {
  return (ms / 1000).toFixed(2)
}
