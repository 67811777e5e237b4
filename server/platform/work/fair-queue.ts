type Options = {
  /** How many pieces of work run at once. */
  limit: number
  /** How many may wait of one key, and of all keys. One of each key may always wait. */
  mostOfKey: number
  most: number
  /** The error for work that is one too many: of its key, or of all. */
  refuse: (full: 'key' | 'all') => Error
}

export type FairQueue = {
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>
  /** How many pieces of work wait for their turn. */
  waitingCount(): number
}

/**
 * Runs work in the order in which it came within a key, and the keys in turn: the next is of the key that has the
 * fewest running, among those the one that has waited longest for a turn. So a hundred pieces of one key hold up one of
 * another key by what is running at most.
 */
export function fairQueue({ limit, mostOfKey, most, refuse }: Options): FairQueue {
  /** What waits, by key; the keys in the order of their turns. */
  const waiting = new Map<string, (() => void)[]>()
  const running = new Map<string, number>()
  let runningCount = 0
  let waitingCount = 0

  function nextKey(): string | undefined {
    let next: string | undefined
    for (const key of waiting.keys()) {
      if (next === undefined || runningOf(key) < runningOf(next)) next = key
    }
    return next
  }

  function startNext(): void {
    const key = nextKey()
    if (key === undefined) return
    const line = waiting.get(key) ?? []
    const start = line.shift()
    waiting.delete(key)
    if (line.length > 0) waiting.set(key, line)
    waitingCount -= 1
    start?.()
  }

  function runningOf(key: string): number {
    return running.get(key) ?? 0
  }

  function take(key: string): void {
    runningCount += 1
    running.set(key, runningOf(key) + 1)
  }

  function give(key: string): void {
    runningCount -= 1
    if (runningOf(key) > 1) running.set(key, runningOf(key) - 1)
    else running.delete(key)
    startNext()
  }

  async function takeInTurn(key: string): Promise<void> {
    if (runningCount < limit) return take(key)
    const line = waiting.get(key) ?? []
    if (line.length >= mostOfKey) throw refuse('key')
    // The first of a key is never refused because of others.
    if (line.length > 0 && waitingCount >= most) throw refuse('all')
    waitingCount += 1
    waiting.set(key, line)
    const { promise, resolve } = Promise.withResolvers<void>()
    line.push(() => {
      take(key)
      resolve()
    })
    await promise
  }

  return {
    async run(key, work) {
      await takeInTurn(key)
      try {
        return await work()
      } finally {
        give(key)
      }
    },
    waitingCount: () => waitingCount,
  }
}
