// Runs one contender in its own process, to measure its memory alone. Prints one line of JSON.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Contender } from './contender.ts'

const [who, dataDir] = process.argv.slice(2)
const contender = await find(who)
const place = { dataDir: dataDir || undefined, databaseUrl: process.env.BENCH_DATABASE_URL || undefined }
const opened = await contender.open(place)
global.gc?.()
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
const start = performance.now()
await opened.work()
const seconds = (performance.now() - start) / 1000
delay.disable()
const memory = process.resourceUsage().maxRSS / 1024
console.log(JSON.stringify({ seconds, memory, longestPause: delay.max / 1e6 }))
await opened.close()
process.exit()

async function find(name: string | undefined): Promise<Contender> {
  if (name === 'sunporch') return (await import('./sunporch.ts')).sunporch
  if (name === 'limit') return (await import('./limit.ts')).limit
  return (await import('./queues.ts')).pgBoss
}
