import { publishChange } from '../family/group-live.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { DueWork } from '../platform/work/due.ts'
import { rowQueue } from '../platform/work/row-queue.ts'
import type { DeliveryTargetRow } from './delivery.tables.ts'
import { recordTrouble } from './delivery-trouble.ts'
import { lockSending } from './sending.ts'

const queue = rowQueue({ table: 'delivery_targets', dueAt: 'expires_at', leaseMs: minutes(1), limit: 100 })

/** Expires deliveries to groups in which no device was ever opened, so that the sender learns of it. */
export const deliveryExpiry: DueWork = {
  name: 'delivery-expiry',
  async runBatch(app, now) {
    const targets = await queue.claim(app, now)
    for (const target of targets) await inTransaction(app, (app) => expire(app, target, now))
    return targets.length
  },
  nextAt: queue.nextAt,
}

async function expire(app: App, target: DeliveryTargetRow, now: number): Promise<void> {
  await lockSending(app, target.family_group_id)
  // A delivery that was shown does not expire.
  const isShown = target.shown_at !== null
  const columns = { expires_at: null, ...(!isShown && { expired_at: now, due_at: null }) }
  if (!(await queue.settle(app, target, columns))) return
  publishChange(app, target.family_group_id, 'photos', 'content')
  if (!isShown) await recordTrouble(app, target, 'delivery_expired')
}
