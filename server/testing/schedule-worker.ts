import { bindApp } from '../app.ts'
import { migrations } from '../migrations/all.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { startDue } from '../platform/due.ts'
import { openPlatform } from '../platform/open.ts'
import { scheduleWork, wakeEngine } from '../schedule/engine.ts'

// The engine alone, in a process that can be killed, with a clock that is set by messages.
let offset = Number(process.env.CLOCK_OFFSET)
const clock: typeof systemClock = {
  now: () => systemClock.now() + offset,
  sleepUntil: (at, signal) => systemClock.sleepUntil(at - offset, signal),
}
const { app: platform } = await openPlatform(readConfig(process.env), migrations)
const app = bindApp({ ...platform, clock })
process.on('message', (moved: number) => {
  offset = moved
  wakeEngine(app)
})
startDue(app, [scheduleWork])
process.send?.('ready')
