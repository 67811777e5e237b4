import type { Clock } from '../platform/clock.ts'

/** Stands still until it is moved. */
export type TestClock = Clock & { advance(ms: number): void }

export function testClock(start = Date.now()): TestClock {
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
