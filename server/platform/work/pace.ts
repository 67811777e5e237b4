import { setTimeout as sleep } from 'node:timers/promises'
import { minutes } from '../clock.ts'

type Options = {
  perSecond: number
  /** How many go on at once after a pause. */
  burst: number
  /** How many may wait under a key. */
  mostWaiting: number
  refuse: (key: string, retryAfterMs: number) => Error
  time?: Time
}

/** In milliseconds. */
export type Time = { now(): number; wait(milliseconds: number): Promise<unknown> }

/** Resolves when one more under the key may go on. `weight`: as how many it counts. */
export type Pace = (key: string, weight?: number) => Promise<void>

/** Keys with a full bucket are forgotten when there are so many. */
const forgetFrom = 10_000

/** What is said to whom nothing is ever allowed. */
const longest = minutes(1)

const realTime: Time = { now: () => performance.now(), wait: (milliseconds) => sleep(milliseconds) }

/**
 * A token bucket for each key. Who comes when it is empty waits until it has room for them, in the order in which they came.
 * Who would have to wait longer than `mostWaiting` do is refused, and takes nothing.
 */
export function pace({ perSecond, burst, mostWaiting, refuse, time = realTime }: Options): Pace {
  if (perSecond === Infinity) return async () => {}
  if (perSecond === 0)
    return async (key) => {
      throw refuse(key, longest)
    }
  const each = 1000 / perSecond
  /** When the bucket of a key is full again. */
  const fullAt = new Map<string, number>()

  function forgetFull(now: number): void {
    for (const [key, at] of fullAt) if (at <= now) fullAt.delete(key)
  }

  return async (key, weight = 1) => {
    const now = time.now()
    // What counts more than the whole bucket would never be let on.
    const at = Math.max(now, fullAt.get(key) ?? now) + Math.min(weight, burst) * each
    const delay = at - now - burst * each
    const tooLong = delay - mostWaiting * each
    if (tooLong > 0) throw refuse(key, tooLong)
    if (fullAt.size >= forgetFrom && !fullAt.has(key)) forgetFull(now)
    fullAt.set(key, at)
    if (delay > 0) await time.wait(delay)
  }
}
