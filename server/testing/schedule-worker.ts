/**
 * The engine alone, in a process that can be killed, by a clock that a test sets: it starts at CLOCK
 * and goes to where each message to this process says (both epoch milliseconds).
 */
import { bindApp } from '../app.ts'
import { migrations } from '../migrations/all.ts'
import { readConfig } from '../platform/config.ts'
import { openPlatform } from '../platform/open.ts'
import { startDue } from '../platform/work/due.ts'
import { scheduleWork } from '../schedule/schedule-due.ts'
import { movingClock } from './moving-clock.ts'

const clock = movingClock(Number(process.env.CLOCK))
const platform = await openPlatform(readConfig(process.env), migrations)
startDue(bindApp({ ...platform.app, clock }), [scheduleWork])
process.on('message', (now) => clock.set(Number(now)))
process.send?.('ready')
