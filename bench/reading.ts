// Reading: how many lists a second each contender answers, with the same rows and the same answer, in turns:
//   node scripts/with-postgres.mjs node bench/reading.ts [--seconds 2] [--rounds 3] [--only photos,shopping] [--first-second] [--plot FILE]
// Without PostgreSQL only SQLite is measured. `--first-second` measures 200 connections at a server that has just started.

import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { readConfig } from '#server/platform/config.ts'
import { createDatabase } from '#server/testing/test-database.ts'
import { type Bar, writeChart } from './chart.ts'
import { installContenders } from './contenders.ts'
import { type Family, fillFamily } from './reading/fill.ts'
import {
  type Contender,
  contenders,
  type Engine,
  engines,
  type Place,
  type RunningContender,
  startContender,
} from './reading/servers.ts'
import { median, spread, table } from './table.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    plot: { type: 'string' },
    'first-second': { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)

/** Each list by its name, as the calls of one view. */
const lists = ({ groupId }: Family): Record<string, string[]> => {
  const group = `/api/family-groups/${groupId}`
  return {
    photos: [`${group}/photos`],
    shopping: [`${group}/shopping`],
    activity: [`${group}/activity?limit=50`],
    dashboard: [
      '/api/auth/user',
      `${group}/photos?limit=5`,
      `${group}/activity?limit=3`,
      `${group}/members`,
      `${group}/shopping`,
    ],
  }
}
const asked = values.only?.split(',') ?? ['photos', 'shopping', 'activity', 'dashboard']

installContenders()
const folder = mkdtempSync(join(tmpdir(), 'sunporch-reading-'))
const database = await createDatabase()
try {
  const places = await fill()
  if (values['first-second']) await measureFirstSecond(places)
  else await measureInTurns(places)
} finally {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
}

async function fill(): Promise<Map<Engine, Place>> {
  const places = new Map<Engine, Place>()
  for (const engine of engines) {
    const { DATABASE_URL } = database.environment
    if (engine === 'PostgreSQL' && !DATABASE_URL) continue
    const dataDir = join(folder, engine)
    const environment = {
      DATA_DIR: dataDir,
      ...(engine === 'PostgreSQL' && DATABASE_URL
        ? { DATABASE_URL }
        : { DATABASE_FILE: join(dataDir, 'sunporch.db') }),
    }
    const family = await fillFamily(readConfig({ LOG_LEVEL: 'silent', ...environment }))
    places.set(engine, { environment, family })
  }
  return places
}

/** The answers from memory are those of ours on the first engine. */
function placeOf({ engine }: Contender, places: Map<Engine, Place>): Place | undefined {
  const place = places.get(engine ?? 'SQLite')
  if (!place || engine) return place
  return { ...place, environment: { ANSWERS: join(folder, 'answers.json') } }
}

async function measureInTurns(places: Map<Engine, Place>): Promise<void> {
  const running: (RunningContender & { family: Family })[] = []
  const blocks: { heading: string; bars: Bar[] }[] = []
  try {
    for (const contender of contenders) {
      const place = placeOf(contender, places)
      if (!place) continue
      if (contender.engine === null) await keepAnswers(running)
      running.push({ ...(await startContender(contender, place)), family: place.family })
    }
    for (const name of asked) {
      await expectSameAnswers(name, running)
      const rates = new Map<RunningContender, number[]>(running.map((one) => [one, []]))
      for (let round = 0; round < rounds; round++) {
        for (const one of running) {
          const paths = lists(one.family)[name] ?? []
          const { perSecond } = load(one, { paths, connections: 50, seconds })
          rates.get(one)?.push(perSecond / paths.length)
        }
      }
      print(name, rates)
      blocks.push({ heading: name, bars: barsOf(rates) })
    }
    if (values.plot) writeChart(values.plot, 'Answers a second, 50 connections', blocks)
  } finally {
    for (const one of running) await one.stop()
  }
}

