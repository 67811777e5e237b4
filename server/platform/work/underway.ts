/** Work that was started and that nobody waits for. */
export type Underway<Key extends string> = {
  /** Starts work, which must not fail, for these keys. */
  start(keys: Record<Key, string>, work: () => Promise<void>): void
  count(): number
  /** Whether no more may be started at all. */
  isFull(): boolean
  /** For which keys no more may be started. */
  full(): Record<Key, string[]>
  /** Resolves when the next piece of work ends, whether it runs already or starts after this call. */
  nextEnd(): Promise<void>
}

/** `most` is how many pieces may run at once, and `mostOf` how many of them with the same key of that name. */
export function openUnderway<Key extends string>({
  most,
  mostOf,
}: {
  most: number
  mostOf: Record<Key, number>
}): Underway<Key> {
  const names = Object.keys(mostOf) as Key[]
  const running = new Set<Record<Key, string>>()
  let end = Promise.withResolvers<void>()

  function fullKeys(name: Key): string[] {
    const counts = new Map<string, number>()
    for (const { [name]: key } of running) counts.set(key, (counts.get(key) ?? 0) + 1)
    return [...counts].filter(([, count]) => count >= mostOf[name]).map(([key]) => key)
  }

  async function run(keys: Record<Key, string>, work: () => Promise<void>): Promise<void> {
    running.add(keys)
    try {
      await work()
    } finally {
      running.delete(keys)
      end.resolve()
      end = Promise.withResolvers()
    }
  }

  return {
    start: (keys, work) => void run(keys, work),
    count: () => running.size,
    isFull: () => running.size >= most,
    full: () => Object.fromEntries(names.map((name) => [name, fullKeys(name)])) as Record<Key, string[]>,
    nextEnd: () => end.promise,
  }
}
