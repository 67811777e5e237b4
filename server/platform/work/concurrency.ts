import pLimit, { type LimitFunction } from 'p-limit'
import { tooMany } from '../errors.ts'

const retryAfterSeconds = 30

type Run = <T>(work: () => Promise<T>) => Promise<T>

/** Runs at most `limit` pieces of work at once. The rest waits; with `maxWaiting` more are refused with 429. */
export function limitConcurrency(limit: number, { maxWaiting = Number.POSITIVE_INFINITY } = {}): Run {
  const run = pLimit(limit)
  return async (work) => {
    if (run.activeCount >= limit && run.pendingCount >= maxWaiting) throw tooMany(retryAfterSeconds)
    return run(work)
  }
}

/** Runs one piece of work at a time for each key. Different keys do not wait for each other. */
export function serializeByKey(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, LimitFunction>()
  return async (key, work) => {
    const queue = queues.get(key) ?? pLimit(1)
    queues.set(key, queue)
    try {
      return await queue(work)
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) queues.delete(key)
    }
  }
}
