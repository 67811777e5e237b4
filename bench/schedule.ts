// Load at eight o'clock: many deliveries due in the same minute, on both databases:
//   node scripts/with-postgres.mjs --durable node bench/schedule.ts [sizes] [rounds] [workers]
// Several workers are processes on one database; with more than one only PostgreSQL is measured.
// BENCH_BEFORE names another work tree for a comparison in the same turns.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { bindApp } from '#server/app.ts'
import { migrations } from '#server/migrations/all.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { openPlatform } from '#server/platform/open.ts'
import { createDatabase } from '#server/testing/test-database.ts'
import { type Engine, engines } from './in-turns.ts'
import { dueMinute, fillDatabase } from './load/fill.ts'
import { startCommand } from './start-command.ts'
import { median, table } from './table.ts'

const sizes = (process.argv[2] ?? '2000,20000,100000').split(',').map(Number)
const rounds = Number(process.argv[3] ?? 3)
const workers = Number(process.argv[4] ?? 1)
const trees = { Sunporch: '.', ...(process.env.BENCH_BEFORE && { before: process.env.BENCH_BEFORE }) }
const asTheServer = startCommand.slice(0, -1)

type Result = { seconds: number; memory: number; longestPause: number }
/** Of one worker; epoch milliseconds. */
type Run = { begunAt: number; endedAt: number; memory: number; longestPause: number }

const rows: string[][] = []
for (const size of sizes) {
  for (const engine of engines) {
    if (engine === 'PostgreSQL' ? !process.env.TEST_DATABASE_URL : workers > 1) continue
    const found = new Map<string, Result[]>()
    for (let round = 0; round < rounds; round++)
      for (const [name, tree] of Object.entries(trees))
        found.set(name, [...(found.get(name) ?? []), await measure(tree, size, engine)])
    for (const [name, results] of found)
      rows.push([name, engine, size.toLocaleString('en'), ...cells(size, results)])
  }
}
console.log(`\nMedian of ${rounds}:\n`)
console.log(
  table(['', 'engine', 'entries', 'seconds', 'spread', 'a second', 'peak RSS', 'longest pause'], rows),
)

function cells(size: number, results: Result[]): string[] {
  const of = (key: keyof Result) => results.map((result) => result[key])
  const seconds = of('seconds')
  return [
    median(seconds).toFixed(2),
    `${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)}`,
    Math.round(size / median(seconds)).toLocaleString('en'),
    `${Math.round(median(of('memory')))} MB`,
    `${Math.round(median(of('longestPause')))} ms`,
  ]
}

async function measure(tree: string, count: number, engine: Engine): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sunporch-load-'))
  const database = engine === 'PostgreSQL' ? await createDatabase() : null
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...database?.environment })
  try {
    await withApp(config, async (app) => {
      await fillDatabase(app, count, dueMinute())
      if (engine === 'SQLite') return
      await sql`vacuum analyze`.execute(app.db)
      await sql`checkpoint`.execute(app.db)
    })
    const databaseUrl = database?.environment.DATABASE_URL ?? ''
    const ready = await Promise.all(
      Array.from({ length: workers }, (_, number) => {
        // A folder with pictures is for one process.
        const folder = number === 0 ? dataDir : join(dataDir, `worker-${number}`)
        return startRun(tree, ['--expose-gc', 'bench/load/run.ts', folder], databaseUrl)
      }),
    )
    const runs = await Promise.all(ready.map((begin) => begin()))
    await withApp(config, async (app) => expectAllOnce(app, count))
    const of = (key: keyof Run) => runs.map((one) => one[key])
    return {
      seconds: (Math.max(...of('endedAt')) - Math.min(...of('begunAt'))) / 1000,
      memory: of('memory').reduce((sum, one) => sum + one, 0),
      longestPause: Math.max(...of('longestPause')),
    }
  } finally {
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Resolves when the worker is ready, with what lets it begin. */
async function startRun(tree: string, script: string[], databaseUrl: string): Promise<() => Promise<Run>> {
  const child = spawn(process.execPath, [...asTheServer, ...profiling(tree), ...script], {
    cwd: tree,
    env: { ...process.env, BENCH_DATABASE_URL: databaseUrl },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  if ((await lines.next()).value !== 'ready') throw new Error(`a worker of ${tree} did not start`)
  return async () => {
    child.stdin.write('begin')
    const { value } = await lines.next()
    await ended
    if (!value) throw new Error(`a worker of ${tree} broke`)
    return JSON.parse(value)
  }
}

/** With BENCH_PROFILE=folder each run of this work tree leaves a CPU profile there. */
function profiling(tree: string): string[] {
  const folder = process.env.BENCH_PROFILE
  return folder && tree === '.' ? ['--cpu-prof', `--cpu-prof-dir=${resolve(folder)}`] : []
}

async function withApp(config: Config, work: (app: ReturnType<typeof bindApp>) => Promise<void>) {
  const platform = await openPlatform(config, migrations)
  try {
    await work(bindApp(platform.app))
  } finally {
    await platform.close()
  }
}

/** A run that left a row out, or wrote it twice, does not count. */
async function expectAllOnce(app: ReturnType<typeof bindApp>, count: number): Promise<void> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from deliveries) as deliveries,
      (select count(*) from delivery_targets where accepted_at is not null) as accepted,
      (select count(*) from activity) as activity,
      (select count(*) from schedule_occurrences where sent_at is not null and delivery_id is not null) as sent,
      (select count(distinct entry_id) from schedule_occurrences) as entries,
      (select count(*) from schedule_entries where due_at > ${Date.now()} or sent_at is not null) as gone_on`.execute(
    app.db,
  )
  for (const [counted, number] of Object.entries(rows[0] ?? {})) {
    if (Number(number) !== count) throw new Error(`${number} ${counted} of ${count}`)
  }
}
