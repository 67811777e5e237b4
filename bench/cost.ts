// What a server costs: start, memory, processor time for 1,000 requests, and the packages on the disk:
//   node scripts/with-postgres.mjs node bench/cost.ts [--requests 1000] [--rounds 3] [--options=--max-semi-space-size=2]
// Without PostgreSQL only SQLite is measured. `--options` compares starts with other options of Node with `npm start`;
// several are separated by `|`. BENCH_BEFORE names a work tree of the release before, whose start is measured in turns. Needs Linux: memory and processor time are read from /proc.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { readConfig } from '#server/platform/config.ts'
import { openPostgres } from '#server/platform/db/postgres/postgres.ts'
import { createDatabase } from '#server/testing/test-database.ts'
import { type Call, callMany, openStreams } from './cost/calls.ts'
import { installedSizes } from './cost/installed.ts'
import { type MeasuredServer, memoryOf, parentOf, processorTimeOf, startMeasured } from './cost/processes.ts'
import { type Family, fillFamily } from './reading/fill.ts'
import { startCommand, startCommandOf } from './start-command.ts'
import { median, spread, table } from './table.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    options: { type: 'string' },
  },
})
const requests = Number(values.requests)
const rounds = Number(values.rounds)
/** Open at the same time, to measure the memory of one. */
const streams = 500

/** The commands by what is said of them in the table. */
const commands = new Map([['', startCommand]])
for (const options of values.options?.split('|') ?? [])
  commands.set(options || 'no option', [...options.split(' ').filter(Boolean), ...startCommand.slice(-1)])

/** What is called, by its name in the table. */
type Calls = Record<View, Call>
type View = (typeof views)[number]
const views = ['photos', 'shopping', "screen's view", 'tick an item', 'screen reports'] as const

type Place = {
  engine: string
  environment: Record<string, string>
  family: Family
  databasePid: number | null
}
type Found = {
  idle: number
  loaded: number
  later: number
  stream: number
  times: Record<string, { server: number; database: number }>
}

const folder = mkdtempSync(join(tmpdir(), 'sunporch-cost-'))
const database = await createDatabase()
try {
  await printStart()
  const places = await fill()
  await printCost(places)
  printInstalled()
} finally {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
}

type Start = { listens: number; processor: number; idle: number }

/** On SQLite, in turns: with an empty data folder, and then with what the first start has made. */
async function printStart(): Promise<void> {
  const before = process.env.BENCH_BEFORE
  const starts = new Map<string, string[]>([
    ['the bundle (npm start)', startCommand],
    ['the sources', [...startCommand.slice(0, -1), 'server/main.mjs']],
  ])
  if (before) starts.set('before', startCommandOf(before))
  const found = new Map<string, Start[]>()
  const bare: number[] = []
  for (let round = -1; round < rounds; round++) {
    bare.push(timeOf(() => spawnSync(process.execPath, ['-e', '0'])))
    for (const [name, command] of starts) {
      for (const which of ['first, migrates', 'second']) {
        const start = await measureStart(command, join(folder, `start ${name} ${round}`))
        const key = `${name}: ${which}`
        // The round before the first one fills the caches.
        if (round >= 0) found.set(key, [...(found.get(key) ?? []), start])
      }
    }
  }
  const rows = [...found].map(([name, all]) => {
    const listens = all.map((one) => one.listens)
    const cells = [median(listens), median(all.map((one) => one.processor))].map(
      (ms) => `${Math.round(ms)} ms`,
    )
    const idle = `${Math.round(median(all.map((one) => one.idle)))} MB`
    return [name, cells[0] ?? '', spread(listens), cells[1] ?? '', idle]
  })
  console.log(`\nFrom the start of the process to listening, SQLite, median of ${rounds}\n`)
  console.log(table(['start', 'listens after', 'spread', 'processor time', 'memory (RSS) 2 s later'], rows))
  console.log(`\n\`node -e 0\` takes ${Math.round(median(bare))} ms from start to end.`)
}

