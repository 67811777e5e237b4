// Delivers all that is due, as the server's schedule does it, with a listening screen for each family, in a process of
// its own, to measure its memory alone. The rows are in the given data folder or in BENCH_DATABASE_URL. Prints that it
// is ready, begins with the first byte that it reads, and prints one line of JSON.
import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { bindApp } from '#server/app.ts'
import { deviceTopic } from '#server/delivery/devices/device.ts'
import { migrations } from '#server/migrations/all.ts'
import { readConfig } from '#server/platform/config.ts'
import { openPlatform } from '#server/platform/open.ts'
import { runDue } from '#server/platform/work/due.ts'
import { scheduleWork } from '#server/schedule/schedule-due.ts'

const [dataDir] = process.argv.slice(2)
const databaseUrl = process.env.BENCH_DATABASE_URL
const environment = {
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
}
const platform = await openPlatform(readConfig(environment), migrations)
const app = bindApp(platform.app)
const devices = await app.db.selectFrom('devices').select('id').execute()
const notified = new Set<string>()
const { promise: allNotified, resolve } = Promise.withResolvers<void>()
for (const { id } of devices)
  app.live.subscribe(deviceTopic(id), () => {
    if (notified.add(id).size === devices.length) resolve()
  })
global.gc?.()
// All workers begin together: one that listens later would wait for ever for what it has missed.
console.log('ready')
await once(process.stdin, 'data')
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
const start = performance.now()
await runDue(app, scheduleWork)
await allNotified
const end = performance.now()
delay.disable()
const memory = process.resourceUsage().maxRSS / 1024
const [begunAt, endedAt] = [start, end].map((at) => performance.timeOrigin + at)
console.log(JSON.stringify({ begunAt, endedAt, memory, longestPause: delay.max / 1e6 }))
await platform.close()
process.exit()
