import { randomBytes } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { migrations } from '../../migrations/all.ts'
import { readConfig } from '../../platform/config.ts'
import type { App } from '../../platform/context.ts'
import { openPlatform } from '../../platform/open.ts'
import { type Browser, openBrowser } from '../browser.ts'
import { type PushService, startPushService } from '../others/push-service.ts'
import { borrowDatabase } from '../test-database.ts'
import { type ClockServer, startClockServer } from './running-server.ts'

/** Servers that a test kills and starts again, and the push service to which they send. */
export type KilledServers = {
  servers: ClockServer[]
  /** One of the servers, chosen at random. */
  any(): ClockServer
  pushes: PushService
  /** Sets the clocks of all servers and of the push service, to epoch milliseconds. They go on from there. */
  setClocks(to: number): Promise<void>
  /** Works on the database of the servers. */
  openDatabase<T>(work: (db: App['db']) => Promise<T>): Promise<T>
}

/** Two servers share a database on PostgreSQL; SQLite has one. */
export async function givenKilledServers(): Promise<KilledServers> {
  const database = await borrowDatabase()
  let now = Date.now()
  let setAt = Date.now()
  const time = () => now + Date.now() - setAt
  const pushes = await startPushService({ now: time })
  const environment = {
    ...database.environment,
    PUSH_SERVICES: pushes.origin,
    SECRET_KEY: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'silent',
  }
  // All have the same time: a server whose clock is behind records changes as if they were before their people joined.
  const start = () => startClockServer(new Date(time()).toISOString(), environment)
  const first = await start()
  const servers = database.environment.DATABASE_URL ? [first, await start()] : [first]
  onTestFinished(async () => {
    for (const server of servers) await server.stop()
    await pushes.stop()
    await database.drop()
  })
  return {
    servers,
    any: () => servers[Math.floor(Math.random() * servers.length)] ?? first,
    pushes,
    async setClocks(to) {
      now = to
      setAt = Date.now()
      for (const server of servers) await server.setClock(new Date(to).toISOString())
    },
    async openDatabase(work) {
      const config = readConfig({ ...environment, DATA_DIR: first.dataDir })
      const platform = await openPlatform(config, migrations)
      try {
        return await work(platform.app.db)
      } finally {
        await platform.close()
      }
    },
  }
}

/** The same person, or the same screen, at another server. */
export function atServer(server: ClockServer, { cookies }: Browser): Browser {
  const browser = openBrowser({ url: server.url })
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

/** Milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
