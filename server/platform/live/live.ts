import { recentChanges } from './recent-changes.ts'

/**
 * Publishes to every process and every open stream what has changed. A message is small JSON and may be
 * lost when a process dies, so it never carries data: it only causes a refetch.
 */
export type Live = {
  publish(topic: string, message: LiveMessage): void
  /** Returns the function that ends the subscription. */
  subscribe(topic: string, listener: (message: LiveMessage) => void): () => void
  /** Where the changes stand now: see `recent-changes.ts`. */
  mark(before?: string): string
  /** What has changed in these topics since the mark; null when that is not known. */
  since(mark: string, topics: string[]): string[] | null
  close(): Promise<void>
}

export type LiveMessage = { changed?: string[]; ended?: true }

/** The bus of one process. The PostgreSQL bus uses it for the listeners of its process. */
export function openMemoryLive(): Live & { forget(): void } {
  const listeners = new Map<string, Set<(message: LiveMessage) => void>>()
  const { note, mark, since, forget } = recentChanges()
  return {
    mark,
    since,
    forget,
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
