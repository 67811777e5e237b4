// Load at eight o'clock: many deliveries due in the same minute, on both databases, compared with a
// job queue whose handler writes the same rows, and with bare SQL:
//   node scripts/with-postgres.mjs --durable node bench/schedule.ts [sizes] [rounds] [contenders on PostgreSQL]
// BENCH_PLOT names a file for a picture of the result.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { bindApp } from '#server/app.ts'
import { migrations } from '#server/migrations/all.ts'
import { readConfig } from '#server/platform/config.ts'
import { openPlatform } from '#server/platform/open.ts'
import { createDatabase } from '#server/testing/test-database.ts'
import { writeChart } from './chart.ts'
import { installContenders } from './contenders.ts'
import { dueMinute, fillDatabase } from './load/fill.ts'

const sizes = (process.argv[2] ?? '2000,20000,100000').split(',').map(Number)
const rounds = Number(process.argv[3] ?? 3)
const onPostgres = (process.argv[4] ?? 'limit,before,sunporch,pg-boss').split(',')
/** Another work tree of this repository: `before` runs its schedule, for a comparison in one run. */
const before = process.env.BENCH_BEFORE
const { scripts } = (await import('../package.json', { with: { type: 'json' } })).default
const asTheServer = scripts.start.split(' ').slice(1, -1)

type Result = { seconds: number; memory: number; longestPause: number }

installContenders()
const results = new Map<string, Result[]>()
for (const size of sizes) {
  for (let round = 0; round < rounds; round++) {
    for (const who of onPostgres)
      if (who !== 'before' || before) record(`${who} PostgreSQL ${size}`, await measure(who, size, true))
    record(`sunporch SQLite ${size}`, await measure('sunporch', size, false))
  }
}
console.log(`\nMedian of ${rounds}:\n`)
const head = [
  '',
  'engine',
  'entries',
  'seconds',
  'spread',
  'a second',
  'of the limit',
  'peak RSS',
  'longest pause',
]
console.log(`| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}`)
for (const key of results.keys()) console.log(`| ${lineOf(key).join(' | ')} |`)
if (process.env.BENCH_PLOT) plot(process.env.BENCH_PLOT)

function plot(file: string): void {
  const names: Record<string, string> = { limit: 'bare SQL', sunporch: 'Sunporch' }
  const blocks = sizes.map((size) => ({
    heading: `${size.toLocaleString('en')} entries`,
    bars: [...results.keys()]
      .filter((key) => key.endsWith(` ${size}`))
      .map((key) => {
        const [who = '', engine = ''] = key.split(' ')
        return {
          label: `${names[who] ?? who}, ${engine}`,
          value: size / median(key).seconds,
          isOurs: who === 'sunporch',
        }
      }),
  }))
  writeChart(file, 'Scheduled deliveries a second, due in the same minute', blocks)
}

function lineOf(key: string): string[] {
  const [who = '', engine = '', count = ''] = key.split(' ')
  const { seconds, memory, longestPause } = median(key)
  const all = (results.get(key) ?? []).map((result) => result.seconds)
  const limit = results.has(`limit PostgreSQL ${count}`) ? median(`limit PostgreSQL ${count}`) : null
  const share = engine === 'PostgreSQL' && limit ? `${Math.round((limit.seconds / seconds) * 100)} %` : ''
  return [
    who,
    engine,
    Number(count).toLocaleString('en'),
    seconds.toFixed(2),
    `${Math.min(...all).toFixed(2)} to ${Math.max(...all).toFixed(2)}`,
    Math.round(Number(count) / seconds).toLocaleString('en'),
    share,
    `${Math.round(memory)} MB`,
    `${Math.round(longestPause)} ms`,
  ]
}

function record(key: string, result: Result): void {
  console.error(`${key}: ${result.seconds.toFixed(2)} s`)
  results.set(key, [...(results.get(key) ?? []), result])
}

function median(key: string): Result {
  const sorted = (results.get(key) ?? []).toSorted((a, b) => a.seconds - b.seconds)
  return sorted[Math.floor(sorted.length / 2)] as Result
}

async function measure(who: string, count: number, isPostgres: boolean): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sunporch-load-'))
  const database = isPostgres ? await createDatabase() : { environment: {}, async drop() {} }
  const databaseUrl = (database.environment as { DATABASE_URL?: string }).DATABASE_URL
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...database.environment })
  try {
    await withApp(config, async (app) => {
      await fillDatabase(app, count, dueMinute())
      if (!isPostgres) return
      await sql`vacuum analyze`.execute(app.db)
      await sql`checkpoint`.execute(app.db)
    })
    const isBefore = who === 'before'
    const script = [
      join(isBefore ? (before as string) : '.', 'bench/load/run.ts'),
      isBefore ? 'sunporch' : who,
    ]
    const child = spawnSync(
      process.execPath,
      [...asTheServer, ...profiling(who), '--expose-gc', ...script, dataDir],
      {
        ...(isBefore && { cwd: before }),
        env: { ...process.env, BENCH_DATABASE_URL: databaseUrl ?? '' },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    if (child.status !== 0) throw new Error(`${who} broke: ${child.stdout}`)
    await withApp(config, async (app) => expectAllOnce(app, count))
    return JSON.parse(child.stdout)
  } finally {
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** With BENCH_PROFILE=folder each run of ours leaves a CPU profile there. */
function profiling(who: string): string[] {
  const folder = process.env.BENCH_PROFILE
  return folder && who === 'sunporch' ? ['--cpu-prof', `--cpu-prof-dir=${resolve(folder)}`] : []
}

type Config = ReturnType<typeof readConfig>

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
