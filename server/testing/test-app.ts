import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, onTestFinished } from 'vitest'
import { bindApp, buildServer, dueWorks } from '../app.ts'
import type { FindInvitation } from '../identity/identity-events.ts'
import { migrations } from '../migrations/all.ts'
import type { Makers } from '../photos/pictures/makers.ts'
import { minutes, seconds } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import type { App } from '../platform/context.ts'
import { spareBytes, spareIn } from '../platform/disk.ts'
import { openPlatform } from '../platform/open.ts'
import { openOutbound } from '../platform/outbound/call-server.ts'
import { type DueWork, runDue } from '../platform/work/due.ts'
import { calendarReader } from '../visits/calendars/reading/read-calendar.ts'
import { migratedDatabase } from './migrated-database.ts'
import { type TestClock, testClock } from './test-clock.ts'
import { borrowDatabase } from './test-database.ts'

/** A whole server on a real database, with a clock that stands still. */
export type TestApp = App & {
  clock: TestClock
  server: FastifyInstance
  /** The server's address: it really listens, on loopback. */
  url: string
  /** Does all that is due now. */
  runDue(): Promise<void>
  /** Moves the clock on by so many milliseconds, and does all that is due then. */
  runDueAfter(milliseconds: number): Promise<void>
}

/** An account that is made with it has a confirmed address, as if it were the link in a mail. */
export const provingInvitation = 'proves any address'

/** Hundreds of people sign up in the tests; nobody guesses at their passwords. */
const cheap = { memory: 64, passes: 1, parallelism: 1 }

/** As in the process that the server has for it, without the time that this takes to start. */
const inThisProcess: Makers = {
  makePicture: async (original) => (await loadMakers()).makePicture(original),
  makeAvif: async (original) => (await loadMakers()).makeAvif(original),
  makeFace: async (original) => (await loadMakers()).makeFace(original),
  findPoint: async (file) => (await loadMakers()).findPoint(file),
}

async function loadMakers(): Promise<Makers> {
  const { makers } = await import('../photos/pictures/makers.ts')
  return makers
}

type Environment = Record<string, string>

/**
 * SQLite in a folder of its own, or a database of its own on the PostgreSQL server that
 * TEST_DATABASE_URL names. All of it is gone after the test.
 */
export async function createTestApp(environment: Environment = {}): Promise<TestApp> {
  const app = {} as TestApp
  onTestFinished(await openTestApp(app, environment))
  return app
}

/**
 * One server for all tests of the file, which bring people and groups of their own. It is there when the first test
 * begins, and its clock only goes forward.
 */
export function sharedTestApp(environment: Environment = {}): TestApp {
  const app = {} as TestApp
  beforeAll(() => openTestApp(app, environment))
  beforeEach(() => forgetAttempts(app))
  return app
}

/** What people have tried so far is not counted any more: all who share a server come from one address. */
export async function forgetAttempts(app: TestApp): Promise<void> {
  await app.db.deleteFrom('rate_limits').execute()
  app.budgetMemory.refused.clear()
}

/** Makes `app` a server that runs. Returns what ends it. */
async function openTestApp(app: TestApp, environment: Environment): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sunporch-test-'))
  const database = await borrowDatabase()
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    REGISTRATION: 'open',
    // The disk of the tests may be nearly full.
    DISK_KEEP_FREE: 'off',
    // And the database of a busy machine slow.
    DATABASE_TIMEOUT: '600',
    BACKUP_DAILY: 'off',
    // A test does in a second what a family does in an hour.
    CALLS_A_SECOND: 'off',
    ...database.environment,
    ...environment,
  })
  if (!config.databaseUrl) await writeFile(join(dataDir, 'sunporch.db'), await migratedDatabase())
  await giveSpare(dataDir)
  const platform = await openPlatform(config, migrations)
  const clock = testClock()
  const bound = bindApp({ ...platform.app, clock })
  // The same object that the server has, so that a test can put another part in.
  const findInvitation = trusting(bound.findInvitation)
  Object.assign(app, bound, { clock, passwordCost: cheap, pictures: { ...inThisProcess }, findInvitation })
  waitPatiently(app)
  const server = await buildServer(app)
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  async function runAllDue() {
    for (const work of dueWorks) await runDueToEnd(app, work)
  }
  Object.assign(app, {
    server,
    url,
    runDue: runAllDue,
    runDueAfter(milliseconds: number) {
      clock.advance(milliseconds)
      return runAllDue()
    },
  })
  return async () => {
    await server.close()
    await platform.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A spare file without content, which takes no time to write and no room. */
async function giveSpare(dataDir: string): Promise<void> {
  const file = spareIn(dataDir)
  await writeFile(file, '')
  await truncate(file, spareBytes)
}

/** So that tests of mails need not open a link for each person: see `provingInvitation`. */
function trusting(find: FindInvitation): FindInvitation {
  return async (app, link) =>
    link.token === provingInvitation
      ? { linkId: `proving ${link.email}`, provesEmail: true }
      : find(app, link)
}

/** Whom the server calls is on loopback, and on a busy machine late. A test of a time limit sets its own. */
function waitPatiently(app: App): void {
  app.outbound = openOutbound({ timeout: minutes(5), idle: minutes(5) })
  app.readCalendar = calendarReader({
    longestEvent: seconds(20),
    longest: minutes(5),
    slice: 200,
    idle: seconds(5),
  })
  app.alexa.endOfCall = () => AbortSignal.timeout(minutes(5))
}

/** Runs everything that is due now, and waits for what the batches have started. */
async function runDueToEnd(app: App, work: DueWork): Promise<void> {
  const underway = work.underway?.(app)
  for (;;) {
    let hasEnded = false
    const end = underway?.nextEnd().then(() => {
      hasEnded = true
    })
    await runDue(app, work)
    if (underway && underway.count() > 0) await end
    else if (!hasEnded) return
  }
}
