/** What this browser keeps in localStorage. All of it is removed when the pairing ends. */
const keys = ['view', 'reports', 'clock', 'away', 'stumbles'] as const
type Key = (typeof keys)[number]

/** Null when there is none, or it is no JSON. */
export function kept<Value>(key: Key): Value | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null')
  } catch {
    return null
  }
}

export function keep(key: Key, value: unknown): void {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(value))
  } catch {
    // The store is full or blocked: the screen goes on with what it has in memory.
  }
}

export function forgetKept(): void {
  for (const key of keys) localStorage.removeItem(nameOf(key))
}

function nameOf(key: Key): string {
  return `sunporch-${key}`
}
