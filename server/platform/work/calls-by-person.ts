import { AsyncLocalStorage } from 'node:async_hooks'
import pLimit, { type LimitFunction } from 'p-limit'
import { tooMany } from '../errors.ts'

export type CallsByPerson = <Result>(personId: string, answer: () => Promise<Result>) => Promise<Result>

/** Of the call that is being answered. */
const place = new AsyncLocalStorage<{ free(): void }>()

/**
 * Answers at most `limit` calls of one person at once, in the order in which they came. So who sends a thousand calls holds
 * up their own, and others by `limit` at most. More than `mostWaiting` are refused with 429.
 */
export function callsByPerson({ limit, mostWaiting }: { limit: number; mostWaiting: number }): CallsByPerson {
  const people = new Map<string, LimitFunction>()
  return async (personId, answer) => {
    const line = people.get(personId) ?? pLimit(limit)
    if (line.pendingCount >= mostWaiting) throw tooMany(retryAfterSeconds)
    people.set(personId, line)
    return new Promise((resolve, reject) => {
      const run = async () => {
        const { promise: freed, resolve: free } = Promise.withResolvers<void>()
        // `async`, so that an error before the handler's first await rejects as well.
        const answered = place.run({ free }, async () => answer())
        answered.then(resolve, reject).finally(free)
        await freed
      }
      void line(run).finally(() => {
        if (line.activeCount + line.pendingCount === 0) people.delete(personId)
      })
    })
  }
}

const retryAfterSeconds = 30

/** For a call that waits for its turn at long work, or for another server: the person's other calls go on meanwhile. */
export function leavePlace(): void {
  place.getStore()?.free()
}
