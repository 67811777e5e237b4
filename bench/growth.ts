// Growth: how the time of a request changes when groups and photos become 10 and 100 times as many:
//   node scripts/with-postgres.mjs node bench/growth.ts [--photos 10000] [--rounds 200] [--engines SQLite,PostgreSQL]
// `--photos` is how many rows there are at 1×. A server for each size runs at the same time, and they are asked in
// turn, one request after the other, so that a busy machine slows all of them alike.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/platform/config.ts'
import { createDatabase } from '#server/testing/test-database.ts'
import { type Call, timed } from './cost/calls.ts'
import { type MeasuredServer, startMeasured } from './cost/processes.ts'
import { addPhotos, analyze, copyGroup, openBulk, sizeOf } from './growth/copies.ts'
import { type Family, fillTwoFamilies } from './reading/fill.ts'
import { startCommand } from './start-command.ts'
import { median, table } from './table.ts'

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '200' },
    engines: { type: 'string' },
  },
})
const photos = Number(values.photos)
const rounds = Number(values.rounds)
const sizes = [1, 10, 100]
/** Of one family. Besides, a tenth of all photos belong to one group. */
const photosOfFamily = 50

/** The second half of the calls is for the group with a tenth of all photos. */
type Size = { factor: number; server: MeasuredServer; calls: Record<string, Call>; close(): Promise<void> }

const engines = (values.engines ?? (process.env.TEST_DATABASE_URL ? 'SQLite,PostgreSQL' : 'SQLite')).split(
  ',',
)
for (const engine of engines) await measureEngine(engine)

async function measureEngine(engine: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sunporch-growth-'))
  const running: Size[] = []
  try {
    for (const factor of sizes) running.push(await openSize(engine, factor, join(folder, String(factor))))
    print(engine, await askInTurns(running))
  } finally {
    for (const { close } of running) await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openSize(engine: string, factor: number, dataDir: string): Promise<Size> {
  const database = engine === 'SQLite' ? { environment: {}, drop: async () => {} } : await createDatabase()
  const environment = { DATA_DIR: dataDir, ...database.environment }
  const [family, large] = await fillTwoFamilies(readConfig({ LOG_LEVEL: 'silent', ...environment }))
  const url = (database.environment as { DATABASE_URL?: string }).DATABASE_URL
  const bulk = await openBulk({ url, file: join(dataDir, 'sunporch.db') })
  const start = performance.now()
  await copyGroup(bulk, family.groupId, (photos * factor * 0.9) / photosOfFamily)
  await addPhotos(bulk, large.groupId, (photos * factor) / 10)
  await analyze(bulk)
  const { count, bytes } = await sizeOf(bulk)
  await bulk.close()
  const took = `filled in ${((performance.now() - start) / 1000).toFixed(0)} s`
  console.log(
    `${engine} ${factor}×: ${count.toLocaleString('en')} photos, ${(bytes / 1e6).toFixed(0)} MB, ${took}`,
  )
  // Without the due work of the copies, which a server with so many groups would have done long ago.
  const server = await startMeasured(startCommand, { LOG_LEVEL: 'error', ROLE: 'web', ...environment })
  return {
    factor,
    server,
    calls: { ...(await callsOf(server, family, '')), ...(await callsOf(server, large, ', large group')) },
    async close() {
      await server.stop()
      await database.drop()
    },
  }
}

async function callsOf({ url }: MeasuredServer, family: Family, of: string): Promise<Record<string, Call>> {
  const { groupId, cookie, screenCookie } = family
  const group = `/api/family-groups/${groupId}`
  const get = (path: string, as = cookie): Call => ({ method: 'GET', path, cookie: as })
  const answer = await fetch(`${url}${group}/photos?limit=1`, { headers: { cookie } })
  const [photo] = (await answer.json()) as { id: string }[]
  return {
    [`photos${of}`]: get(`${group}/photos?limit=50`),
    [`activity${of}`]: get(`${group}/activity?limit=50`),
    [`shopping${of}`]: get(`${group}/shopping`),
    [`screen's view${of}`]: get('/api/screen', screenCookie),
    [`send a photo${of}`]: {
      method: 'POST',
      path: `${group}/photos/${photo?.id}/send-to-alexa`,
      cookie,
      body: () => ({}),
    },
    [`add an item${of}`]: {
      method: 'POST',
      path: `${group}/shopping/items`,
      cookie,
      body: () => ({ name: 'Milk' }),
    },
  }
}

type Times = Map<string, Map<number, number>>

/** The median of each call at each size, in milliseconds. */
async function askInTurns(running: Size[]): Promise<Times> {
  const found: Times = new Map()
  for (const name of Object.keys(running[0]?.calls ?? {})) {
    const times = new Map(running.map(({ factor }) => [factor, [] as number[]]))
    // The first fifth compiles the code and fills the caches.
    for (let round = -rounds / 5; round < rounds; round++) {
      for (const { factor, server, calls } of running) {
        const ms = await timed(server.url, calls[name] as Call, round)
        if (round >= 0) times.get(factor)?.push(ms)
      }
    }
    found.set(name, new Map([...times].map(([factor, all]) => [factor, median(all)])))
  }
  return found
}

function print(engine: string, times: Times): void {
  console.log(
    `\n${engine}: median of ${rounds} requests, one after the other; ${photos.toLocaleString('en')} photos at 1×\n`,
  )
  const rows = [...times].map(([name, bySize]) => {
    const of = (factor: number) => bySize.get(factor) ?? Number.NaN
    const ratio = (factor: number) => (of(factor) / of(1)).toFixed(2)
    return [name, ...sizes.map((factor) => `${of(factor).toFixed(2)} ms`), ratio(10), ratio(100)]
  })
  console.log(table(['', ...sizes.map((factor) => `${factor}×`), '10× / 1×', '100× / 1×'], rows))
}
