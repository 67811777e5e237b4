import { ApiError } from './api.ts'
import { localStore, type Schema } from './local-store.ts'

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
    const data = await read()
    // A response that could not be stored must not leave an older one behind.
    if (!store.write({ at: Date.now(), data }, name)) store.remove(name)
    return data
  } catch (error) {
    const cached = error instanceof ApiError ? null : cachedResponse(name, schema)
    if (!cached) throw error
    return cached.data
  }
}

/** Null when there is none, or none of the schema. */
export function cachedResponse<Data>(name: string, schema: Schema<Data>): CachedResponse<Data> | null {
  const cached = store.read(name)
  if (!cached) return null
  const parsed = schema.safeParse(cached.data)
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