function barsOf(rates: Map<RunningContender, number[]>): Bar[] {
  return [...rates]
    .filter(([{ engine }]) => engine !== null)
    .map(([{ name, engine }, found]) => ({
      label: `${name}, ${engine}`,
      value: median(found),
      isOurs: name === 'Sunporch',
    }))
}

function print(name: string, rates: Map<RunningContender, number[]>): void {
  const ours = new Map<string | null, number>()
  for (const [{ name, engine }, found] of rates) if (name === 'Sunporch') ours.set(engine, median(found))
  console.log(`\n${name}: answers a second, 50 connections, median of ${rounds} rounds of ${seconds} s\n`)
  console.log(
    table(
      ['', 'engine', 'a second', 'spread', 'Sunporch is'],
      [...rates].map(([{ name, engine }, found]) => [
        name,
        engine ?? '',
        Math.round(median(found)).toLocaleString('en'),
        spread(found),
        ratio(name, ours.get(engine ?? 'SQLite'), median(found)),
      ]),
    ),
  )
}

function ratio(name: string, ours: number | undefined, theirs: number): string {
  return name === 'Sunporch' || !ours ? '' : `${(ours / theirs).toFixed(2)} of it`
}

/** A server that has just started, and 200 connections at once. */
async function measureFirstSecond(places: Map<Engine, Place>): Promise<void> {
  const rows: string[][] = []
  for (const contender of contenders) {
    const place = placeOf(contender, places)
    if (!place || contender.engine === null) continue
    const found: Load[] = []
    for (let round = 0; round < rounds; round++) {
      const one = await startContender(contender, place)
      const paths = lists(place.family).photos ?? []
      found.push(load(one, { paths, connections: 200, seconds }))
      await one.stop()
    }
    const of = (key: keyof Load) => median(found.map((one) => one[key]))
    rows.push([
      contender.name,
      contender.engine,
      ...[of('median'), of('p99'), of('p99OfFirstSecond')].map((ms) => `${Math.round(ms)} ms`),
      (of('p99') / of('median')).toFixed(1),
    ])
  }
  console.log(
    `\nphotos, 200 connections, from the first request on, median of ${rounds} rounds of ${seconds} s\n`,
  )
  console.log(table(['', 'engine', 'median', '99th percentile', 'of the first second', 'p99 / median'], rows))
}

type Load = { perSecond: number; median: number; p99: number; p99OfFirstSecond: number }

function load(
  { url, cookie }: RunningContender,
  given: { paths: string[]; connections: number; seconds: number },
): Load {
  const child = spawnSync(
    process.execPath,
    ['bench/reading/load.mjs', JSON.stringify({ url, cookie, ...given })],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  if (child.status !== 0) throw new Error('the load broke')
  return JSON.parse(child.stdout)
}

/** A contender that answers anything else does not count. */
async function expectSameAnswers(name: string, running: (RunningContender & { family: Family })[]) {
  const expected = new Map<Engine | null, unknown[]>()
  for (const one of running) {
    const answers = await Promise.all(
      (lists(one.family)[name] ?? []).map(async (path) => JSON.parse(await read(one, path))),
    )
    if (one.name === 'Sunporch') expected.set(one.engine, answers)
    const same = expected.get(one.engine ?? 'SQLite')
    if (!isDeepStrictEqual(answers, same)) throw new Error(`${one.name} answers other ${name}`)
  }
}

async function keepAnswers(running: (RunningContender & { family: Family })[]): Promise<void> {
  const ours = running.find(({ engine }) => engine === 'SQLite')
  if (!ours) throw new Error('nobody has answered yet')
  const answers: Record<string, string> = {}
  for (const path of Object.values(lists(ours.family)).flat()) answers[path] = await read(ours, path)
  writeFileSync(join(folder, 'answers.json'), JSON.stringify(answers))
}

/** On a connection of its own: an idle one may have been closed meanwhile. */
async function read({ url, cookie }: RunningContender, path: string): Promise<string> {
  const [answer] = await once(get(url + path, { agent: false, headers: { cookie } }), 'response')
  if (answer.statusCode !== 200) throw new Error(`${url}${path} answered ${answer.statusCode}`)
  return text(answer)
}
