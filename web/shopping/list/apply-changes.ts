import { defaultQuantity, type ShoppingItem } from '#contract/shopping.ts'
import type { QueuedAdd, QueuedChange } from '../offline/queue.ts'

/** `isNew`: it is not on the server's list yet, and its id is the key it will be known by. */
export type ListItem = ShoppingItem & { isNew?: true; isPending?: true }

type Adder = NonNullable<ShoppingItem['addedByUser']>

/** The server's list with what was done here on top of it. */
export function applyChanges(items: ShoppingItem[], changes: QueuedChange[], by: Adder): ListItem[] {
  if (changes.length === 0) return items
  const ticks = new Map(
    changes.flatMap((change) => (change.kind === 'tick' ? [[change.itemId, change.isCompleted]] : [])),
  )
  const known = new Set(items.map(({ key }) => key))
  const added = changes
    .filter((change) => change.kind === 'add')
    .filter(({ key, refusal }) => !refusal && !known.has(key))
    .map((change) => newItem(change, by))
    .reverse()
  const ticked = items.map((item): ListItem => {
    const isCompleted = ticks.get(item.id)
    return isCompleted === undefined ? item : { ...item, isCompleted, isPending: true }
  })
  return [...added, ...ticked]
}

function newItem({ key, item, at, tick }: QueuedAdd, by: Adder): ListItem {
  return {
    id: key,
    key,
    name: item.name,
    quantity: item.quantity || defaultQuantity,
    notes: item.notes || null,
    isCompleted: tick?.isCompleted ?? false,
    isSentToAmazon: false,
    createdAt: new Date(at).toISOString(),
    completedAt: null,
    sentToAmazonAt: null,
    inCart: null,
    product: null,
    addedByUser: by,
    addedByDevice: null,
    isNew: true,
    isPending: true,
  }
}
