// Load at eight o'clock: many deliveries due in the same minute, on both databases:
//   node scripts/with-postgres.mjs --durable node bench/schedule.ts [sizes] [rounds]
// BENCH_BEFORE names another work tree for a comparison in the same turns.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
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
const trees = { Sunporch: '.', ...(process.env.BENCH_BEFORE && { before: process.env.BENCH_BEFORE }) }
const asTheServer = startCommand.slice(0, -1)

type Result = { seconds: number; memory: number; longestPause: number }

const rows: string[][] = []
for (const size of sizes) {
  for (const engine of engines) {
    if (engine === 'PostgreSQL' && !process.env.TEST_DATABASE_URL) continue
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
    const script = ['--expose-gc', 'bench/load/run.ts', dataDir]
    const child = spawnSync(process.execPath, [...asTheServer, ...profiling(tree), ...script], {
      cwd: tree,
      env: { ...process.env, BENCH_DATABASE_URL: database?.environment.DATABASE_URL ?? '' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (child.status !== 0) throw new Error(`${tree} broke: ${child.stdout}`)
    await withApp(config, async (app) => expectAllOnce(app, count))
    return JSON.parse(child.stdout)
  } finally {
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
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
