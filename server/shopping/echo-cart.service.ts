import type { CartResult } from '#contract/shopping/shopping.ts'
import { recordChange } from '../activity/record-change.ts'
import { publishChange } from '../family/group-live.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { ShoppingItemRow } from './shopping.tables.ts'

type Device = { id: string; name: string; family_group_id: string }

/** What Amazon is asked for: one product, and the time that tells this question from an earlier one. */
export type CartQuestion = { itemId: string; name: string; asin: string; askedAt: number }

/** The pending items with a product, oldest first, that Amazon has not put in the Echo's cart. */
export async function listForEchoCart(app: App, groupId: string): Promise<ShoppingItemRow[]> {
  const rows = await app.db
    .selectFrom('shopping_items')
    .where('family_group_id', '=', groupId)
    .where('removed_at', 'is', null)
    .where('completed_at', 'is', null)
    .where('product_asin', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .selectAll()
    .execute()
  return rows.filter(({ cart_result }) => cart_result !== 'in_cart')
}

/**
 * Records that the Echo asks Amazon for the item now. Null, and nothing is asked, when the family has removed or
 * ticked it off meanwhile, has taken its product away, or Amazon has put it in the cart already.
 */
export async function startEchoCart(app: App, device: Device, itemId: string): Promise<CartQuestion | null> {
  return inTransaction(app, async (app) => {
    const item = await lockRow(app, 'shopping_items', { id: itemId, family_group_id: device.family_group_id })
    const isOpen = item && item.removed_at === null && item.completed_at === null
    if (!isOpen || item.product_asin === null || item.cart_result === 'in_cart') return null
    // Two questions of one moment must differ.
    const askedAt = Math.max(app.clock.now(), (item.cart_asked_at ?? 0) + 1)
    await app.db
      .updateTable('shopping_items')
      .set({ cart_asked_at: askedAt, cart_result: null, cart_result_at: null, cart_device: device.name })
      .where('id', '=', itemId)
      .execute()
    publishChange(app, device.family_group_id, 'shopping')
    return { itemId, name: item.name, asin: item.product_asin, askedAt }
  })
}

type Answer = { itemId: string; askedAt: number; result: CartResult }

/**
 * Records Amazon's answer once, however often it comes. Of an older question only a success counts: then the item is
 * in the cart, whatever was asked since. Returns the item, also a deleted one; undefined when the group has none.
 */
export async function finishEchoCart(
  app: App,
  device: Device,
  { itemId, askedAt, result }: Answer,
): Promise<ShoppingItemRow | undefined> {
  const groupId = device.family_group_id
  return inTransaction(app, async (app) => {
    const item = await lockRow(app, 'shopping_items', { id: itemId, family_group_id: groupId })
    if (!item || item.cart_asked_at === null || item.cart_result === 'in_cart') return item
    const isCurrent = item.cart_asked_at === askedAt && item.cart_result === null
    if (!isCurrent && result !== 'in_cart') return item
    await app.db
      .updateTable('shopping_items')
      .set({ cart_result: result, cart_result_at: app.clock.now(), cart_device: device.name })
      .where('id', '=', itemId)
      .execute()
    if (result === 'in_cart') {
      const subject = { kind: 'shopping', id: itemId, title: item.name } as const
      await recordChange(app, { groupId, by: { device }, action: 'shopping_item_in_echo_cart', subject })
    } else publishChange(app, groupId, 'shopping')
    return item
  })
}
