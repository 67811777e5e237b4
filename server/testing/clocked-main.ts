// The whole server, as `server/start.ts` starts it, with a clock that whoever started it can move on.
import { bindApp, buildServer, dueWorks } from '../app.ts'
import { migrations } from '../migrations/all.ts'
import type { Clock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { startDue } from '../platform/due.ts'
import { openPlatform } from '../platform/open.ts'

let ahead = Number(process.env.CLOCK_AHEAD ?? 0)
const sleepers = new Set<() => void>()
const clock: Clock = {
  now: () => Date.now() + ahead,
  sleepUntil: (at, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(wake, Math.min(Math.max(at - clock.now(), 0), 2 ** 31 - 1))
      signal.addEventListener('abort', wake)
      sleepers.add(wake)
      function wake() {
        clearTimeout(timer)
        sleepers.delete(wake)
        resolve()
      }
    }),
}

const config = readConfig(process.env)
const platform = await openPlatform(config, migrations)
const app = bindApp({ ...platform.app, clock })
startDue(app, dueWorks)
const server = await buildServer(app)
process.on('message', (ms: number) => {
  ahead = ms
  for (const wake of sleepers) wake()
  process.send?.('moved')
})
await server.listen({ port: config.port, host: config.host })
process.send?.('listening')
