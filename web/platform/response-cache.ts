import { ApiError } from './api.ts'

/** What was read last is kept in this browser, for as long as the same person is signed in. */
const prefix = 'sunporch-copy:'

type Copy<Data> = { at: number; data: Data }

/** Reads, and keeps a copy; where the server cannot be reached at all, the copy is the answer. */
export async function withResponseCache<Data>(name: string, read: () => Promise<Data>): Promise<Data> {
  try {
    const data = await read()
    keep(name, data)
    return data
  } catch (error) {
    const copy = error instanceof ApiError ? null : cachedResponse<Data>(name)
    if (!copy) throw error
    return copy.data
  }
}

/** The copy, and when it was made. */
export function cachedResponse<Data>(name: string): Copy<Data> | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? 'null')
  } catch {
    return null
  }
}

/** Those whose name is to be kept stay. */
export function clearResponseCache(isKept: (name: string) => boolean = () => false): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix) && !isKept(key.slice(prefix.length))) localStorage.removeItem(key)
  }
}

function keep(name: string, data: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify({ at: Date.now(), data }))
  } catch {
    // A full or closed store costs the copy, not the answer.
    localStorage.removeItem(prefix + name)
  }
}
