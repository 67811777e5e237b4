import { useSyncExternalStore } from 'react'
import type { NewShoppingItem, ShoppingItem } from '#contract/shopping.ts'

/** Of one person, for one group; `at` is when it was done, in epoch milliseconds. */
type Queued = { userId: string; groupId: string; at: number }

export type QueuedAdd = Queued & {
  kind: 'add'
  key: string
  item: NewShoppingItem
  /** A tick that was made before the item was on the server's list. */
  tick: { isCompleted: boolean; at: number } | null
  /** The server does not want it, and why: kept until the person has read it. */
  refusal: { sentence: string; fields: Record<string, string> } | null
}

export type QueuedTick = Queued & { kind: 'tick'; itemId: string; name: string; isCompleted: boolean }

export type QueuedChange = QueuedAdd | QueuedTick

/**
 * What was done here and is not on the server yet, oldest first. Each change is an entry of its own in
 * the browser's store, which holds it before anything else is done with it: it is still there when
 * the tab is closed, and two tabs never write over each other's.
 */
type Snapshot = {
  changes: QueuedChange[]
  /** The last try did not reach the server. */
  isStuck: boolean
}

const prefix = 'sunporch-shopping:'
const entries = new Map<string, QueuedChange>()
const listeners = new Set<() => void>()
let snapshot: Snapshot = { changes: [], isStuck: false }

readAll()
// Other tabs.
addEventListener('storage', ({ key }) => (key === null || key.startsWith(prefix)) && readAll())

export function useQueue(): Snapshot {
  return useSyncExternalStore(subscribe, () => snapshot)
}

export function queuedChanges(userId: string): QueuedChange[] {
  return snapshot.changes.filter((change) => change.userId === userId)
}

export function findAdd(key: string): QueuedAdd | null {
  const change = entries.get(`${prefix}add:${key}`)
  return change?.kind === 'add' ? change : null
}

type Whose = Pick<Queued, 'userId' | 'groupId'>

/** Returns the key by which the server knows it again. */
export function queueAdd(whose: Whose, item: NewShoppingItem): string {
  const key = newKey()
  put({ ...whose, kind: 'add', key, item, at: Date.now(), tick: null, refusal: null })
  return key
}

/** The value that it is to have; the newest word for an item replaces the one before. */
export function queueTick(
  whose: Whose,
  { id, name }: Pick<ShoppingItem, 'id' | 'name'>,
  isCompleted: boolean,
) {
  const at = Date.now()
  const add = findAdd(id)
  if (add) put({ ...add, tick: { isCompleted, at } })
  else put({ ...whose, kind: 'tick', itemId: id, name, isCompleted, at })
}

export function put(change: QueuedChange): void {
  const key = keyOf(change)
  entries.set(key, change)
  try {
    localStorage.setItem(key, JSON.stringify(change))
  } catch {
    // A full or closed store: then at least for as long as this page is open.
  }
  publish({})
}

/** Unless something newer has been done to the same item meanwhile. */
export function drop(change: QueuedChange): void {
  const key = keyOf(change)
  if (entries.get(key) !== change) return
  entries.delete(key)
  localStorage.removeItem(key)
  publish({})
}

/** Its person has thought better of it, or read why it was refused. */
export function discardAdd(key: string): void {
  const add = findAdd(key)
  if (add) drop(add)
}

export function setStuck(isStuck: boolean): void {
  if (snapshot.isStuck !== isStuck) publish({ isStuck })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish({ isStuck = snapshot.isStuck }: { isStuck?: boolean }) {
  const changes = [...entries.values()].sort((a, b) => a.at - b.at)
  snapshot = { changes, isStuck: isStuck && changes.length > 0 }
  for (const listener of listeners) listener()
}

function readAll() {
  const kept = new Map<string, string>()
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) kept.set(key, localStorage.getItem(key) ?? '')
  }
  for (const key of entries.keys()) if (!kept.has(key)) entries.delete(key)
  for (const [key, text] of kept) {
    // What is unchanged stays the same object: `drop` goes by it.
    if (JSON.stringify(entries.get(key)) === text) continue
    const change = parse(text)
    if (change) entries.set(key, change)
  }
  publish({})
}

function parse(text: string): QueuedChange | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function keyOf(change: QueuedChange): string {
  return prefix + (change.kind === 'add' ? `add:${change.key}` : `tick:${change.itemId}`)
}

/** `crypto.randomUUID` is there only on secure addresses; a server at home often has none. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