async function measureStart(command: string[], dataDir: string): Promise<Start> {
  const server = await startMeasured(command, { DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  const processor = processorTimeOf(server.pid) * 1000
  await sleep(2000)
  const idle = memoryOf(server.pid)
  await server.stop()
  return { listens: server.startedIn, processor, idle }
}

function timeOf(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

async function fill(): Promise<Place[]> {
  const sqlite = { DATA_DIR: join(folder, 'sqlite') }
  const places: Place[] = [await place('SQLite', sqlite, null)]
  const { DATABASE_URL } = database.environment
  if (!DATABASE_URL) return places
  const db = openPostgres(DATABASE_URL, () => {})
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const databasePid = parentOf(rows[0]?.pid ?? 0)
  await db.destroy()
  return [
    ...places,
    await place('PostgreSQL', { DATA_DIR: join(folder, 'postgres'), DATABASE_URL }, databasePid),
  ]
}

async function place(engine: string, environment: Record<string, string>, databasePid: number | null) {
  const family = await fillFamily(readConfig({ LOG_LEVEL: 'silent', ...environment }))
  return { engine, environment, family, databasePid }
}

async function printCost(places: Place[]): Promise<void> {
  const found = new Map<string, { engine: string; options: string; all: Found[] }>()
  for (let round = 0; round < rounds; round++) {
    for (const [options, command] of commands) {
      for (const place of places) {
        const { engine } = place
        const known = found.get(engine + options) ?? { engine, options, all: [] }
        known.all.push(await measure(place, command))
        found.set(engine + options, known)
      }
    }
  }
  const rows = [...found.values()].map(({ engine, options, all }) => {
    const memory = (['idle', 'loaded', 'later'] as const).map((name) => median(all.map((one) => one[name])))
    const time = (view: View) => {
      const server = median(all.map(({ times }) => times[view]?.server ?? 0))
      const database = median(all.map(({ times }) => times[view]?.database ?? 0))
      return `${server.toFixed(2)}${engine === 'SQLite' ? '' : ` + ${database.toFixed(2)}`} s`
    }
    const stream = `${median(all.map(({ stream }) => stream)).toFixed(0)} kB`
    return [engine, options, ...memory.map((mb) => `${Math.round(mb)} MB`), stream, ...views.map(time)]
  })
  console.log(
    `\nMemory (RSS) two seconds after the start, after the requests, and five seconds later; memory of an open stream; processor time of the server for 1,000 requests (+ of the database), ${requests} on ten connections, median of ${rounds}\n`,
  )
  console.log(table(['engine', '', 'idle', 'loaded', 'later', 'a stream', ...views], rows))
}

async function measure({ environment, family, databasePid }: Place, command: string[]): Promise<Found> {
  const server = await startMeasured(command, { LOG_LEVEL: 'error', ...environment })
  try {
    await sleep(2000)
    const idle = memoryOf(server.pid)
    const stream = await measureStreams(server, family)
    const calls = await callsOf(server, family)
    // The first requests compile the code.
    for (const view of views) await callMany(server.url, calls[view], 200)
    const times: Found['times'] = {}
    for (const view of views) {
      const before = spent(server, databasePid)
      await callMany(server.url, calls[view], requests)
      const after = spent(server, databasePid)
      const of = (who: 'server' | 'database') => ((after[who] - before[who]) / requests) * 1000
      times[view] = { server: of('server'), database: of('database') }
    }
    const loaded = memoryOf(server.pid)
    await sleep(5000)
    return { idle, loaded, later: memoryOf(server.pid), stream, times }
  } finally {
    await server.stop()
  }
}

/** kB for each. Before anything else: later the streams would get memory that requests have left free. */
async function measureStreams({ url, pid }: MeasuredServer, { screenCookie }: Family): Promise<number> {
  const closeFirst = await openStreams(url, screenCookie, 50)
  const before = memoryOf(pid)
  const close = await openStreams(url, screenCookie, streams)
  const kilobytes = ((memoryOf(pid) - before) / streams) * 1000
  close()
  closeFirst()
  return kilobytes
}

async function callsOf({ url }: MeasuredServer, { groupId, cookie, screenCookie }: Family): Promise<Calls> {
  const group = `/api/family-groups/${groupId}`
  const answer = await fetch(`${url}${group}/shopping`, { headers: { cookie } })
  const { items } = (await answer.json()) as ShoppingList
  return {
    photos: { path: `${group}/photos`, cookie },
    shopping: { path: `${group}/shopping`, cookie },
    "screen's view": { path: '/api/screen', cookie: screenCookie },
    'tick an item': {
      method: 'PATCH',
      path: `/api/shopping-items/${items[0]?.id}/toggle`,
      cookie,
      body: (number) => ({ isCompleted: number % 2 === 0 }),
    },
    'screen reports': {
      method: 'POST',
      path: '/api/screen/contact',
      cookie: screenCookie,
      body: () => ({ wasTouched: false }),
    },
  }
}

function spent(server: MeasuredServer, databasePid: number | null) {
  return {
    server: processorTimeOf(server.pid),
    database: databasePid === null ? 0 : processorTimeOf(databasePid, { children: true }),
  }
}

function printInstalled(): void {
  const { image, start, all } = installedSizes()
  const node = statSync(process.execPath).size / 1e6
  const row = (name: string, size: number) => [name, `${Math.round(size)} MB`]
  console.log(
    `\nPackages on the disk; Node itself is ${Math.round(node)} MB more where the machine has none\n`,
  )
  console.log(
    table(
      ['', 'size'],
      [
        row('to run (as in the image)', image),
        row('to build the pages and run (npm start)', start),
        row('with everything for tests, without tools/ (npm test)', all),
      ],
    ),
  )
}
