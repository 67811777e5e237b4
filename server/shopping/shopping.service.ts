import type * as z from 'zod/mini'
import type { ActivityAction } from '#contract/activity.ts'
import type { User } from '#contract/identity.ts'
import type { NewShoppingItem, ShoppingItem, ShoppingItemChange } from '#contract/shopping.ts'
import { requireMember } from '../family/membership.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { invalid, notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { itemsOf, readItem, tell, toShoppingItem } from './items.ts'
import { findProduct, isShortLink, type Product, readProduct } from './product.ts'
import type { ShoppingItemRow } from './shopping.tables.ts'

/** Newest first. */
export async function listShopping(app: App, groupId: string): Promise<{ items: ShoppingItem[] }> {
  const rows = await itemsOf(app)
    .where('shopping_items.family_group_id', '=', groupId)
    .where('shopping_items.removed_at', 'is', null)
    .orderBy('shopping_items.created_at', 'desc')
    .orderBy('shopping_items.id', 'desc')
    .execute()
  return { items: rows.map(toShoppingItem) }
}

/** An item that is there, of this group. */
export async function requireItem(app: App, groupId: string, id: string): Promise<ShoppingItemRow> {
  const row = await requireRestorableItem(app, groupId, id)
  if (row.removed_at !== null) throw notFound()
  return row
}

/** An item that is there or can be brought back. */
export async function requireRestorableItem(app: App, groupId: string, id: string): Promise<ShoppingItemRow> {
  const row = await app.db
    .selectFrom('shopping_items')
    .where('id', '=', id)
    .where('family_group_id', '=', groupId)
    .selectAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** An item that this person may tick, in whichever of their groups it is. */
export async function requireOwnGroupsItem(app: App, user: User, id: string): Promise<ShoppingItemRow> {
  const row = await app.db
    .selectFrom('shopping_items')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  await requireMember(app, user, row.family_group_id, 'shopping:add')
  return row
}

/** Adds it once for each key, however often it is sent. */
export async function addItem(
  app: App,
  user: User,
  groupId: string,
  given: z.output<typeof NewShoppingItem>,
): Promise<ShoppingItem> {
  const { name, quantity, notes, key = null } = given
  const product = given.product === undefined ? productIn(name, notes) : requireProduct(given.product)
  const row: ShoppingItemRow = {
    id: newId(),
    family_group_id: groupId,
    name,
    quantity,
    notes,
    added_by: user.id,
    created_at: app.clock.now(),
    completed_at: null,
    ticked_at: null,
    sent_at: null,
    in_cart_at: null,
    in_cart_by: null,
    ...columnsOf(product),
    client_key: key,
    removed_at: null,
    added_by_device: null,
  }
  const isNew = await inTransaction(app, async (app) => {
    const added = await app.db
      .insertInto('shopping_items')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) await tell(app, user, row, 'shopping_item_added')
    return added !== undefined
  })
  return isNew || !key ? readItem(app, row.id) : readAdded(app, user, groupId, key)
}

/** What was added with this key before; it may have been deleted since. */
async function readAdded(app: App, user: User, groupId: string, key: string): Promise<ShoppingItem> {
  const row = await itemsOf(app)
    .where('shopping_items.family_group_id', '=', groupId)
    .where('shopping_items.added_by', '=', user.id)
    .where('shopping_items.client_key', '=', key)
    .executeTakeFirst()
  if (!row) throw notFound()
  return toShoppingItem(row)
}

/**
 * The value that was meant last is the one it has then: twice the same is once. A tick from a
 * browser that was offline says how long ago it was made, and yields to what others did since.
 */
export async function setCompleted(
  app: App,
  user: User,
  item: ShoppingItemRow,
  { isCompleted, age }: { isCompleted: boolean; age: number },
): Promise<ShoppingItem> {
  const at = Math.max(app.clock.now() - age, item.created_at)
  await inTransaction(app, async (app) => {
    const meant = app.db
      .updateTable('shopping_items')
      .where('id', '=', item.id)
      .where((row) => row.or([row('ticked_at', 'is', null), row('ticked_at', '<=', at)]))
    const changed = await meant
      .set({ completed_at: isCompleted ? at : null, ticked_at: at })
      .where('completed_at', isCompleted ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (changed) {
      await tell(app, user, item, isCompleted ? 'shopping_item_completed' : 'shopping_item_reopened')
    } else await meant.set({ ticked_at: at }).execute()
  })
  return readItem(app, item.id)
}

/** Changes what was given and leaves the rest, which somebody else may be changing. */
export async function updateItem(
  app: App,
  user: User,
  item: ShoppingItemRow,
  { name, quantity, notes, product }: z.output<typeof ShoppingItemChange>,
): Promise<ShoppingItem> {
  const found = product === undefined ? productIn(name ?? '', notes ?? null) : requireProduct(product)
  const given = Object.fromEntries(
    Object.entries({ name, quantity, notes, ...((found || product === null) && columnsOf(found)) }).filter(
      ([, value]) => value !== undefined,
    ),
  )
  if (Object.keys(given).length === 0) return readItem(app, item.id)
  await inTransaction(app, async (app) => {
    await app.db.updateTable('shopping_items').set(given).where('id', '=', item.id).execute()
    await tell(app, user, { ...item, ...given }, 'shopping_item_edited')
  })
  return readItem(app, item.id)
}

export async function removeItem(app: App, user: User, item: ShoppingItemRow): Promise<void> {
  await setRemoved(app, user, item, { at: app.clock.now(), action: 'shopping_item_removed' })
}

export async function restoreItem(app: App, user: User, item: ShoppingItemRow): Promise<ShoppingItem> {
  if (item.removed_at !== null)
    await setRemoved(app, user, item, { at: null, action: 'shopping_item_restored' })
  return readItem(app, item.id)
}

async function setRemoved(
  app: App,
  user: User,
  item: ShoppingItemRow,
  { at, action }: { at: number | null; action: ActivityAction },
): Promise<void> {
  await inTransaction(app, async (app) => {
    const changed = await app.db
      .updateTable('shopping_items')
      .set({ removed_at: at })
      .where('id', '=', item.id)
      .where('removed_at', at === null ? 'is not' : 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (changed) await tell(app, user, item, action)
  })
}

function productIn(name: string, notes: string | null): Product | null {
  return findProduct(name) ?? findProduct(notes ?? '')
}

/** Null for none; throws for a text that names none. */
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
