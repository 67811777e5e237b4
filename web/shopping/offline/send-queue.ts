import type { QueryClient } from '@tanstack/react-query'
import { type ShoppingItem, type ShoppingList, shoppingApi } from '#contract/shopping.ts'
import { groupKey } from '../../family/selection/group-keys.ts'
import { ApiError, call, fieldMessages, isUnauthorized, sentenceOf } from '../../platform/api.ts'
import { goToLogin } from '../../platform/login.ts'
import { showToast } from '../../platform/toast-store.ts'
import {
  drop,
  findAdd,
  put,
  type QueuedAdd,
  type QueuedChange,
  type QueuedTick,
  queuedChanges,
  setStuck,
} from './queue.ts'

/** Milliseconds for one answer. In a shop a connection is often there and yet is not. */
const patience = 10_000
let turn: Promise<unknown> = Promise.resolve()

/**
 * Sends what this person has done here, oldest first, until all is there or the server cannot be
 * reached. Never throws: what could not be sent stays, what is refused is told.
 */
export function sendQueue(client: QueryClient, userId: string): Promise<void> {
  const sent = turn.then(() => alone(() => sendOneByOne(client, userId)))
  turn = sent
  return sent
}

/** One tab at a time where the browser can say so; elsewhere the server knows what it has. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('sunporch-shopping', work)
  else await work()
}

async function sendOneByOne(client: QueryClient, userId: string): Promise<void> {
  for (;;) {
    const change = queuedChanges(userId).find((change) => change.kind === 'tick' || !change.refusal)
    if (!change) return setStuck(false)
    if (!navigator.onLine) return setStuck(true)
    try {
      if (change.kind === 'add') await sendAdd(client, change)
      else await sendTick(client, change)
    } catch (error) {
      if (isUnauthorized(error)) return goToLogin()
      if (mayWorkLater(error)) return setStuck(true)
      refuse(change, error)
    }
  }
}

async function sendAdd(client: QueryClient, change: QueuedAdd): Promise<void> {
  const { groupId, key, item } = change
  const added = await call(shoppingApi.add, { params: { groupId }, body: { ...item, key } }, inTime())
  show(client, groupId, added)
  // It may have been ticked while it was on its way.
  const latest = findAdd(key)
  if (!latest) return
  const { userId, tick } = latest
  if (tick) put({ kind: 'tick', userId, groupId, itemId: added.id, name: added.name, ...tick })
  drop(latest)
}

async function sendTick(client: QueryClient, change: QueuedTick): Promise<void> {
  const { itemId, isCompleted, at } = change
  const age = Math.max(0, Date.now() - at)
  const item = await call(shoppingApi.toggle, { params: { itemId }, body: { isCompleted, age } }, inTime())
  show(client, change.groupId, item)
  drop(change)
}

/** The answer stands in the list before the change leaves the queue, so that nothing flickers. */
function show(client: QueryClient, groupId: string, item: ShoppingItem) {
  client.setQueryData<ShoppingList>(groupKey(groupId, 'shopping'), (list) => {
    if (!list) return list
    const isListed = list.items.some(({ id }) => id === item.id)
    return {
      items: isListed ? list.items.map((one) => (one.id === item.id ? item : one)) : [item, ...list.items],
    }
  })
}

function refuse(change: QueuedChange, error: unknown) {
  const isTick = change.kind === 'tick'
  if (isTick) drop(change)
  else {
    const latest = findAdd(change.key)
    if (latest) put({ ...latest, refusal: { sentence: sentenceOf(error), fields: fieldMessages(error) } })
  }
  if (isTick && error instanceof ApiError && error.status === 404) {
    showToast({
      title: 'Not on the list any more',
      description: `${change.name} was deleted meanwhile.`,
    })
  } else {
    const description = isTick ? 'Failed to update shopping item.' : 'Failed to add shopping item.'
    showToast({ variant: 'destructive', title: 'Error', description })
  }
}

/** No answer, too busy, or a server that is just starting: not a word about the change itself. */
function mayWorkLater(error: unknown): boolean {
  return !(error instanceof ApiError) || [408, 425, 429, 502, 503, 504].includes(error.status)
}

/** `AbortSignal.timeout` is missing on phones of a few years ago. */
function inTime(): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), patience)
  return controller.signal
}
