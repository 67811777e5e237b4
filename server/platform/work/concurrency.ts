import { tooMany } from '../errors.ts'

const comeBackAfterSeconds = 30

/** Lets `most` pieces of work run at once; the rest wait in line, and past `mostWaiting` are refused. */
export function atMost(
  most: number,
  { mostWaiting = Number.POSITIVE_INFINITY } = {},
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= most && waiting.length >= mostWaiting) throw tooMany(comeBackAfterSeconds)
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** Lets one piece of work at a time run for the same key. */
export function oneForEach(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = last.get(key)
    const running = before ? before.then(work, work) : work()
    last.set(key, running)
    try {
      return await running
    } finally {
      if (last.get(key) === running) last.delete(key)
    }
  }
}
