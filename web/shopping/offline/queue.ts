import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { NewShoppingItem, ShoppingItem } from '#contract/shopping/shopping.ts'
import { localStore } from '../../platform/local-store.ts'
import { newUuid } from '../../platform/uuid.ts'
import { nextPress } from './next-press.ts'
import { type QueuedAdd, QueuedChange } from './queued-change.ts'

type Snapshot = {
  /** Changes that the server does not have yet, oldest first. */
  changes: QueuedChange[]
  /** The last attempt to send did not reach the server. */
  isStuck: boolean
}

/**
 * Each change is one entry in localStorage, written before anything else happens: it survives a closed
 * tab, and two tabs do not overwrite each other's changes.
 */
const store = localStore({
  key: 'sunporch-shopping',
  version: 1,
  schema: QueuedChange,
  migrate: parseUnversioned,
})
const entries = new Map<string, QueuedChange>()
/** The names of the entries that localStorage did not take. They live as long as this page. */
const unstored = new Set<string>()
const listeners = new Set<() => void>()
let snapshot: Snapshot = { changes: [], isStuck: false }

readEntries()
store.subscribe(readEntries)

export function useQueue(): Snapshot {
  return useSyncExternalStore(subscribe, () => snapshot)
}

/** Whether the last attempt to send did not reach the server. Other changes of the queue render nothing anew. */
export function useIsStuck(): boolean {
  return useSyncExternalStore(subscribe, () => snapshot.isStuck)
}

export function listChanges(userId: string): QueuedChange[] {
  return snapshot.changes.filter((change) => change.userId === userId)
}

export function findAdd(key: string): QueuedAdd | null {
  const change = readEntry(addName(key))
  return change?.kind === 'add' ? change : null
}

type Owner = Pick<QueuedChange, 'userId' | 'groupId'>

/** Returns the key by which the server recognises the item if it is sent again. */
export function queueAdd(owner: Owner, item: NewShoppingItem): string {
  const key = newUuid()
  saveChange({ ...owner, kind: 'add', key, item, at: Date.now(), tick: null, refusal: null })
  return key
}

/** Replaces an earlier tick of the same item, also where the server has the item and has not answered that it does. */
export function queueTick(
  owner: Owner,
  { id, key, name }: Pick<ShoppingItem, 'id' | 'key' | 'name'>,
  isCompleted: boolean,
) {
  const tick = { isCompleted, at: Date.now(), press: nextPress() }
  const add = key ? findAdd(key) : null
  if (add) saveChange({ ...add, tick })
  else saveChange({ ...owner, kind: 'tick', itemId: id, name, ...tick })
}

/** When localStorage is full or blocked, the change lives as long as this page. */
export function saveChange(change: QueuedChange): void {
  // Parsed like an entry that is read, so that equal changes are equal as JSON.
  const parsed = z.parse(QueuedChange, change)
  entries.set(nameOf(parsed), parsed)
  storeEntry(parsed)
  publish({})
}

/** Does nothing when a newer change of the same item has replaced this one. */
export function removeChange(change: QueuedChange): void {
  const name = nameOf(change)
  if (readEntry(name) !== change) return
  entries.delete(name)
  unstored.delete(name)
  store.remove(name)
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

function storeEntry(change: QueuedChange) {
  const name = nameOf(change)
  if (store.write(change, name)) unstored.delete(name)
  else unstored.add(name)
}

/** As it is now: another tab may have changed it, and this one hears of that a little later. */
function readEntry(name: string): QueuedChange | null {
  const before = entries.get(name)
  if (unstored.has(name)) return before ?? null
  const stored = store.read(name)
  const now = stored && sameAs(before, stored)
  if (now) entries.set(name, now)
  return now
}

/** Takes over what other tabs have changed, and stores again what there was no room for. */
function readEntries() {
  const before = new Map(entries)
  for (const change of before.values()) if (unstored.has(nameOf(change))) storeEntry(change)
  for (const name of entries.keys()) if (!unstored.has(name)) entries.delete(name)
  for (const name of store.names()) {
    const change = store.read(name)
    if (change) entries.set(name, sameAs(before.get(name), change))
  }
  publish({})
}

/** An unchanged entry stays the same object: `removeChange` compares by identity. */
function sameAs(before: QueuedChange | undefined, now: QueuedChange): QueuedChange {
  return before && JSON.stringify(before) === JSON.stringify(now) ? before : now
}

/** Releases before version 1 stored the change itself, in the shape of version 1. */
function parseUnversioned(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function nameOf(change: QueuedChange): string {
  return change.kind === 'add' ? addName(change.key) : `tick:${change.itemId}`
}

function addName(key: string): string {
  return `add:${key}`
}
