import type * as z from 'zod/mini'
import type { User } from '#contract/identity.ts'
import type { NewShoppingItem, ShoppingItem, ShoppingItemChange } from '#contract/shopping.ts'
import { recordActivity } from '../activity/activity.service.ts'
import { publishChange } from '../family/group-live.ts'
import { requireMember } from '../family/membership.service.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
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

export async function addItem(
  app: App,
  user: User,
  groupId: string,
  given: z.output<typeof NewShoppingItem>,
): Promise<ShoppingItem> {
  const row: ShoppingItemRow = {
    id: newId(),
    family_group_id: groupId,
    ...given,
    added_by: user.id,
    created_at: app.clock.now(),
    completed_at: null,
    sent_at: null,
    removed_at: null,
    added_by_device: null,
  }
  await inTransaction(app, async (app) => {
    await app.db.insertInto('shopping_items').values(row).execute()
    await tell(app, user, row, 'shopping_item_added')
  })
  return readItem(app, row.id)
}

/** The value that was sent is the one it has then: twice the same is once. */
export async function setCompleted(
  app: App,
  user: User,
  item: ShoppingItemRow,
  isCompleted: boolean,
): Promise<ShoppingItem> {
  await inTransaction(app, async (app) => {
    const changed = await app.db
      .updateTable('shopping_items')
      .set({ completed_at: isCompleted ? app.clock.now() : null })
      .where('id', '=', item.id)
      .where('completed_at', isCompleted ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return
    await tell(app, user, item, isCompleted ? 'shopping_item_completed' : 'shopping_item_reopened')
  })
  return readItem(app, item.id)
}

export async function updateItem(
  app: App,
  user: User,
  item: ShoppingItemRow,
  { name = item.name, quantity = item.quantity, notes = item.notes }: z.output<typeof ShoppingItemChange>,
): Promise<ShoppingItem> {
  await inTransaction(app, async (app) => {
    await app.db
      .updateTable('shopping_items')
      .set({ name, quantity, notes })
      .where('id', '=', item.id)
      .execute()
    await tell(app, user, { ...item, name }, 'shopping_item_edited')
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
  { at, action }: { at: number | null; action: string },
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

/** All of them or none: one that is not on this group's list, and nothing is changed. */
export async function markSent(
  app: App,
  user: User,
  groupId: string,
  itemIds: string[],
  isSent: boolean,
): Promise<{ items: ShoppingItem[] }> {
  const ids = [...new Set(itemIds)]
  await inTransaction(app, async (app) => {
    const marked = await app.db
      .updateTable('shopping_items')
      .set({ sent_at: isSent ? app.clock.now() : null })
      .where('family_group_id', '=', groupId)
      .where('removed_at', 'is', null)
      .where('id', 'in', ids)
      .returning('name')
      .execute()
    if (marked.length !== ids.length) throw notFound('One of these items is not on the list any more.')
    await recordActivity(app, {
      groupId,
      actor: { user },
      action: isSent ? 'items_sent_to_amazon' : 'items_marked_not_sent',
      subject: { kind: 'shopping', id: null, title: titleOf(marked.map(({ name }) => name)) },
    })
    publishChange(app, groupId, 'shopping')
  })
  const rows = await itemsOf(app).where('shopping_items.id', 'in', ids).execute()
  return { items: rows.map(toShoppingItem) }
}

function titleOf([first = '', ...more]: string[]): string {
  return more.length > 0 ? `${first} and ${more.length} more` : first
}

async function readItem(app: App, id: string): Promise<ShoppingItem> {
  const row = await itemsOf(app).where('shopping_items.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return toShoppingItem(row)
}

async function tell(app: App, user: User, item: ShoppingItemRow, action: string): Promise<void> {
  await recordActivity(app, {
    groupId: item.family_group_id,
    actor: { user },
    action,
    subject: { kind: 'shopping', id: item.id, title: item.name },
  })
  publishChange(app, item.family_group_id, 'shopping')
}

function itemsOf(app: App) {
  return app.db
    .selectFrom('shopping_items')
    .leftJoin('users', 'users.id', 'shopping_items.added_by')
    .selectAll('shopping_items')
    .select(['users.first_name', 'users.last_name'])
}

type JoinedItem = Awaited<ReturnType<ReturnType<typeof itemsOf>['execute']>>[number]

function toShoppingItem(row: JoinedItem): ShoppingItem {
  return {
    id: row.id,
    name: row.name,
    quantity: row.quantity,
    notes: row.notes,
    isCompleted: row.completed_at !== null,
    isSentToAmazon: row.sent_at !== null,
    createdAt: toIso(row.created_at),
    completedAt: toIso(row.completed_at),
    addedByUser: row.added_by
      ? { id: row.added_by, firstName: row.first_name, lastName: row.last_name }
      : null,
    addedByDevice: row.added_by_device,
  }
}
