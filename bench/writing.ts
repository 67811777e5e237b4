// Writing: how many durable changes a second each contender makes, with the same rows, in turns:
//   node scripts/with-postgres.mjs --durable node bench/writing.ts [--seconds 2] [--rounds 3] [--only tick] [--connections 1,50] [--engine SQLite]
// Without PostgreSQL only SQLite is measured. TMPDIR must be on a disk: in memory a sync costs nothing.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/platform/config.ts'
import { createDatabase } from '#server/testing/test-database.ts'
import { installContenders } from './contenders.ts'
import {
  type Contender,
  type Engine,
  engines,
  type RunningContender,
  startContender,
} from './reading/servers.ts'
import { startCommand } from './start-command.ts'
import { median, spread, table } from './table.ts'
import { fillFamilies, type WritingFamily } from './writing/fill.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: 'tick,add,answer' },
    connections: { type: 'string', default: '1,50' },
    engine: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const familiesOfBench = 100
const minute = 60_000

type Call = { method: string; path: string; cookie: string; body: object }

const before = process.env.BENCH_BEFORE
const theirs = (name: string) => [`bench/writing/contenders/${name}.mjs`]
const contenders: Contender[] = engines.flatMap((engine) => [
  { name: 'Sunporch', engine, command: startCommand },
  ...(before
    ? [
        {
          name: 'Sunporch before',
          engine,
          command: [...startCommand.slice(0, -1), resolve(before, 'server/main.mjs')],
        },
      ]
    : []),
  { name: 'bare SQL', engine, command: theirs('bare') },
  ...(engine === 'PostgreSQL' ? [{ name: 'Express, Drizzle', engine, command: theirs('express') }] : []),
])

installContenders()
const folder = mkdtempSync(join(tmpdir(), 'sunporch-writing-'))
const database = await createDatabase()
try {
  for (const engine of engines.filter((one) => one === (values.engine ?? one)))
    if (engine === 'SQLite' || database.environment.DATABASE_URL) await measure(engine)
} finally {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
}

/** One after the other: two servers cannot share one SQLite file, so each gets rows of its own there. */
async function measure(engine: Engine): Promise<void> {
  const found = new Map<string, number[]>()
  const late = new Map<string, number[]>()
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders.filter((one) => one.engine === engine)) {
      const environment = environmentOf(engine, `${round}-${contender.name}`)
      const families = await fillFamilies(
        readConfig({ LOG_LEVEL: 'silent', ...environment }),
        familiesOfBench,
      )
      const place = { environment: { LOG_LEVEL: 'error', ...environment }, family: families[0] as never }
      const running = await startContender(contender, place)
      try {
        for (const name of values.only.split(',')) {
          if (name === 'answer' && contender.name === 'Express, Drizzle') continue
          const calls = await callsOf(name, families, running)
          // The first calls compile the code.
          load(running, calls, 10, 1)
          for (const connections of values.connections.split(',').map(Number)) {
            const { perSecond, p99 } = load(running, calls, connections, Number(values.seconds))
            const key = [name, connections, contender.name].join('|')
            found.set(key, [...(found.get(key) ?? []), perSecond])
            late.set(key, [...(late.get(key) ?? []), p99])
          }
        }
      } finally {
        await running.stop()
      }
    }
  }
  const lines = [...found].map(([key, rates]) => {
    const [name = '', connections = '', who = ''] = key.split('|')
    const mine = median(found.get([name, connections, 'Sunporch'].join('|')) ?? [])
    return [
      name,
      connections,
      who,
      Math.round(median(rates)).toLocaleString('en'),
      spread(rates),
      `${Math.round(median(late.get(key) ?? []))} ms`,
      who === 'Sunporch' ? '' : `${(mine / median(rates)).toFixed(2)} of it`,
    ]
  })
  console.log(`\n${engine}: durable writes a second, median of ${rounds} rounds of ${values.seconds} s\n`)
  const head = ['', 'connections', '', 'a second', 'spread', '99th percentile', 'Sunporch is']
  console.log(
    table(
      head,
      lines.toSorted((a, b) => `${a[0]} ${a[1]}`.localeCompare(`${b[0]} ${b[1]}`)),
    ),
  )
}

function environmentOf(engine: Engine, name: string): Record<string, string> {
  const dataDir = join(folder, `${engine}-${name.replaceAll(/\W+/g, '-')}`)
  const { DATABASE_URL } = database.environment
  return engine === 'PostgreSQL' && DATABASE_URL
    ? { DATA_DIR: dataDir, DATABASE_URL }
    : { DATA_DIR: dataDir, DATABASE_FILE: join(dataDir, 'sunporch.db') }
}

async function callsOf(name: string, families: WritingFamily[], running: RunningContender): Promise<Call[]> {
  const cookies = await Promise.all(families.map((family) => cookieOf(running, family)))
  if (name === 'tick') {
    return [true, false].flatMap((isCompleted) =>
      Array.from({ length: 10 }, (_, place) => place).flatMap((place) =>
        families.map(({ itemIds }, index) => ({
          method: 'PATCH',
          path: `/api/shopping-items/${itemIds[place]}/toggle`,
          cookie: cookies[index] as string,
          body: { isCompleted },
        })),
      ),
    )
  }
  if (name === 'add') {
    return families.map(({ groupId }, index) => ({
      method: 'POST',
      path: `/api/family-groups/${groupId}/shopping/items`,
      cookie: cookies[index] as string,
      body: { name: 'Tea', quantity: '2', notes: null },
    }))
  }
  // Two minutes apart, because the same answer within a minute is one answer.
  return Array.from({ length: 200 }, (_, place) => place).flatMap((place) =>
    families.map(({ deliveryId, screenCookie }) => ({
      method: 'POST',
      path: `/api/screen/deliveries/${deliveryId}/answers`,
      cookie: screenCookie,
      body: { kind: 'heart', answeredAt: new Date(Date.now() - place * 2 * minute).toISOString() },
    })),
  )
}

async function cookieOf({ name, url }: RunningContender, { userId, cookie }: WritingFamily): Promise<string> {
  if (name !== 'Express, Drizzle') return cookie
  const signedIn = await fetch(`${url}/sign-in/${userId}`, {
    method: 'POST',
    // An idle connection may have been closed meanwhile.
    headers: { connection: 'close' },
  })
  return signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

function load(
  { url }: RunningContender,
  calls: Call[],
  connections: number,
  seconds: number,
): { perSecond: number; p99: number } {
  const callsFile = join(folder, 'calls.json')
  writeFileSync(callsFile, JSON.stringify(calls))
  const given = JSON.stringify({ url, connections, seconds, callsFile })
  const child = spawnSync(process.execPath, ['bench/writing/load.mjs', given], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.status !== 0) throw new Error('the load broke')
  return JSON.parse(child.stdout)
}
