import { publishChange } from '../family/group-live.ts'
import { minutes } from '../platform/clock.ts'
import type { DueWork } from '../platform/work/due.ts'
import { rowQueue } from '../platform/work/row-queue.ts'
import './delivery.tables.ts'

const queue = rowQueue({ table: 'delivery_targets', dueAt: 'expires_at', leaseMs: minutes(1), limit: 100 })

/** Expires deliveries to groups in which no device was ever opened, so that the sender learns of it. */
export const deliveryExpiry: DueWork = {
  name: 'delivery-expiry',
  async runBatch(app, now) {
    const targets = await queue.claim(app, now)
    for (const target of targets) {
      // A delivery that was shown does not expire.
      const expired = target.shown_at === null && { expired_at: now, due_at: null }
      if (await queue.settle(app, target, { expires_at: null, ...expired }))
        publishChange(app, target.family_group_id, 'photos', 'content')
    }
    return targets.length
  },
  nextAt: queue.nextAt,
}
