import type { App } from '../platform/context.ts'
import { isAmong } from '../platform/db/bulk.ts'
import './delivery.tables.ts'

/** Deletes deliveries that nobody has answered, for good. Within the caller's transaction, under `lockSending` of the group. */
export async function removeDeliveries(app: App, ids: string[]): Promise<void> {
  await app.db
    .deleteFrom('delivery_targets')
    .where(isAmong(app, 'delivery_id', ids))
    .execute()
  await app.db
    .deleteFrom('deliveries')
    .where(isAmong(app, 'id', ids))
    .execute()
}
