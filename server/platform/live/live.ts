import { type RecentChanges, recentChanges } from './recent-changes.ts'

/**
 * Publishes to every process and every open stream what has changed. A message is small JSON and may be
 * lost when a process dies, so it never carries data: it only causes a refetch.
 */
export type Live = {
  publish(topic: string, message: LiveMessage): void
  /** Returns the function that ends the subscription. */
  subscribe(topic: string, listener: (message: LiveMessage) => void): () => void
  /**
   * Resolves when no message to a topic that was subscribed to before can be missed any more, or when waiting longer does not
   * help. Whoever then looks at the database knows all that was published before.
   */
  settled(): Promise<void>
  /** Where the changes stand now: see `recent-changes.ts`. */
  mark(before?: string): string
  /** What has changed in these topics since the mark; null when that is not known. */
  since(mark: string, topics: string[]): string[] | null
  close(): Promise<void>
}

export type LiveMessage = { changed?: string[]; ended?: true }

export type LiveEvents = {
  onTrouble(error: unknown): void
  /** Called when messages may have been lost: listeners must refetch everything. */
  onGap(): void
  /** After so many milliseconds without an answer a connection counts as lost. */
  answersWithin?: number
}

/** The bus of one process. The others use it for the listeners of their process. */
export function openMemoryLive(): Live & Pick<RecentChanges, 'forget' | 'miss'> {
  const listeners = new Map<string, Set<(message: LiveMessage) => void>>()
  const { note, mark, since, forget, miss } = recentChanges()
  return {
    mark,
    since,
    forget,
    miss,
    async settled() {},
    publish(topic, message) {
      note(topic, message)
      for (const listener of [...(listeners.get(topic) ?? [])]) listener(message)
    },
    subscribe(topic, listener) {
      const ofTopic = listeners.get(topic) ?? new Set()
      listeners.set(topic, ofTopic.add(listener))
      return () => {
        ofTopic.delete(listener)
        if (ofTopic.size === 0 && listeners.get(topic) === ofTopic) listeners.delete(topic)
      }
    },
    async close() {
      listeners.clear()
    },
  }
}
