/** What this browser keeps of its pairing. All of it goes when the pairing ends. */
const keys = ['view', 'reports', 'clock', 'away', 'stumbles'] as const
type Key = (typeof keys)[number]

/** Survives a reload and a day without power; null when there is nothing, or nothing that can be read. */
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
    // A full or forbidden store: the screen goes on with what it has in its memory.
  }
}

export function forgetKept(): void {
  for (const key of keys) localStorage.removeItem(nameOf(key))
}

function nameOf(key: Key): string {
  return `sunporch-${key}`
}
