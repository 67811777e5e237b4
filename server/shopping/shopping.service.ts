import type * as z from 'zod/mini'
import type {
  NewShoppingItem,
  ShoppingItem,
  ShoppingItemChange,
  Tick,
  WrittenItem,
} from '#contract/shopping/shopping.ts'
import type { Actor } from '../family/actor.ts'
import { requireRoomForRow } from '../platform/budgets/row-budget.ts'
import type { App } from '../platform/context.ts'
import { parseJsonColumn } from '../platform/db/json-column.ts'
import { lockRow } from '../platform/db/lock.ts'
import { sendUnawaited } from '../platform/db/postgres/pipeline.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import { setRemoved } from '../platform/db/soft-delete.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { invalid, notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { itemsOf, readItem, recordItemChange, toShoppingItem } from './items.ts'
import { findProduct, isShortLink, type Product, readProduct } from './product.ts'
import type { ShoppingItemRow } from './shopping.tables.ts'
import { isPast, TickPresses, withPress } from './tick-presses.ts'

/** Newest first. */
export async function listShopping(app: App, groupId: string): Promise<{ items: ShoppingItem[] }> {
  const rows = await readList(app, { groupId })
  return { items: rows.map(toShoppingItem) }
}

export async function listItems(app: App, groupId: string): Promise<ShoppingItem[]> {
  return (await listShopping(app, groupId)).items
}

const readList = preparedQuery((app, given: Given<{ groupId: string }>) =>
  itemsOf(app)
    .where('shopping_items.family_group_id', '=', given.groupId)
    .where('shopping_items.removed_at', 'is', null)
    .orderBy('shopping_items.created_at', 'desc')
    .orderBy('shopping_items.id', 'desc'),
)

/** Who added the item; null when a device did. 404 for an item of another group, or a deleted one. */
export async function findItemOwner(
  app: App,
  groupId: string,
  id: string,
  { orDeleted = false } = {},
): Promise<string | null> {
  const row = await app.db
    .selectFrom('shopping_items')
    .where('id', '=', id)
    .where('family_group_id', '=', groupId)
    .select(['added_by', 'removed_at'])
    .executeTakeFirst()
  if (!row || (row.removed_at !== null && !orDeleted)) throw notFound()
  return row.added_by
}

/** Adds it once for each key, however often it is sent. */
export async function addItem(
  app: App,
  actor: Actor,
  input: z.output<typeof NewShoppingItem>,
): Promise<ShoppingItem> {
  const { key = null, product: link, ...written } = input
  const product = link === undefined ? productIn(written) : requireProduct(link)
  const row: ShoppingItemRow = {
    id: newId(),
    family_group_id: actor.groupId,
    ...written,
    added_by: actor.user.id,
    created_at: app.clock.now(),
    completed_at: null,
    ticked_at: null,
    tick_presses: null,
    sent_at: null,
    in_cart_at: null,
    in_cart_by: null,
    ...columnsOf(product),
    client_key: key,
    removed_at: null,
    added_by_device: null,
    cart_asked_at: null,
    cart_result: null,
    cart_result_at: null,
    cart_device: null,
  }
  return inTransaction(app, async (app) => {
    const added = await app.db
      .insertInto('shopping_items')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added && key) return readAdded(app, actor, key)
    await requireRoomForRow(app, 'shopping_items', actor.groupId)
    await recordItemChange(app, actor, row, 'shopping_item_added')
    return readItem(app, row.id)
  })
}

/** The item that was added with this key before; it may have been deleted since. */
async function readAdded(app: App, { groupId, user }: Actor, key: string): Promise<ShoppingItem> {
  const row = await itemsOf(app)
    .where('shopping_items.family_group_id', '=', groupId)
    .where('shopping_items.added_by', '=', user.id)
    .where('shopping_items.client_key', '=', key)
    .executeTakeFirst()
  if (!row) throw notFound()
  return toShoppingItem(row)
}

/**
 * The tick that was made last counts. Within one browser the numbers of its presses say the order, however long each
 * was on its way. Between browsers the time does: one that was offline says how long ago its tick was made (`age`, in
 * milliseconds), and a tick of somebody else made since then stands.
 */
