import type { ActivityAction } from '#contract/family/activity.ts'
import { marketplaces } from '#contract/shopping/marketplaces.ts'
import type { AmazonItem, AmazonReview, ShoppingItem } from '#contract/shopping/shopping.ts'
import { recordChange } from '../activity/record-change.ts'
import type { Actor } from '../family/actor.ts'
import { requireGroupRow } from '../family/groups/groups.service.ts'
import type { App } from '../platform/context.ts'
import { lockRow, lockRows } from '../platform/db/lock.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { conflict, notFound } from '../platform/errors.ts'
import { addToCartUrls, amazonQuantity, cartUrl, searchUrl } from './amazon.ts'
import { itemsOf, type JoinedItem, readItem, recordItemChange, shopOf, toShoppingItem } from './items.ts'
import type { ShoppingItemRow } from './shopping.tables.ts'

/** Everything that is on its way to Amazon, the oldest first, as a list is worked off. */
export function readReview(app: App, groupId: string): Promise<AmazonReview> {
  return reviewOf(app, groupId, (items) => items.where('shopping_items.sent_at', 'is not', null))
}

/** Marks the items and answers their links. An item that was sent already stays as it is. */
export async function sendToAmazon(app: App, actor: Actor, itemIds: string[]): Promise<AmazonReview> {
  await inTransaction(app, async (app) => {
    const items = await lockItems(app, actor.groupId, itemIds)
    const unsent = items.filter(({ sent_at }) => sent_at === null)
    await markItems(app, actor, unsent, 'items_sent_to_amazon', { sent_at: app.clock.now() })
  })
  return reviewOf(app, actor.groupId, (items) => items.where('shopping_items.id', 'in', itemIds))
}

/** Takes the mark back, and with it the tick "in the cart". */
export async function markNotSent(
  app: App,
  actor: Actor,
  itemIds: string[],
): Promise<{ items: ShoppingItem[] }> {
  await inTransaction(app, async (app) => {
    const items = await lockItems(app, actor.groupId, itemIds)
    const sent = items.filter(({ sent_at }) => sent_at !== null)
    const marks = { sent_at: null, in_cart_at: null, in_cart_by: null }
    await markItems(app, actor, sent, 'items_marked_not_sent', marks)
  })
  const rows = await itemsOf(app).where('shopping_items.id', 'in', itemIds).execute()
  return { items: rows.map(toShoppingItem) }
}

/** What a person says about a cart that the server cannot see. The first person who said so stays named. */
export function setInCart(app: App, actor: Actor, id: string, isInCart: boolean): Promise<ShoppingItem> {
  return inTransaction(app, async (app) => {
    const item = await lockRow(app, 'shopping_items', { id, family_group_id: actor.groupId })
    if (!item || item.removed_at !== null) throw notFound()
    if (item.sent_at === null) throw conflict('This item is not on its way to Amazon any more.')
    if ((item.in_cart_at !== null) !== isInCart) {
      const marks = {
        in_cart_at: isInCart ? app.clock.now() : null,
        in_cart_by: isInCart ? actor.user.id : null,
      }
      await app.db.updateTable('shopping_items').set(marks).where('id', '=', id).execute()
      const action = isInCart ? 'shopping_item_in_cart' : 'shopping_item_not_in_cart'
      await recordItemChange(app, actor, item, action)
    }
    return readItem(app, id)
  })
}

/** Locks all of these items; 404 when one is not on the group's list any more. */
async function lockItems(app: App, groupId: string, itemIds: string[]): Promise<ShoppingItemRow[]> {
  const items = await lockRows(app, 'shopping_items', groupId, itemIds)
  const listed = items.filter(({ removed_at }) => removed_at === null)
  if (listed.length < new Set(itemIds).size) throw notFound('One of these items is not on the list any more.')
  return listed
}

type Marks = Partial<Pick<ShoppingItemRow, 'sent_at' | 'in_cart_at' | 'in_cart_by'>>

/** One change for all items. */
async function markItems(
  app: App,
  actor: Actor,
  items: ShoppingItemRow[],
  action: ActivityAction,
  marks: Marks,
): Promise<void> {
  if (items.length === 0) return
  const ids = items.map(({ id }) => id)
  await app.db.updateTable('shopping_items').set(marks).where('id', 'in', ids).execute()
  const subject = { kind: 'shopping', id: null, title: titleOf(items.map(({ name }) => name)) } as const
  await recordChange(app, { groupId: actor.groupId, by: actor, action, subject })
}

function titleOf([first = '', ...more]: string[]): string {
  return more.length > 0 ? `${first} and ${more.length} more` : first
}

async function reviewOf(
  app: App,
  groupId: string,
  choose: (items: ReturnType<typeof itemsOf>) => ReturnType<typeof itemsOf>,
): Promise<AmazonReview> {
  const group = await requireGroupRow(app, groupId)
  const shop = shopOf(group)
  const rows = await choose(itemsOf(app))
    .where('shopping_items.family_group_id', '=', groupId)
    .where('shopping_items.removed_at', 'is', null)
    .orderBy('shopping_items.created_at')
    .orderBy('shopping_items.id')
    .execute()
  return {
    items: rows.map(toAmazonItem),
    shop: { name: `amazon.${marketplaces[shop.marketplace].ending}`, cartUrl: cartUrl(shop) },
    carts: group.amazon_cart_on_at === null ? [] : cartsOf(rows, shop),
  }
}

function toAmazonItem(row: JoinedItem): AmazonItem {
  const item = toShoppingItem(row)
  const { quantity, isSure } = amazonQuantity(row.quantity)
  return {
    ...item,
    amazonUrl: item.product?.url ?? searchUrl(row.name, shopOf(row)),
    amazonQuantity: quantity,
    isQuantitySure: isSure,
  }
}

/** Only unbought items with a product of this shop: in other countries an ASIN may be another product. */
function cartsOf(rows: JoinedItem[], shop: ReturnType<typeof shopOf>): AmazonReview['carts'] {
  const lines = rows
    .filter((row) => row.completed_at === null && row.in_cart_at === null)
    .filter((row) => (row.product_marketplace ?? shop.marketplace) === shop.marketplace)
    .flatMap((row) =>
      row.product_asin
        ? [{ id: row.id, asin: row.product_asin, quantity: amazonQuantity(row.quantity).quantity }]
        : [],
    )
  return addToCartUrls(lines, shop).map(({ url, lines }) => ({ url, itemIds: lines.map(({ id }) => id) }))
}
