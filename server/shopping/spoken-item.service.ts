import { defaultQuantity } from '#contract/shopping/shopping.ts'
import { recordChange } from '../activity/record-change.ts'
import { requireRoomForRow } from '../platform/budgets/row-budget.ts'
import type { App } from '../platform/context.ts'
import { lockKeys, lockRow } from '../platform/db/lock.ts'
import { setRemoved } from '../platform/db/soft-delete.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { newId } from '../platform/ids.ts'
import './shopping.tables.ts'

type Device = { id: string; name: string; family_group_id: string }

/** Adds what the loved one asks a device for. Returns false, and changes nothing, when it is on the list already. */
export async function addSpokenItem(app: App, device: Device, name: string): Promise<boolean> {
  const groupId = device.family_group_id
  return inTransaction(app, async (app) => {
    await lockKeys(app, `shopping:${groupId}`)
    const pending = await listPending(app, groupId)
    if (pending.some((item) => item.name.toLowerCase() === name.toLowerCase())) return false
    const id = newId()
    await app.db
      .insertInto('shopping_items')
      .values({
        id,
        family_group_id: groupId,
        name,
        quantity: defaultQuantity,
        notes: null,
        added_by: null,
        added_by_device: device.name,
        created_at: app.clock.now(),
        completed_at: null,
        sent_at: null,
        removed_at: null,
      })
      .execute()
    await requireRoomForRow(app, 'shopping_items', groupId)
    const subject = { kind: 'shopping', id, title: name } as const
    await recordChange(app, { groupId, by: { device }, action: 'shopping_item_added', subject })
    return true
  })
}

/**
 * Takes what the loved one names off the list, and returns its name. Null when nothing is called so: `similar` then has
 * the things that could be meant, when these are several.
 */
export async function removeSpokenItem(
  app: App,
  device: Device,
  name: string,
): Promise<{ removed: string | null; similar: string[] }> {
  const groupId = device.family_group_id
  return inTransaction(app, async (app) => {
    await lockKeys(app, `shopping:${groupId}`)
    const spoken = name.toLowerCase()
    const pending = await listPending(app, groupId)
    const same = pending.filter((item) => item.name.toLowerCase() === spoken)
    const meant = same.length > 0 ? same : pending.filter((item) => item.name.toLowerCase().includes(spoken))
    const [first] = meant
    // Of two that are called the same, either will do.
    if (!first || (same.length === 0 && meant.length > 1))
      return { removed: null, similar: meant.map((item) => item.name) }
    const item = await lockRow(app, 'shopping_items', { id: first.id, family_group_id: groupId })
    if (!item || !(await setRemoved(app, 'shopping_items', item, true))) return { removed: null, similar: [] }
    const subject = { kind: 'shopping', id: item.id, title: item.name } as const
    await recordChange(app, { groupId, by: { device }, action: 'shopping_item_removed', subject })
    return { removed: item.name, similar: [] }
  })
}

function listPending(app: App, groupId: string) {
  return app.db
    .selectFrom('shopping_items')
    .where('family_group_id', '=', groupId)
    .where('removed_at', 'is', null)
    .where('completed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'name'])
    .execute()
}
