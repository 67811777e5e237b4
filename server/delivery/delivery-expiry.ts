import { publishChange } from '../family/group-live.ts'
import { minutes } from '../platform/clock.ts'
import type { DueWork } from '../platform/work/due.ts'
import { rowQueue } from '../platform/work/row-queue.ts'
import './delivery.tables.ts'

const queue = rowQueue({ table: 'delivery_targets', dueAt: 'expires_at', leaseMs: minutes(1), limit: 100 })

/** Expires what waits for a device of a group in which none was ever opened, and tells the sender. */
export const deliveryExpiry: DueWork = {
  name: 'delivery-expiry',
  async runBatch(app, now) {
    const targets = await queue.claim(app, now)
    for (const target of targets) {
      // Shown all the same, for example by a device whose opening was recorded late.
      const expired = target.shown_at === null && { expired_at: now, due_at: null }
      if (await queue.settle(app, target, { expires_at: null, ...expired }))
        publishChange(app, target.family_group_id, 'photos', 'content')
    }
    return targets.length
  },
  nextAt: queue.nextAt,
}
