import { defaultQuantity } from '#contract/shopping/shopping.ts'
import { recordChange } from '../activity/record-change.ts'
import { requireRoomForRow } from '../platform/budgets/row-budget.ts'
import type { App } from '../platform/context.ts'
import { lockKeys } from '../platform/db/lock.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { newId } from '../platform/ids.ts'
import './shopping.tables.ts'

type Device = { id: string; name: string; family_group_id: string }

/** Adds what the loved one asks a device for. Returns false, and changes nothing, when it is on the list already. */
export async function addSpokenItem(app: App, device: Device, name: string): Promise<boolean> {
  const groupId = device.family_group_id
  return inTransaction(app, async (app) => {
    await lockKeys(app, `shopping:${groupId}`)
    const pending = await app.db
      .selectFrom('shopping_items')
      .where('family_group_id', '=', groupId)
      .where('removed_at', 'is', null)
      .where('completed_at', 'is', null)
      .select('name')
      .execute()
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
