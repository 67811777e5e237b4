/**
 * The schedule's worker alone, in a process that can be killed, by a clock that a test sets: it starts at CLOCK, and
 * each message to this process sets it (both in epoch milliseconds). It sends 'ready', then 'batch' after each batch
 * and 'idle' when nothing is due.
 */
import { bindApp } from '../../app.ts'
import { migrations } from '../../migrations/all.ts'
import { readConfig } from '../../platform/config.ts'
import { openPlatform } from '../../platform/open.ts'
import { type DueWork, startDue } from '../../platform/work/due.ts'
import { scheduleWork } from '../../schedule/schedule-due.ts'
import { movingClock } from './moving-clock.ts'

const clock = movingClock(Number(process.env.CLOCK))
const platform = await openPlatform(readConfig(process.env), migrations)
const watchedWork: DueWork = {
  ...scheduleWork,
  async runBatch(app, now) {
    const count = await scheduleWork.runBatch(app, now)
    process.send?.(count > 0 ? 'batch' : 'idle')
    return count
  },
}
process.on('message', (now) => clock.set(Number(now)))
// The test has ended without killing it.
process.on('disconnect', () => process.exit())
process.send?.('ready')
startDue(bindApp({ ...platform.app, clock }), [watchedWork])
