import type { App } from '../../platform/context.ts'
import { isAmong } from '../../platform/db/bulk.ts'
import '../alexa.tables.ts'

/** What the Echos know of deliveries that are about to be deleted for good. Within the caller's transaction. */
export async function forgetDeliveries(app: App, deliveryIds: string[]): Promise<void> {
  await app.db
    .deleteFrom('alexa_heard')
    .where('target_id', 'in', (select) =>
      select
        .selectFrom('delivery_targets')
        .where(isAmong(app, 'delivery_id', deliveryIds))
        .select('id'),
    )
    .execute()
  await app.db
    .deleteFrom('alexa_events')
    .where(isAmong(app, 'delivery_id', deliveryIds))
    .execute()
}
