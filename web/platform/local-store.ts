/** A schema of zod/mini, or the same by hand on pages where zod is too large. */
export type Schema<Value> = {
  safeParse(
    value: unknown,
  ): { success: true; data: Value } | { success: false; error?: { issues: readonly object[] } }
}

type LocalStoreOptions<Value> = {
  /** In localStorage; a named entry stands under `key:name`. */
  key: string
  /** Counts up when the schema changes. */
  version: number
  schema: Schema<Value>
  /**
   * Gets the text that is stored when it is not of this version, and returns the value in today's shape, which the
   * schema checks then. Without it what another release stored is dropped.
   */
  migrate?: (text: string) => unknown
}

export type LocalStore<Value> = {
  /** Null when there is none, or none that this release understands. */
  read(name?: string): Value | null
  /** False when the browser's store is full or closed: then the value is kept in memory, and lost with the page. */
  write(value: Value, name?: string): boolean
  remove(name?: string): void
  /** The names of the entries that the browser stores. */
  names(): string[]
  /** Calls the listener when another tab has changed an entry. Returns the function that ends it. */
  subscribe(listener: () => void): () => void
}

/** What this browser keeps from one visit to the next. Every value has a version and is checked when it is read. */
export function localStore<Value>(options: LocalStoreOptions<Value>): LocalStore<Value> {
  const { key, version } = options
  const prefix = `${key}:`
  const keyOf = (name: string | undefined) => (name === undefined ? key : prefix + name)
  return {
    read(name) {
      const text = getItem(keyOf(name))
      if (text === null) return null
      const value = parse(text, options)
      // What a newer release has stored stays for it: another tab may run it already.
      if (value === null && !isNewer(text, version)) removeItem(keyOf(name))
      return value
    },
    write: (value, name) => setItem(keyOf(name), JSON.stringify({ version, value })),
    remove: (name) => removeItem(keyOf(name)),
    names: () => storedKeys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
    subscribe(listener) {
      // `key` is null when everything was removed.
      const onStorage = (event: StorageEvent) => {
        if (event.key === null || event.key === key || event.key.startsWith(prefix)) listener()
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}

function parse<Value>(text: string, { version, schema, migrate }: LocalStoreOptions<Value>): Value | null {
  const stored = parseJson(text)
  const isOfVersion =
    typeof stored === 'object' && stored !== null && 'version' in stored && 'value' in stored
  const value = isOfVersion && stored.version === version ? stored.value : migrate?.(text)
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : null
}

function isNewer(text: string, version: number): boolean {
  const stored = parseJson(text)
  if (typeof stored !== 'object' || stored === null || !('version' in stored)) return false
  return typeof stored.version === 'number' && stored.version > version
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What the browser does not store. */
const unstored: Record<string, string> = {}

// Every access throws where the person does not allow a site to store anything.

function getItem(key: string): string | null {
  try {
    return unstored[key] ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

function setItem(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    delete unstored[key]
    return true
  } catch {
    unstored[key] = text
    return false
  }
}

function removeItem(key: string): void {
  delete unstored[key]
  try {
    localStorage.removeItem(key)
  } catch {
    // Then there is nothing to remove.
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