export function setCompleted(
  app: App,
  actor: Actor,
  id: string,
  { isCompleted, age, press }: z.output<typeof Tick>,
): Promise<ShoppingItem> {
  return changeItem(app, id, async (app) => {
    const item = await lockItem(app, actor.groupId, id)
    const presses = pressesOf(app, item)
    if (press && isPast(presses, press)) return
    const tickedAt = Math.max(app.clock.now() - age, item.created_at)
    const isNext = press !== undefined && presses.holder === press.browser
    const holds = isNext || item.ticked_at === null || item.ticked_at <= tickedAt
    const tick_presses = JSON.stringify(withPress(presses, press, holds))
    if (!holds) return updateColumns(app, id, { tick_presses })
    const isChange = (item.completed_at !== null) !== isCompleted
    await updateColumns(app, id, {
      ticked_at: tickedAt,
      tick_presses,
      ...(isChange && { completed_at: isCompleted ? tickedAt : null }),
    })
    if (isChange) {
      const action = isCompleted ? 'shopping_item_completed' : 'shopping_item_reopened'
      await recordItemChange(app, actor, item, action)
    }
  })
}

function pressesOf(app: App, { id, tick_presses }: ShoppingItemRow): TickPresses {
  const place = { column: 'shopping_items.tick_presses', row: id }
  return parseJsonColumn(app, TickPresses, tick_presses, place) ?? { holder: null, numbers: [] }
}

/** Changes the fields that are set in `change`: another person may be changing the others. */
export function updateItem(
  app: App,
  actor: Actor,
  id: string,
  { product, ...written }: z.output<typeof ShoppingItemChange>,
): Promise<ShoppingItem> {
  const found = product === undefined ? productIn(written) : requireProduct(product)
  const columns = { ...written, ...((found || product === null) && columnsOf(found)) }
  const changed = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
  return changeItem(app, id, async (app) => {
    const item = await lockItem(app, actor.groupId, id)
    if (Object.keys(changed).length > 0) {
      const isOtherProduct =
        'product_asin' in changed && changed.product_asin !== item.product_asin && item.cart_asked_at !== null
      await updateColumns(app, id, { ...changed, ...(isOtherProduct && notInEchoCart) })
      await recordItemChange(app, actor, { ...item, ...changed }, 'shopping_item_edited')
    }
  })
}

export async function removeItem(app: App, actor: Actor, id: string): Promise<void> {
  await inTransaction(app, async (app) => {
    const item = await lockItem(app, actor.groupId, id)
    await setRemoved(app, 'shopping_items', item, true)
    await recordItemChange(app, actor, item, 'shopping_item_removed')
  })
}

export function restoreItem(app: App, actor: Actor, id: string): Promise<ShoppingItem> {
  return changeItem(app, id, async (app) => {
    const item = await lockRow(app, 'shopping_items', { id, family_group_id: actor.groupId })
    if (!item) throw notFound()
    if (await setRemoved(app, 'shopping_items', item, false))
      await recordItemChange(app, actor, item, 'shopping_item_restored')
  })
}

/** Runs the work in a transaction, and answers with the item as it is then. */
function changeItem(app: App, id: string, work: (app: App) => Promise<void>): Promise<ShoppingItem> {
  return inTransaction(app, async (app) => {
    await work(app)
    return readItem(app, id)
  })
}

/** Locks an item of the group that was not deleted. */
async function lockItem(app: App, groupId: string, id: string): Promise<ShoppingItemRow> {
  const item = await lockRow(app, 'shopping_items', { id, family_group_id: groupId })
  if (!item || item.removed_at !== null) throw notFound()
  return item
}

/** What Amazon said was about the product of before. */
const notInEchoCart = { cart_asked_at: null, cart_result: null, cart_result_at: null, cart_device: null }

async function updateColumns(app: App, id: string, columns: Partial<ShoppingItemRow>): Promise<void> {
  await sendUnawaited(app, app.db.updateTable('shopping_items').set(columns).where('id', '=', id))
}

function productIn({ name, notes }: Partial<WrittenItem>): Product | null {
  return findProduct(name ?? '') ?? findProduct(notes ?? '')
}

/** The product that the text names, null for no text; 422 when the text names none. */
function requireProduct(text: string | null): Product | null {
  if (text === null) return null
  const product = readProduct(text)
  if (product) return product
  const message = isShortLink(text)
    ? 'This is a short link. Please open it, and copy the address of the page that it leads to.'
    : 'Please paste the address of a product page on Amazon.'
  throw invalid(message, [{ path: 'product', message }])
}

function columnsOf(product: Product | null) {
  return { product_asin: product?.asin ?? null, product_marketplace: product?.marketplace ?? null }
}
