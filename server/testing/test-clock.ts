import { type Clock, days, hours, minutes } from '../platform/clock.ts'

/** Stands still until it is moved. */
export type TestClock = Clock & { advance(ms: number): void }

/** The same time of each day, so that no test depends on the hour at which it runs: at noon in Berlin, in the morning in New York. */
function thisDay(): number {
  return Math.floor(Date.now() / days(1)) * days(1) + hours(10) + minutes(17)
}

export function testClock(start = thisDay()): TestClock {
  let now = start
  const sleepers = new Set<{ at: number; wake: () => void }>()
  return {
    now: () => now,
    advance(ms) {
      now += ms
      for (const { at, wake } of sleepers) if (at <= now) wake()
    },
    sleepUntil(at, signal) {
      return new Promise((resolve) => {
        if (signal.aborted) return resolve()
        const sleeper = { at, wake }
        function wake() {
          sleepers.delete(sleeper)
          resolve()
        }
        sleepers.add(sleeper)
        signal.addEventListener('abort', wake)
      })
    },
  }
}
