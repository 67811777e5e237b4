/**
 * Tells every process and every open stream what has changed. A message is small JSON; it may be
 * lost when a process dies, so it only ever says "look again".
 */
export type Live = {
  publish(topic: string, message: LiveMessage): void
  /** Returns what ends the subscription. */
  subscribe(topic: string, listener: (message: LiveMessage) => void): () => void
  close(): Promise<void>
}

export type LiveMessage = { changed?: string[]; ended?: true }

/** For one process. Other kinds use it to reach the listeners of their own process. */
export function openMemoryLive(): Live {
  const listeners = new Map<string, Set<(message: LiveMessage) => void>>()
  return {
    publish(topic, message) {
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
