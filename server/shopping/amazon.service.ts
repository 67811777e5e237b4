import type { ActivityAction } from '#contract/activity.ts'
import type { User } from '#contract/identity.ts'
import { marketplaces } from '#contract/marketplaces.ts'
import type { AmazonItem, AmazonReview, ShoppingItem } from '#contract/shopping.ts'
import { recordChange } from '../activity/record-change.ts'
import { publishChange } from '../family/group-live.ts'
import { requireGroupRow } from '../family/groups/groups.service.ts'
import type { App } from '../platform/context.ts'
import { lockKeys } from '../platform/db/lock.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { conflict, notFound } from '../platform/errors.ts'
import { addToCartUrls, amazonQuantity, cartUrl, searchUrl } from './amazon.ts'
import { itemsOf, type JoinedItem, readItem, shopOf, tell, toShoppingItem } from './items.ts'
import type { ShoppingItemRow } from './shopping.tables.ts'

/** Everything that is on its way to Amazon, oldest first: as a list is worked off. */
export function readReview(app: App, groupId: string): Promise<AmazonReview> {
  return reviewOf(app, groupId, (items) => items.where('shopping_items.sent_at', 'is not', null))
}

/** Marks all of them and answers their links. What was sent already stays as it is: twice is once. */
export async function sendToAmazon(
  app: App,
  user: User,
  groupId: string,
  itemIds: string[],
): Promise<AmazonReview> {
  const ids = [...new Set(itemIds)]
  await inTransaction(app, async (app) => {
    const items = await holdItems(app, groupId, ids)
    const fresh = items.filter(({ sent_at }) => sent_at === null)
    await markAll(app, user, groupId, fresh, 'items_sent_to_amazon', { sent_at: app.clock.now() })
  })
  return reviewOf(app, groupId, (items) => items.where('shopping_items.id', 'in', ids))
}

/** Takes the mark back, and the tick "in the cart" with it. */
export async function markNotSent(
  app: App,
  user: User,
  groupId: string,
  itemIds: string[],
): Promise<{ items: ShoppingItem[] }> {
  const ids = [...new Set(itemIds)]
  await inTransaction(app, async (app) => {
    const items = await holdItems(app, groupId, ids)
    const marked = items.filter(({ sent_at }) => sent_at !== null)
    const none = { sent_at: null, in_cart_at: null, in_cart_by: null }
    await markAll(app, user, groupId, marked, 'items_marked_not_sent', none)
  })
  const rows = await itemsOf(app).where('shopping_items.id', 'in', ids).execute()
  return { items: rows.map(toShoppingItem) }
}

/** What a person says about a cart that we cannot see. The first who said so stays named. */
export async function setInCart(
  app: App,
  user: User,
  item: ShoppingItemRow,
  isInCart: boolean,
): Promise<ShoppingItem> {
  await inTransaction(app, async (app) => {
    const [held] = await holdItems(app, item.family_group_id, [item.id])
    if (held?.sent_at === null) throw conflict('This item is not on its way to Amazon any more.')
    const changed = await app.db
      .updateTable('shopping_items')
      .set({ in_cart_at: isInCart ? app.clock.now() : null, in_cart_by: isInCart ? user.id : null })
      .where('id', '=', item.id)
      .where('in_cart_at', isInCart ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (changed) await tell(app, user, item, isInCart ? 'shopping_item_in_cart' : 'shopping_item_not_in_cart')
  })
  return readItem(app, item.id)
}

/**
 * All of these items, which nobody else changes until the transaction ends. One that is not on this
 * group's list any more, and it throws.
 */
async function holdItems(app: App, groupId: string, ids: string[]) {
  await lockKeys(app, `shopping:${groupId}`)
  const items = await app.db
    .updateTable('shopping_items')
    // Changes nothing, but holds the rows on both engines, and reads them as they are then.
    .set((row) => ({ sent_at: row.ref('sent_at') }))
    .where('family_group_id', '=', groupId)
    .where('removed_at', 'is', null)
    .where('id', 'in', ids)
    .returning(['id', 'name', 'sent_at'])
    .execute()
  if (items.length !== ids.length) throw notFound('One of these items is not on the list any more.')
  return items
}

type Marks = Partial<Pick<ShoppingItemRow, 'sent_at' | 'in_cart_at' | 'in_cart_by'>>

async function markAll(
  app: App,
  user: User,
  groupId: string,
  items: { id: string; name: string }[],
  action: ActivityAction,
  marks: Marks,
): Promise<void> {
  if (items.length === 0) return
  const ids = items.map(({ id }) => id)
  await app.db.updateTable('shopping_items').set(marks).where('id', 'in', ids).execute()
  await recordChange(app, {
    groupId,
    by: { user },
    action,
    subject: { kind: 'shopping', id: null, title: titleOf(items.map(({ name }) => name)) },
  })
  publishChange(app, groupId, 'shopping')
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

/** Only what is still to be bought, and known in this shop: elsewhere a number may mean another thing. */
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
