import type { Clock } from '../platform/clock.ts'

/** Stands still until it is moved. */
export type TestClock = Clock & { advance(ms: number): void }

export function testClock(start = Date.now()): TestClock {
  let now = start
  return {
    now: () => now,
    advance(ms) {
      now += ms
    },
    sleepUntil: (_at, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
  }
}
