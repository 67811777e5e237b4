import { useSyncExternalStore } from 'react'
import { localStore, type Schema } from '../local-store.ts'
import { parseStored } from '../parse-stored.ts'
import { ApiError } from '../server/api.ts'

type CachedResponse<Data> = {
  /** When it was received, in epoch milliseconds. */
  at: number
  data: Data
}

/** Holds the last responses for as long as the same person is signed in: see `clearResponseCache`. */
const store = localStore<CachedResponse<unknown>>({
  key: 'sunporch-copy',
  version: 1,
  schema: { safeParse: parseEntry },
})

/** Calls `read` and caches what it answers. When the server cannot be reached, the cached response is the answer. */
export async function withResponseCache<Data>(
  name: string,
  schema: Schema<Data>,
  read: () => Promise<Data>,
): Promise<Data> {
  try {
    return keepResponse(name, await read())
  } catch (error) {
    const cached = isAnswer(error) ? null : cachedResponse(name, schema)
    if (!cached) throw error
    noteReached(false)
    return cached.data
  }
}

/** Caches a response that came in another way, and returns it. */
export function keepResponse<Data>(name: string, data: Data): Data {
  // A response that could not be stored must not leave an older one behind.
  if (!store.write({ at: Date.now(), data }, name)) store.remove(name)
  noteReached(true)
  return data
}

/** Whether the server said this. While it starts, the proxy in front of it answers. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && (error.code !== null || ![502, 503, 504].includes(error.status))
}

/** Null until the first read: whether the server was ever reached since the page was opened. */
let wasReached: boolean | null = null
const listeners = new Set<() => void>()

function noteReached(isReached: boolean): void {
  if (wasReached || wasReached === isReached) return
  wasReached = isReached
  for (const listener of listeners) listener()
}

/** Whether the page was opened without the server, and has shown only what was cached since. */
export function useIsUnreached(): boolean {
  return useSyncExternalStore(subscribe, () => wasReached === false)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Null when there is none, or none of the schema. */
export function cachedResponse<Data>(name: string, schema: Schema<Data>): CachedResponse<Data> | null {
  const cached = store.read(name)
  if (!cached) return null
  const parsed = parseStored(schema, cached.data)
  return parsed.success ? { at: cached.at, data: parsed.data } : null
}

/** Removes the cached responses, except those whose name `isKept`. */
export function clearResponseCache(isKept: (name: string) => boolean = () => false): void {
  for (const name of store.names()) if (!isKept(name)) store.remove(name)
}

/** By hand: the landing page does without zod. */
function parseEntry(value: unknown) {
  const isEntry =
    typeof value === 'object' &&
    value !== null &&
    'data' in value &&
    'at' in value &&
    typeof value.at === 'number'
  return isEntry
    ? { success: true as const, data: value as CachedResponse<unknown> }
    : { success: false as const }
}
