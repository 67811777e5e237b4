// What a family waits for, alone and beside a hostile account that does everything at once:
//   node scripts/with-postgres.mjs --durable node bench/hostile.ts [--seconds 40] [--engine SQLite] [--floor 60]
// It fails when a 99th percentile is more than twice the one without the account, and more than `floor` milliseconds above
// it: what a busy machine adds by itself. The family, the account and the server are a process each. The account would be on
// another computer, so its process has the lowest priority. "Control" is the family beside the account, while that one
// attacks a server that does nothing: what the two processors share.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { budgets } from '#server/platform/budgets/table.ts'
import { readConfig } from '#server/platform/config.ts'
import { createDatabase } from '#server/testing/test-database.ts'
import { startMeasured } from './cost/processes.ts'
import { type Answers, startFamilies, startHostile, startNothing } from './hostile/start-hostile.ts'
import type { Times } from './hostile/waiting-families.ts'
import { type Engine, engines } from './in-turns.ts'
import { startCommand } from './start-command.ts'
import { median, table } from './table.ts'
import { fillFamilies } from './writing/fill.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '40' },
    floor: { type: 'string', default: '60' },
    engine: { type: 'string' },
  },
})
const seconds = Number(values.seconds)
const floor = Number(values.floor)
/** In seconds: until all that the account does is under way. */
const warmUp = Math.min(5, seconds)

const rows: string[][] = []
const tooSlow: string[] = []
for (const engine of engines.filter((one) => one === (values.engine ?? one)))
  if (engine === 'SQLite' || process.env.TEST_DATABASE_URL) await measure(engine)
const head = [
  '',
  'engine',
  'samples',
  'alone: median',
  '99th percentile',
  'control: median',
  '99th percentile',
  'beside it: median',
  '99th percentile',
  'times',
]
console.log(`\nA family beside a hostile account, ${seconds} s each\n`)
console.log(table(head, rows))
if (tooSlow.length > 0) {
  console.error(`\nMore than twice as slow beside the hostile account: ${tooSlow.join(', ')}`)
  process.exitCode = 1
}

async function measure(engine: Engine): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sunporch-hostile-'))
  const database = engine === 'PostgreSQL' ? await createDatabase() : null
  const environment = { LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...database?.environment }
  const [mallory, ...families] = await fillFamilies(readConfig(environment), 201)
  if (!mallory) throw new Error('there is no account')
  const server = await startMeasured([...profiling(), ...startCommand], {
    ...environment,
    LOG_LEVEL: 'error',
    WRITES_A_MINUTE: budgets.personWrites.fallback,
    CALLS_A_SECOND: budgets.personCalls.fallback,
  })
  const waiting = await startFamilies(server.url, families)
  const beside = async (url: string) => {
    const hostile = await startHostile(url, mallory)
    await sleep(warmUp * 1000)
    const times = await waiting.waitFor(seconds)
    return { times, answers: await hostile.stop() }
  }
  try {
    await waiting.waitFor(warmUp)
    const alone = await waiting.waitFor(seconds)
    const nothing = await startNothing()
    const control = await beside(nothing.url).finally(nothing.stop)
    await waiting.waitFor(warmUp)
    const attacked = await beside(server.url)
    report(engine, alone, control.times, attacked.times)
    console.log(`\n${engine}: what the account was answered\n${answersOf(attacked.answers)}`)
  } finally {
    waiting.stop()
    await server.stop()
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** With BENCH_PROFILE=folder each server leaves a CPU profile there. */
function profiling(): string[] {
  const folder = process.env.BENCH_PROFILE
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${resolve(folder)}`] : []
}

function report(engine: Engine, alone: Times, control: Times, attacked: Times): void {
  for (const name of Object.keys(alone) as (keyof Times)[]) {
    const [before, after] = [last(alone[name]), last(attacked[name])]
    if (after > 2 * before && after - before > floor) tooSlow.push(`${name} on ${engine}`)
    const counts = [alone, control, attacked].map((times) => times[name].length)
    const figures = [alone, control, attacked].flatMap((times) =>
      [median(times[name]), last(times[name])].map((ms) => `${ms.toFixed(1)} ms`),
    )
    rows.push([name, engine, counts.join(', '), ...figures, (after / before).toFixed(1)])
  }
}

/** The 99th percentile. */
function last(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
}

function answersOf(answers: Answers): string {
  return Object.entries(answers)
    .map(([name, counts]) => {
      const said = Object.entries(counts).map(([status, count]) => `${count} × ${status}`)
      return `- ${name}: ${said.join(', ')}`
    })
    .join('\n')
}
