import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SQLInputValue } from 'node:sqlite'
import type { FastifyInstance } from 'fastify'
import type { KyselyPlugin } from 'kysely'
import pino from 'pino'
import { alexa } from '#server/alexa/feature/alexa.feature.ts'
import { bindApp, dueWorks, openRoutes } from '#server/app.ts'
import { content } from '#server/content/content.feature.ts'
import { delivery } from '#server/delivery/delivery.feature.ts'
import { family } from '#server/family/feature/family.feature.ts'
import { identity } from '#server/identity/feature/identity.feature.ts'
import { photos } from '#server/photos/feature/photos.feature.ts'
import type { Picture } from '#server/photos/pictures/variants.ts'
import type { Clock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import type { App } from '#server/platform/context.ts'
import { type SqliteDatabase, sqliteOn } from '#server/platform/db/sqlite.ts'
import { openDisk } from '#server/platform/disk.ts'
import { builtWeb } from '#server/platform/http/assets.routes.ts'
import { openPages } from '#server/platform/http/pages.ts'
import { openMemoryLive } from '#server/platform/live/live.ts'
import { openMailer } from '#server/platform/mail/mailer.ts'
import { platform } from '#server/platform/platform.feature.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { startDue } from '#server/platform/work/due.ts'
import { room } from '#server/room/room.feature.ts'
import { schedule } from '#server/schedule/schedule.feature.ts'
import { screen } from '#server/screen/screen.feature.ts'
import { shopping } from '#server/shopping/shopping.feature.ts'
import { alexaEnvironment } from '#server/testing/alexa/environment.ts'
import { certificateAddress } from '#server/testing/alexa/signature.ts'
import { certificateAt } from './amazon.ts'
import type { Row, SimulatedDatabase } from './database.ts'
import { origin, start } from './origin.ts'
import type { Realm, Scheduler } from './scheduler.ts'
import { type Files, storageOn } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'sunporch-simulation-'))
const config = readConfig({
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  REGISTRATION: 'open',
  DISK_KEEP_FREE: 'off',
  BACKUP_DAILY: 'off',
  // The simulated people press much faster than the limit for one person allows.
  WRITES_A_MINUTE: 'off',
  CALLS_A_SECOND: 'off',
  ...alexaEnvironment,
  PUBLIC_URL: origin,
})
const mailer = openMailer({ smtpUrl: null, from: config.mailFrom, keepIn: join(folder, 'mail') })
const log = pino({ level: 'silent' })
const disk = openDisk(config)

/** Those that what is simulated depends on. The others would only take time. */
const works = dueWorks.filter(({ name }) =>
  [
    'schedule',
    'delivery-attempts',
    'delivery-expiry',
    'delivery-ends',
    'device-silence',
    'call-rounds',
  ].includes(name),
)

/** Those whose calls the simulated pages and people make: all others hear of events as ever. */
const called = [
  platform,
  identity,
  family,
  delivery,
  room,
  photos,
  content,
  schedule,
  shopping,
  screen,
  alexa,
]
const pages = openPages(builtWeb, config)
const certificate = certificateAt(start)

/** What is asked of the database in place of each statement. */
type Statements = (sql: string) => string

export type OpenServer = { realm: Realm; fastify: FastifyInstance }

type Parts = { database: SqliteDatabase; storage: Storage; clock: Clock; plugin?: KyselyPlugin }

/** The whole server on a database, without the calls that nobody makes here. */
export async function openServer({ database, storage, clock, plugin }: Parts) {
  const db = sqliteOn(database)
  const app: App = bindApp({
    config,
    db: plugin ? db.withPlugin(plugin) : db,
    storage,
    disk,
    live: openMemoryLive(),
    clock,
    mailer,
    log,
    secretKey: Buffer.alloc(32, 7),
  })
  app.alexa.certificates.set(certificateAddress, certificate)
  const fastify = await openRoutes(app, pages, called)
  await fastify.ready()
  return { app, fastify }
}

/** A server that can be killed at any await of any request, with the database that outlives it. */
export class SimulatedServer {
  readonly scheduler: Scheduler
  readonly #database: SimulatedDatabase
  readonly #files: Files = new Map()
  readonly #drawn: Picture
  readonly #statements: Statements
  #afterWrites: { count: number; run: () => void } | null = null
  #changes = 0
  #open: OpenServer | null = null
  #killListeners: (() => void)[] = []
  /** The realm of timers that the running server sets. */
  realm: Realm = { name: 'server', isOver: false }

