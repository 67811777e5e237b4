import type { ActivityAction } from '#contract/family/activity.ts'
import { displayName } from '#contract/identity/identity.ts'
import { defaultMarketplace } from '#contract/shopping/marketplaces.ts'
import { type ShoppingItem, writtenNames, writtenOf } from '#contract/shopping/shopping.ts'
import { recordChange } from '../activity/record-change.ts'
import type { Actor } from '../family/actor.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import { notFound } from '../platform/errors.ts'
import { productUrl, type Shop } from './amazon.ts'
import { echoCartOf } from './echo-cart-text.ts'
import type { ShoppingItemRow } from './shopping.tables.ts'

/** An item, deleted or not, with the names of who added it and who put it in the cart. */
export function itemsOf(app: App) {
  return app.db
    .selectFrom('shopping_items')
    .innerJoin('family_groups', 'family_groups.id', 'shopping_items.family_group_id')
    .leftJoin('users', 'users.id', 'shopping_items.added_by')
    .leftJoin('users as buyers', 'buyers.id', 'shopping_items.in_cart_by')
    .select(['shopping_items.id', 'shopping_items.created_at'])
    .select(writtenNames.map((name) => `shopping_items.${name}` as const))
    .select(['completed_at', 'sent_at', 'in_cart_at', 'in_cart_by', 'added_by', 'added_by_device'])
    .select(['product_asin', 'product_marketplace', 'client_key'])
    .select(['cart_asked_at', 'cart_result', 'cart_result_at', 'cart_device'])
    .select(['family_groups.amazon_marketplace', 'family_groups.amazon_tag'])
    .select(['users.first_name', 'users.last_name'])
    .select([
      'buyers.first_name as buyer_first_name',
      'buyers.last_name as buyer_last_name',
      'buyers.email as buyer_email',
    ])
}

export type JoinedItem = Awaited<ReturnType<ReturnType<typeof itemsOf>['execute']>>[number]

export async function readItem(app: App, id: string): Promise<ShoppingItem> {
  const [row] = await readRow(app, { id })
  if (!row) throw notFound()
  return toShoppingItem(row)
}

const readRow = preparedQuery((app, given: Given<{ id: string }>) =>
  itemsOf(app).where('shopping_items.id', '=', given.id),
)

export function toShoppingItem(row: JoinedItem): ShoppingItem {
  return {
    id: row.id,
    ...writtenOf(row),
    isCompleted: row.completed_at !== null,
    isSentToAmazon: row.sent_at !== null,
    createdAt: toIso(row.created_at),
    completedAt: toIso(row.completed_at),
    sentToAmazonAt: toIso(row.sent_at),
    inCart: row.in_cart_at === null ? null : { at: toIso(row.in_cart_at), by: buyerOf(row) },
    echoCart: echoCartOf(row),
    product: productOf(row),
    key: row.client_key,
    addedByUser: row.added_by
      ? { id: row.added_by, firstName: row.first_name, lastName: row.last_name }
      : null,
    addedByDevice: row.added_by_device,
  }
}

export function shopOf(group: Pick<JoinedItem, 'amazon_marketplace' | 'amazon_tag'>): Shop {
  return { marketplace: group.amazon_marketplace ?? defaultMarketplace, associateTag: group.amazon_tag }
}

export function recordItemChange(
  app: App,
  actor: Actor,
  { id, name }: Pick<ShoppingItemRow, 'id' | 'name'>,
  action: ActivityAction,
): Promise<void> {
  const subject = { kind: 'shopping', id, title: name } as const
  return recordChange(app, { groupId: actor.groupId, by: actor, action, subject })
}

function productOf(row: JoinedItem): ShoppingItem['product'] {
  if (!row.product_asin) return null
  const product = { asin: row.product_asin, marketplace: row.product_marketplace }
  return { asin: row.product_asin, url: productUrl(product, shopOf(row)) }
}

function buyerOf(row: JoinedItem): string | null {
  if (!row.in_cart_by) return null
  return displayName({
    firstName: row.buyer_first_name,
    lastName: row.buyer_last_name,
    email: row.buyer_email,
  })
}
