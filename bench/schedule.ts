// Load at eight o'clock: many deliveries due in the same minute, on both databases, compared with two
// job queues whose handler writes the same rows, and with bare SQL:
//   node scripts/with-postgres.mjs node bench/schedule.ts [entries]

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { bindApp } from '#server/app.ts'
import { migrations } from '#server/migrations/all.ts'
import { readConfig } from '#server/platform/config.ts'
import { openPlatform } from '#server/platform/open.ts'
import { createDatabase } from '#server/testing/test-database.ts'
import { installContenders } from './contenders.ts'
import { dueMinute, fillDatabase } from './load/fill.ts'

const entries = Number(process.argv[2] ?? 100_000)
const rounds = Number(process.argv[3] ?? 3)
/** The options of `npm start`. */
const asTheServer = ['--max-semi-space-size=2']

type Result = { seconds: number; memory: number; longestPause: number }

installContenders()
const lines = [['', 'engine', 'entries', 'seconds', 'a second', 'of the limit', 'peak RSS', 'longest pause']]
const results = new Map<string, Result[]>()
for (let round = 0; round < rounds; round++) {
  for (const who of ['limit', 'sunporch', 'pg-boss', 'graphile-worker']) {
    record(`${who} PostgreSQL ${entries}`, await measure(who, entries, true))
  }
  record(`sunporch SQLite ${entries}`, await measure('sunporch', entries, false))
  record(`sunporch PostgreSQL ${entries / 10}`, await measure('sunporch', entries / 10, true))
  record(`sunporch SQLite ${entries / 10}`, await measure('sunporch', entries / 10, false))
}
const limit = median(`limit PostgreSQL ${entries}`)
for (const key of results.keys()) {
  const [who = '', engine = '', count = ''] = key.split(' ')
  const { seconds, memory, longestPause } = median(key)
  const share = engine === 'PostgreSQL' && Number(count) === entries ? limit.seconds / seconds : null
  lines.push([
    who,
    engine,
    Number(count).toLocaleString('en'),
    seconds.toFixed(2),
    Math.round(Number(count) / seconds).toLocaleString('en'),
    share === null ? '' : `${Math.round(share * 100)} %`,
    `${Math.round(memory)} MB`,
    `${Math.round(longestPause)} ms`,
  ])
}
console.log(`\nMedian of ${rounds}:\n`)
for (const [index, line] of lines.entries()) {
  console.log(`| ${line.join(' | ')} |`)
  if (index === 0) console.log(`|${' --- |'.repeat(line.length)}`)
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
    const child = spawnSync(
      process.execPath,
      [...asTheServer, '--expose-gc', 'bench/load/run.ts', who, dataDir],
      {
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
