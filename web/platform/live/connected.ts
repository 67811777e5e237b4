const listeners = new Set<() => void>()

/** Calls the listener whenever the server is heard of again by the stream of changes. Returns the function that ends it. */
export function onConnected(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function noteConnected(): void {
  for (const listener of listeners) listener()
}