  constructor(
    scheduler: Scheduler,
    { database, drawn }: { database: SimulatedDatabase; drawn: Picture },
    statements: Statements = (sql) => sql,
  ) {
    this.#statements = statements
    this.scheduler = scheduler
    this.#database = database
    this.#drawn = drawn
    database.reset()
  }

  /** Null while it is down. */
  get open(): OpenServer | null {
    return this.#open
  }

  /** Calls the listener once, when the running server is killed. */
  onKill(listener: () => void): void {
    this.#killListeners.push(listener)
  }

  async start(): Promise<void> {
    const realm: Realm = { name: 'server', isOver: false }
    this.realm = realm
    const { scheduler } = this
    const { app, fastify } = await openServer({
      database: whileAlive(this.#database, realm, {
        statements: this.#statements,
        onWrite: () => this.#countWrite(),
      }),
      storage: storageOn(this.#files, scheduler, realm),
      clock: this.#clock(realm),
      plugin: this.#slowly(realm),
    })
    // Threads end when they like, and all pictures of a run are the same one.
    app.pictures.makePicture = () =>
      new Promise((resolve) =>
        scheduler.after(realm, 50 + scheduler.chance.int(2000), () => resolve(this.#drawn)),
      )
    app.alexa.endOfAnswer = (ms) => {
      const ending = new AbortController()
      scheduler.after(realm, ms, () => ending.abort())
      return ending.signal
    }
    this.#open = { realm, fastify }
    startDue(app, works)
  }

  /** What was not committed is lost, and nothing of the server goes on. */
  kill(): void {
    if (!this.#open) return
    this.#open.realm.isOver = true
    this.#open = null
    this.#afterWrites = null
    const listeners = this.#killListeners
    this.#killListeners = []
    for (const listener of listeners) listener()
    this.#database.rollback()
  }

  /** Runs something once, after so many further statements that write. Null: what was to run does not. */
  afterWrites(count: number, run: (() => void) | null): void {
    this.#afterWrites = run && { count, run }
  }

  #countWrite(): void {
    const after = this.#afterWrites
    if (!after || --after.count > 0) return
    this.#afterWrites = null
    after.run()
  }

  /** What is in the database, for the invariants. */
  read(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#database.read(sql, ...values)
  }

  /** What is in the storage, for the invariants. */
  fileAt(key: string): Buffer | null {
    return this.#files.get(key) ?? null
  }

  /** The family has no such device in this run. */
  forget(deviceId: string): void {
    this.read('update devices set removed_at = created_at where id = ? returning id', deviceId)
  }

  /** Whether anything was committed since this was asked last. An open transaction may end with a kill. */
  hasChanged(): boolean {
    if (this.#database.isTransaction) return false
    const [row] = this.read('select total_changes() as changes')
    const before = this.#changes
    this.#changes = Number(row?.changes)
    return this.#changes !== before
  }

  #clock(realm: Realm): Clock {
    const { scheduler } = this
    return {
      now: () => scheduler.now,
      sleepUntil: (at, signal) =>
        new Promise((resolve) => {
          if (signal.aborted) return resolve()
          const cancel = scheduler.after(realm, at - scheduler.now, resolve)
          signal.addEventListener('abort', () => {
            cancel()
            resolve()
          })
        }),
    }
  }

  /** Some statements take a while, so that others come in between, and the server may be killed there. */
  #slowly(realm: Realm): KyselyPlugin {
    const { scheduler } = this
    return {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (scheduler.chance.int(4) === 0)
          await new Promise<void>((resolve) => scheduler.after(realm, scheduler.chance.int(40), resolve))
        return result
      },
    }
  }
}

/** The database as one process sees it: after that process was killed, it changes and answers nothing. */
function whileAlive(
  database: SimulatedDatabase,
  realm: Realm,
  { statements, onWrite }: { statements: Statements; onWrite: () => void },
): SqliteDatabase {
  return {
    prepare(sql) {
      const { statement, columns } = database.prepare(statements(sql))
      const isWrite = /^\s*(insert|update|delete)/.test(sql)
      function alive<T>(work: () => T): T {
        if (realm.isOver) throw new Error('This server was killed.')
        const result = work()
        if (isWrite) onWrite()
        return result
      }
      return Object.assign(Object.create(statement), {
        columns: () => columns,
        all: (...values: SQLInputValue[]) => alive(() => statement.all(...values)),
        run: (...values: SQLInputValue[]) => alive(() => statement.run(...values)),
      })
    },
    get isTransaction() {
      return !realm.isOver && database.isTransaction
    },
    close() {},
  }
}
