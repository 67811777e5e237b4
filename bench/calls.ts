// From "Call me" on the screen to the door of the push service, with the real server in a process of its own:
//   node scripts/with-postgres.mjs node bench/calls.ts [families]
//
// First families call one after the other, each when the one before has been told; then all others call at once. A
// run in which a phone was told twice or not at all is invalid.

import { readConfig } from '#server/platform/config.ts'
import { type PushService, startPushService } from '#server/testing/others/push-service.ts'
import { startServer } from '#server/testing/processes/running-server.ts'
import { createDatabase } from '#server/testing/test-database.ts'
import { type CallingFamily, fillCallingFamilies } from './load/calls.ts'
import { table } from './table.ts'

const atOnce = Number(process.argv[2] ?? 500)
const oneByOne = 100

/** Milliseconds from the touch to the door, for each phone. */
type Result = { name: string; engine: string; phones: number; delays: number[] }

const postgresUrl = process.env.TEST_DATABASE_URL
const engines = ['SQLite', ...(postgresUrl ? ['PostgreSQL'] : [])]
const lines: string[][] = []
for (const engine of engines) {
  for (const { name, phones, delays } of await measure(engine)) {
    const sorted = delays.toSorted((a, b) => a - b)
    const at = (share: number) => `${Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)} ms`
    lines.push([name, engine, String(phones), at(0.5), at(0.99), at(1)])
  }
}
console.log(table(['calling', 'engine', 'phones', 'median', '99th percentile', 'longest'], lines))

async function measure(engine: string): Promise<Result[]> {
  const service = await startPushService()
  if (engine === 'SQLite') delete process.env.TEST_DATABASE_URL
  else process.env.TEST_DATABASE_URL = postgresUrl
  const database = await createDatabase()
  const environment = { ...database.environment, PUSH_SERVICES: service.origin, LOG_LEVEL: 'error' }
  const server = await startServer(environment)
  await server.kill()
  const config = readConfig({ DATA_DIR: server.dataDir, ...environment })
  const families = await fillCallingFamilies(config, 20 + oneByOne + atOnce, service)
  await server.start()
  try {
    // The first calls compile the code.
    const [warmUp, alone, together] = [families.splice(0, 20), families.splice(0, oneByOne), families]
    await callOneByOne(service, server.url, warmUp)
    const single = await callOneByOne(service, server.url, alone)
    const many = await callAtOnce(service, server.url, together)
    return [
      { name: 'one family', engine, phones: single.length, delays: single },
      { name: `${atOnce} families at once`, engine, phones: many.length, delays: many },
    ]
  } finally {
    await server.stop()
    await service.stop()
    await database.drop()
  }
}

async function callOneByOne(service: PushService, url: string, families: CallingFamily[]): Promise<number[]> {
  const delays: number[] = []
  for (const family of families) delays.push(...(await callAtOnce(service, url, [family])))
  return delays
}

async function callAtOnce(service: PushService, url: string, families: CallingFamily[]): Promise<number[]> {
  const before = service.arrivals.length
  const touched = new Map<string, number>()
  const expected = families.flatMap(({ endpoints }) => endpoints).length
  const calls = families.map(async ({ cookie, answerPath, endpoints }) => {
    const at = performance.timeOrigin + performance.now()
    for (const endpoint of endpoints) touched.set(new URL(endpoint).pathname, at)
    const response = await fetch(url + answerPath, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'call_me' }),
    })
    if (!response.ok) throw new Error(`The call was refused: ${response.status} ${await response.text()}`)
  })
  await Promise.all([...calls, service.untilArrivals(before + expected)])
  const arrived = service.arrivals.slice(before)
  const phones = new Set(arrived.map(({ path }) => path))
  if (arrived.length !== expected || phones.size !== expected || arrived.some(({ message }) => !message))
    throw new Error('A phone was told twice, or not at all.')
  return arrived.map(({ at, path }) => at - (touched.get(path) ?? Number.NaN))
}
