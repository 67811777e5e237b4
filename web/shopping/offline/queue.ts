import { useSyncExternalStore } from 'react'
import type { NewShoppingItem, ShoppingItem } from '#contract/shopping.ts'

/** `at` is when the person made the change, in epoch milliseconds by the browser's clock. */
type Queued = { userId: string; groupId: string; at: number }

export type QueuedAdd = Queued & {
  kind: 'add'
  key: string
  item: NewShoppingItem
  /** The new item was ticked or unticked before the server had it. */
  tick: { isCompleted: boolean; at: number } | null
  /** Why the server refused the item; it stays queued until the person has read this. */
  refusal: { sentence: string; fields: Record<string, string> } | null
}

export type QueuedTick = Queued & { kind: 'tick'; itemId: string; name: string; isCompleted: boolean }

export type QueuedChange = QueuedAdd | QueuedTick

/**
 * Changes that the server does not have yet, oldest first. Each change is one entry in localStorage,
 * written before anything else happens: it survives a closed tab, and two tabs do not overwrite each
 * other's changes.
 */
type Snapshot = {
  changes: QueuedChange[]
  /** The last attempt to send did not reach the server. */
  isStuck: boolean
}

const prefix = 'sunporch-shopping:'
const entries = new Map<string, QueuedChange>()
const listeners = new Set<() => void>()
let snapshot: Snapshot = { changes: [], isStuck: false }

readEntries()
// Fires for the changes of other tabs only.
addEventListener('storage', ({ key }) => (key === null || key.startsWith(prefix)) && readEntries())

export function useQueue(): Snapshot {
  return useSyncExternalStore(subscribe, () => snapshot)
}

export function listChanges(userId: string): QueuedChange[] {
  return snapshot.changes.filter((change) => change.userId === userId)
}

export function findAdd(key: string): QueuedAdd | null {
  const change = entries.get(`${prefix}add:${key}`)
  return change?.kind === 'add' ? change : null
}

type Owner = Pick<Queued, 'userId' | 'groupId'>

/** Returns the key by which the server recognises the item if it is sent again. */
export function queueAdd(owner: Owner, item: NewShoppingItem): string {
  const key = newKey()
  saveChange({ ...owner, kind: 'add', key, item, at: Date.now(), tick: null, refusal: null })
  return key
}

/** Replaces an earlier tick of the same item. */
export function queueTick(
  owner: Owner,
  { id, name }: Pick<ShoppingItem, 'id' | 'name'>,
  isCompleted: boolean,
) {
  const at = Date.now()
  const add = findAdd(id)
  if (add) saveChange({ ...add, tick: { isCompleted, at } })
  else saveChange({ ...owner, kind: 'tick', itemId: id, name, isCompleted, at })
}

export function saveChange(change: QueuedChange): void {
  const key = keyOf(change)
  entries.set(key, change)
  try {
    localStorage.setItem(key, JSON.stringify(change))
  } catch {
    // localStorage is full or blocked: the change lives as long as this page.
  }
  publish({})
}

/** Does nothing when a newer change of the same item has replaced this one. */
export function removeChange(change: QueuedChange): void {
  const key = keyOf(change)
  if (entries.get(key) !== change) return
  entries.delete(key)
  localStorage.removeItem(key)
  publish({})
}

export function discardAdd(key: string): void {
  const add = findAdd(key)
  if (add) removeChange(add)
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

function readEntries() {
  const stored = new Map<string, string>()
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) stored.set(key, localStorage.getItem(key) ?? '')
  }
  for (const key of entries.keys()) if (!stored.has(key)) entries.delete(key)
  for (const [key, text] of stored) {
    // An unchanged entry stays the same object: `removeChange` compares by identity.
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

/** A UUIDv4. `crypto.randomUUID` exists only on secure origins, and a server at home often has none. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
