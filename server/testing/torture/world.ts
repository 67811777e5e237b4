import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrations } from '../../migrations/all.ts'
import { readConfig } from '../../platform/config.ts'
import type { App } from '../../platform/context.ts'
import { openPlatform } from '../../platform/open.ts'
import { type Browser, openBrowser } from '../browser.ts'
import { type Bucket, bucketEnvironment, startBucket } from '../others/bucket.ts'
import { type Road, startRoad } from '../others/road.ts'
import { type ClockServer, startClockServer } from '../processes/running-server.ts'
import { createDatabase } from '../test-database.ts'
import type { Engine } from './report.ts'

/** A family: the primary caretaker, a member, and the screen in the room. `path` is the group's address. */
export type TriedFamily = { path: string; anna: Browser; ben: Browser; screen: Browser }

/** A family, and the addresses at which it calls. */
export type Target = TriedFamily & { servers: { url: string }[] }

/** A family at its servers: one on SQLite with a folder, two on PostgreSQL with a bucket. */
export type World = TriedFamily & {
  engine: Engine
  servers: ClockServer[]
  /** The roads to PostgreSQL and to the bucket. */
  roads: { database: Road; storage: Road } | null
  now(): number
  /** Moves the clocks of all servers on by so many milliseconds. */
  advance(ms: number): Promise<void>
  /** What is stored, when all servers have been stopped. */
  look<T>(work: (app: App) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export function engineHere(): Engine {
  return process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'SQLite'
}

export async function openWorld(environment: Record<string, string> = {}): Promise<World> {
  const engine = engineHere()
  const database = await createDatabase()
  const bucket = engine === 'PostgreSQL' ? await startBucket() : null
  const roads = bucket && (await openRoads(database.environment.DATABASE_URL ?? '', bucket))
  const own = {
    ...(roads && {
      DATABASE_URL: roads.database.url,
      ...bucketEnvironment({ ...bucket.config, endpoint: roads.storage.url }),
    }),
    SECRET_KEY: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'error',
    // Killed servers leave many uploads that nobody claims.
    UPLOAD_QUOTA: 'off',
    ...environment,
  }
  let ahead = 0
  const now = () => Date.now() + ahead
  const first = await startClockServer(new Date(now()).toISOString(), own)
  const servers = [first]
  if (roads) servers.push(await startClockServer(new Date(now()).toISOString(), own))
  const family = await givenFamilyAt(first)
  return {
    engine,
    servers,
    ...family,
    roads,
    now,
    async advance(ms) {
      ahead += ms
      for (const server of servers) await server.setClock(new Date(now()).toISOString())
    },
    look: (work) => lookInto({ DATA_DIR: first.dataDir, ...own }, work),
    async close() {
      for (const server of servers) await server.stop()
      for (const road of [roads?.database, roads?.storage]) road?.close()
      await bucket?.stop()
      await database.drop()
    },
  }
}

/** Works on what servers with this configuration have stored. */
export async function lookInto<T>(
  environment: Record<string, string>,
  work: (app: App) => Promise<T>,
): Promise<T> {
  const platform = await openPlatform(readConfig({ DISK_KEEP_FREE: 'off', ...environment }), migrations)
  return work({ ...platform.app } as App).finally(() => platform.close())
}

async function openRoads(databaseUrl: string, { config }: Bucket) {
  return { database: await startRoad(databaseUrl), storage: await startRoad(config.endpoint ?? '') }
}

/** `marker`: a word that stands in what the family has, to know it again where it does not belong. */
export async function givenFamilyAt(server: { url: string }, marker = 'hartley'): Promise<TriedFamily> {
  const anna = await signUp(server, `anna-${marker}`, marker)
  const ben = await signUp(server, `ben-${marker}`, marker)
  const group = await made(
    anna.post('/api/family-groups', { name: `The ${marker}`, timeZone: 'Europe/Berlin' }),
  )
  const path = `/api/family-groups/${group.id}`
  const invited = await made(
    anna.post(`${path}/members`, { email: `ben-${marker}@example.com`, role: 'member' }),
  )
  await made(ben.post('/api/invitations/accept', { token: invited.link.split('#')[1] }))
  const link = await made(anna.post(`${path}/devices/links`))
  const screen = openBrowser(server)
  await made(screen.post('/api/screen/open', { token: link.url.split('#open=')[1] }))
  return { path, anna, ben, screen }
}

export async function signUp(server: { url: string }, name: string, lastName: string): Promise<Browser> {
  const browser = openBrowser(server)
  const person = {
    firstName: name,
    lastName,
    email: `${name}@example.com`,
    password: 'correct horse battery',
  }
  await made(browser.post('/api/auth/sign-up', person))
  return browser
}

/** What was made, of a call that has to succeed. */
export async function made(answer: ReturnType<Browser['get']>) {
  const { status, body, bytes } = await answer
  if (status >= 300) throw new Error(`A call was answered with ${status}: ${bytes}`)
  return body
}

/** The same person, or the same screen, at another server. */
export function atServer(server: { url: string }, { cookies }: Browser): Browser {
  const browser = openBrowser(server)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

/** Waits until it is so. Nothing is measured by how long it may take. */
export async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 300_000; Date.now() < end; await sleep(50)) {
    if (await isSo().catch(() => false)) return
  }
  throw new Error(`This did not happen within five minutes: ${what}`)
}
