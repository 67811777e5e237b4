import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { localTime } from '#contract/platform/wall-clock.ts'
import { bindApp } from '../app.ts'
import { migrations } from '../migrations/all.ts'
import { minutes } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import type { App } from '../platform/context.ts'
import { insertRows } from '../platform/db/bulk.ts'
import { newId } from '../platform/ids.ts'
import { openPlatform } from '../platform/open.ts'
import { nextOccurrence } from '../platform/recurrence.ts'
import { runDue } from '../platform/work/due.ts'
import { builtProgram, compileCache } from '../testing/processes/built-program.ts'
import { rounds } from '../testing/soak.ts'
import { testClock } from '../testing/test-clock.ts'
import { borrowDatabase } from '../testing/test-database.ts'
import type { ScheduleEntryRow } from './schedule.tables.ts'
import { scheduleWork } from './schedule-due.ts'

const times = rounds({ quick: 2, full: 100 })
const perRound = minutes(12)
const atOnce = 40
/** Later than this an occurrence would be missed; no jump comes near it. */
const longestJump = minutes(25)
const zone = 'Europe/Berlin'

type Environment = Record<string, string>

test(`workers killed and clocks set to and fro, ${times} times: each occurrence is delivered once`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sunporch-crash-'))
  const database = await borrowDatabase()
  const environment: Environment = { DATA_DIR: dataDir, LOG_LEVEL: 'error', ...database.environment }
  const workers: (ChildProcess | null)[] = database.environment.DATABASE_URL ? [null, null] : [null]
  onTestFinished(async () => {
    for (const worker of workers) worker?.kill('SIGKILL')
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const start = Date.now()
  const entries = await withApp(environment, start, (app) => fill(app, start))

  for (let round = 0; round < times; round++) {
    const killed = Math.floor(Math.random() * workers.length)
    await kill(workers[killed])
    // Machines share their database, not their folder.
    const own: Environment = workers.length > 1 ? { DATA_DIR: join(dataDir, String(killed)) } : {}
    const started = await startWorker({ ...environment, ...own }, timeOf(round, start))
    workers[killed] = started
    // Each has a clock of its own, which is set again while it works.
    for (const worker of workers) worker?.send(timeOf(round, start))
    await workSome(started)
  }
  await Promise.all(workers.map(kill))

  // Later than every clock and every lease.
  const end = start + times * perRound + minutes(40)
  await withApp(environment, end, async (app) => {
    const late = () => app.db.selectFrom('schedule_entries').where('due_at', '<=', end).selectAll().execute()
    // PostgreSQL ends the transaction of a killed worker a moment later, and passes over its locked rows until then.
    await expect
      .poll(async () => {
        await runDue(app, scheduleWork)
        return late()
      })
      .toEqual([])
    const sent = await app.db.selectFrom('schedule_occurrences').selectAll().execute()
    expect(sent.filter(({ sent_at }) => sent_at === null)).toEqual([])
    expect(sent.map(({ entry_id, scheduled_for }) => `${entry_id} ${scheduled_for}`).toSorted()).toEqual(
      entries.flatMap((entry) => momentsUntil(entry, end)).toSorted(),
    )
    const { rows } = await sql<{ subject_id: string; count: number }>`
      select delivery_targets.delivery_id, count(*) as count from delivery_targets
      where accepted_at is not null group by delivery_id`.execute(app.db)
    expect(rows).toHaveLength(sent.length)
    expect(rows.filter(({ count }) => Number(count) !== 1)).toEqual([])
  })
}, 3_600_000)

/** The time of the round, and up to 25 minutes before or after it. */
function timeOf(round: number, start: number): number {
  return Math.round(start + round * perRound + (Math.random() * 2 - 1) * longestJump)
}

/** Everything that a worker has sent so far. */
const messages = new WeakMap<ChildProcess, unknown[]>()

async function startWorker(environment: Environment, now: number): Promise<ChildProcess> {
  const worker = fork(builtProgram('server/testing/processes/schedule-worker.ts'), {
    env: { ...process.env, ...compileCache, ...environment, CLOCK: String(now) },
    execArgv: [],
  })
  messages.set(worker, [])
  worker.on('message', (message) => messages.get(worker)?.push(message))
  await untilSent(worker, (received) => received.includes('ready'))
  return worker
}

/** Waits until the worker has done one or two batches, or found nothing due, and then for a part of the next batch. */
async function workSome(worker: ChildProcess): Promise<void> {
  const batches = 1 + Math.floor(Math.random() * 2)
  const began = performance.now()
  await untilSent(
    worker,
    (received) =>
      received.includes('idle') || received.filter((message) => message === 'batch').length >= batches,
  )
  await pause((Math.random() * (performance.now() - began)) / batches)
}

/** However long the worker takes: a process starts slowly on a busy machine. Fails when it ends before. */
async function untilSent(worker: ChildProcess, isEnough: (received: unknown[]) => boolean): Promise<void> {
  const stopping = new AbortController()
  const ended = once(worker, 'exit', { signal: stopping.signal }).then(([code, signal]) => {
    throw new Error(`the worker ended: ${code ?? signal}`)
  })
  // Rejected by `abort` when the worker has sent enough.
  ended.catch(() => {})
  try {
    while (!isEnough(messages.get(worker) ?? []))
      await Promise.race([once(worker, 'message', { signal: stopping.signal }), ended])
  } finally {
    stopping.abort()
  }
}

async function kill(worker: ChildProcess | null | undefined): Promise<void> {
  if (!worker) return
  worker.kill('SIGKILL')
  await once(worker, 'exit')
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

async function withApp<T>(environment: Environment, now: number, work: (app: App) => Promise<T>): Promise<T> {
  const platform = await openPlatform(readConfig(environment), migrations)
  try {
    return await work(bindApp({ ...platform.app, clock: testClock(now) }))
  } finally {
    await platform.close()
  }
}

/** A family with a screen, and for each round as many entries that are due at the same time. */
async function fill(app: App, start: number): Promise<ScheduleEntryRow[]> {
  const [userId, groupId] = [newId(), newId()]
  const made = { created_at: start, family_group_id: groupId }
  const user = { id: userId, email: 'anna@example.com', first_name: 'Anna', last_name: 'Hartley' }
  await insertRows(app, 'users', [{ ...user, created_at: start } as never])
  const group = { id: groupId, name: 'The Hartleys', time_zone: zone, created_at: start }
  await insertRows(app, 'family_groups', [group as never])
  const device = { id: newId(), ...made, kind: 'screen', name: 'Family screen', opened_at: start }
  await insertRows(app, 'devices', [device as never])
  const entries = Array.from({ length: times * atOnce }, (_, count) => {
    const at = Math.floor((start + Math.floor(count / atOnce) * perRound) / minutes(1)) * minutes(1)
    const patterns = ['daily', 'weekly', null] as const
    return {
      id: newId(),
      ...made,
      subject_kind: 'content',
      subject_id: newId(),
      scheduled_for: at,
      due_at: at,
      local_time: localTime(at, zone),
      time_zone: zone,
      recurring_pattern: patterns[count % patterns.length] ?? null,
      added_by: userId,
    } as ScheduleEntryRow
  })
  const items = entries.map(({ subject_id }, count) => ({
    id: subject_id as string,
    ...made,
    type: 'audiobook',
    title: `Book ${count}`,
    provider: 'kindle',
    added_by: userId,
  }))
  await insertRows(app, 'content_items', items as never[])
  await insertRows(app, 'schedule_entries', entries)
  return entries
}

function momentsUntil(entry: ScheduleEntryRow, end: number): string[] {
  const recurrence = {
    localTime: entry.local_time,
    timeZone: entry.time_zone,
    pattern: entry.recurring_pattern,
  }
  const occurrences: string[] = []
  for (let at: number | null = entry.scheduled_for; at !== null && at <= end; ) {
    occurrences.push(`${entry.id} ${at}`)
    at = nextOccurrence(recurrence, at)
  }
  return occurrences
}
