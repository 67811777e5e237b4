import { eachOf } from '#contract/platform/each-of.ts'
import { defaultQuantity, type ShoppingItem, writtenNames } from '#contract/shopping/shopping.ts'
import type { QueuedAdd, QueuedChange } from '../offline/queued-change.ts'

/**
 * `isNew`: the item is not on the server yet, and its id is the key that it is added with.
 * `isPending`: a change of the item is still queued.
 */
export type ListItem = ShoppingItem & { isNew?: true; isPending?: true }

type Author = NonNullable<ShoppingItem['addedByUser']>

/** The server's list with the queued changes applied; `author` made them. */
export function applyChanges(items: ShoppingItem[], changes: QueuedChange[], author: Author): ListItem[] {
  if (changes.length === 0) return items
  const keys = new Set(items.map(({ key }) => key))
  const newItems = changes
    .filter((change) => change.kind === 'add')
    .filter(({ key, refusal }) => !refusal && !keys.has(key))
    .map((change) => newItem(change, author))
    .reverse()
  return [...newItems, ...applyTicks(items, changes)]
}

function applyTicks(items: ShoppingItem[], changes: QueuedChange[]): ListItem[] {
  const ticks = new Map<string | null, boolean>()
  for (const change of changes) {
    if (change.kind === 'tick') ticks.set(change.itemId, change.isCompleted)
    else if (change.tick) ticks.set(change.key, change.tick.isCompleted)
  }
  return items.map((item) => {
    // By its key where the answer to its add was lost.
    const isCompleted = ticks.get(item.id) ?? ticks.get(item.key)
    return isCompleted === undefined ? item : { ...item, isCompleted, isPending: true }
  })
}

function newItem({ key, item, at, tick }: QueuedAdd, author: Author): ListItem {
  return {
    id: key,
    key,
    ...eachOf(writtenNames, (name) => item[name] || null),
    name: item.name,
    quantity: item.quantity || defaultQuantity,
    isCompleted: tick?.isCompleted ?? false,
    isSentToAmazon: false,
    createdAt: new Date(at).toISOString(),
    completedAt: null,
    sentToAmazonAt: null,
    inCart: null,
    echoCart: null,
    product: null,
    addedByUser: author,
    addedByDevice: null,
    isNew: true,
    isPending: true,
  }
}
