import type { QueryClient } from '@tanstack/react-query'
import { type ShoppingItem, type ShoppingList, shoppingApi } from '#contract/shopping/shopping.ts'
import { groupKey } from '../../family/selection/group-keys.ts'
import { goToLogin } from '../../platform/login.ts'
import {
  ApiError,
  call,
  fieldMessages,
  isFinalRefusal,
  isUnauthorized,
  sentenceOf,
} from '../../platform/server/api.ts'
import { showToast } from '../../platform/toast-store.ts'
import { commonWords } from '../../platform/words/common-words.ts'
import { shoppingWords } from '../words/shopping-words.ts'
import { findAdd, listChanges, removeChange, saveChange, setStuck } from './queue.ts'
import type { QueuedAdd, QueuedTick } from './queued-change.ts'

/** Milliseconds. In a shop a phone often shows a connection over which nothing arrives. */
const requestTimeout = 10_000
let lastRun: Promise<unknown> = Promise.resolve()

/** What a run came to: nothing is left, the server cannot be reached, or the person has to sign in first. */
export type Sent = 'all' | 'stuck' | 'signed_out'

/**
 * Sends this person's queued changes, oldest first, until none is left or the server cannot be
 * reached. Never rejects: unsent changes stay queued, refused ones are shown to the person.
 */
export function sendQueue(client: QueryClient, userId: string): Promise<Sent> {
  const run = lastRun.then(() => withLock(() => sendChanges(client, userId)))
  lastRun = run
  return run
}

/**
 * Lets one tab send at a time. Browsers without locks may send a change twice; the server recognises
 * an add by its key, and a tick sets a value.
 */
async function withLock(work: () => Promise<Sent>): Promise<Sent> {
  return navigator.locks ? navigator.locks.request('sunporch-shopping', work) : work()
}

async function sendChanges(client: QueryClient, userId: string): Promise<Sent> {
  for (;;) {
    const change = listChanges(userId).find((change) => change.kind === 'tick' || !change.refusal)
    if (!change) return stopped('all')
    if (!navigator.onLine) return stopped('stuck')
    try {
      if (change.kind === 'add') await sendAdd(client, change)
      else await sendTick(client, change)
    } catch (error) {
      if (isUnauthorized(error)) {
        goToLogin()
        return stopped('signed_out')
      }
      if (!isFinalRefusal(error) && !isFailedAt(error)) return stopped('stuck')
      if (change.kind === 'add') refuseAdd(change, error)
      else refuseTick(change, error)
    }
  }
}

function stopped(sent: Sent): Sent {
  setStuck(sent === 'stuck')
  return sent
}

async function sendAdd(client: QueryClient, { groupId, key, item }: QueuedAdd): Promise<void> {
  const added = await call(shoppingApi.add, { params: { groupId }, body: { ...item, key } }, timeoutSignal())
  requireOurs(added.key === key)
  putInCache(client, groupId, added)
  // The item may have been ticked while the request was in flight.
  const latest = findAdd(key)
  if (!latest) return
  const { userId, tick } = latest
  if (tick) saveChange({ kind: 'tick', userId, groupId, itemId: added.id, name: added.name, ...tick })
  removeChange(latest)
}

async function sendTick(client: QueryClient, change: QueuedTick): Promise<void> {
  const { itemId, isCompleted, press } = change
  const age = Math.max(0, Date.now() - change.at)
  const item = await call(
    shoppingApi.toggle,
    { params: { itemId }, body: { isCompleted, age, press } },
    timeoutSignal(),
  )
  requireOurs(item.id === itemId)
  putInCache(client, change.groupId, item)
  removeChange(change)
}

/** Called before the change leaves the queue, so that the list does not flicker. */
function putInCache(client: QueryClient, groupId: string, item: ShoppingItem) {
  client.setQueryData<ShoppingList>(groupKey(groupId, 'shopping'), (list) => {
    if (!list) return list
    const isListed = list.items.some(({ id }) => id === item.id)
    return {
      items: isListed
        ? list.items.map((other) => (other.id === item.id ? item : other))
        : [item, ...list.items],
    }
  })
}

function refuseAdd({ key }: QueuedAdd, error: unknown) {
  const latest = findAdd(key)
  if (latest)
    saveChange({ ...latest, refusal: { sentence: sentenceOf(error), fields: fieldMessages(error) } })
  showToast({ variant: 'destructive', title: commonWords().error, description: shoppingWords().addFailed })
}

function refuseTick(change: QueuedTick, error: unknown) {
  removeChange(change)
  if (error instanceof ApiError && error.status === 404) {
    showToast({ title: shoppingWords().gone, description: shoppingWords().goneText(change.name) })
  } else {
    showToast({
      variant: 'destructive',
      title: commonWords().error,
      description: shoppingWords().updateFailed,
    })
  }
}

/** A network's own page may answer with success, and even with JSON. */
function requireOurs(isOurs: boolean): void {
  if (!isOurs) throw new Error('the answer is not of our server')
}

/** A change that our server fails at is told to the person, so that it does not hold up the others. */
function isFailedAt(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'internal'
}

/** Older phones lack `AbortSignal.timeout`. */
function timeoutSignal(): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), requestTimeout)
  return controller.signal
}
