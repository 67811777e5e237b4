import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bindApp, buildServer, dueWorks } from '#server/app.ts'
import { migrations } from '#server/migrations/all.ts'
import { readConfig } from '#server/platform/config.ts'
import { closeGently, unusedSockets } from '#server/platform/http/close-gently.ts'
import { portOf } from '#server/platform/http/request/own-address.ts'
import { openPlatform } from '#server/platform/open.ts'
import { listenTrouble } from '#server/platform/start-trouble.ts'
import { startDue } from '#server/platform/work/due.ts'
import { movingClock } from '#server/testing/processes/moving-clock.ts'
import { demoRoutes } from './pages/demo-routes.ts'
import { keepTabletOn } from './tablet.ts'
import { liveThroughAYear } from './year/live-through.ts'
import { zoneByDay } from './year/zone.ts'

type Terms = { port: number; host: string; timeZone?: string }

export type Demo = {
  url: string
  /** Where Rose lives. */
  timeZone: string
  /** Ends the server and removes all that it stored. */
  stop(): Promise<void>
}

const gracePeriod = 3000
/** Nobody guesses at passwords that are printed. */
const cheap = { memory: 64, passes: 1, parallelism: 1 }

/**
 * The whole server on a folder that is removed at the end, with the year of a family in it. It listens only when the year
 * is over. The environment has no part in it: the demo never touches a real database, and sends no mail.
 */
export async function startDemo({ port, host, timeZone }: Terms): Promise<Demo> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sunporch-demo-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  // For an end in the middle of the year.
  process.once('exit', remove)
  const cleanUp: (() => unknown)[] = [remove]
  const stop = async () => {
    for (const end of cleanUp.splice(0).reverse()) await end()
  }
  try {
    await requirePort({ port, host })
    const config = readConfig({
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: host,
      LOG_LEVEL: 'error',
      DISK_KEEP_FREE: 'off',
      BACKUP_DAILY: 'off',
      // All visitors are the same few people.
      CALLS_A_SECOND: 'off',
      // An assistant can be tried with it.
      MCP: 'on',
      OPERATOR: 'Nobody: this is a demonstration, and everything in it is gone when it ends',
    })
    const platform = await openPlatform(config, migrations)
    cleanUp.push(() => platform.close())
    const clock = movingClock(Date.now())
    const app = { ...bindApp({ ...platform.app, clock }), passwordCost: cheap }
    // The year passes on a door of its own, so that nobody comes in while it does.
    const year = await buildServer(app)
    const url = await year.listen({ port: 0, host: '127.0.0.1' })
    const now = Date.now()
    const zone = timeZone ?? zoneByDay(now)
    const family = await liveThroughAYear({ app, clock, url, timeZone: zone, now })
    await year.close()
    clock.set(Date.now())
    const server = await buildServer(app)
    const isScreenOpen = demoRoutes(server, app, family)
    const unused = unusedSockets(server.server)
    await server.listen({ port, host }).catch((error) => {
      throw listenTrouble(error, { port, host })
    })
    const stopDue = startDue(app, dueWorks)
    cleanUp.push(stopDue, () => closeGently(server, unused, gracePeriod))
    const address = `http://localhost:${portOf(server)}`
    cleanUp.push(keepTabletOn(address, family, isScreenOpen))
    return { url: address, timeZone: zone, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A port that is taken is to be said before a year has passed. */
async function requirePort({ port, host }: Pick<Terms, 'port' | 'host'>): Promise<void> {
  const probe = createServer()
  const listening = once(probe, 'listening')
  probe.listen(port, host)
  await listening.catch((error) => {
    throw listenTrouble(error, { port, host })
  })
  probe.close()
  await once(probe, 'close')
}
