import { deliveryTopics } from '#contract/delivery/sendable.ts'
import { publishChange } from '../family/group-live.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import type { DueWork } from '../platform/work/due.ts'
import { forEachRow } from '../platform/work/each-row.ts'
import { rowQueue } from '../platform/work/row-queue.ts'
import type { DeliveryTargetRow } from './delivery.tables.ts'
import { recordTrouble } from './delivery-trouble.ts'
import { noteStep } from './path/note-step.ts'
import { lockSending } from './sending.ts'

const queue = rowQueue({ table: 'delivery_targets', dueAt: 'expires_at', leaseMs: minutes(1), limit: 100 })

/** What was sent in one go expires in one go, with the first of it: the sender hears of it once. */
const together = minutes(10)

/** Expires deliveries to groups in which no device was ever opened, so that the sender learns of it. */
export const deliveryExpiry: DueWork = {
  name: 'delivery-expiry',
  async runBatch(app, now) {
    const due = await queue.claim(app, now)
    const groups: [string, DeliveryTargetRow[]][] = []
    for (const [groupId, targets] of Map.groupBy(due, ({ family_group_id }) => family_group_id)) {
      const soon = await queue.claim(app, now + together, { family_group_id: groupId })
      groups.push([groupId, [...targets, ...soon]])
    }
    await forEachRow(app, groups, (app, [groupId, targets]) => expire(app, groupId, targets, now), {
      failure: 'deliveries could not be expired',
      ids: ([groupId]) => ({ groupId }),
    })
    return due.length
  },
  nextAt: queue.nextAt,
}

async function expire(app: App, groupId: string, targets: DeliveryTargetRow[], now: number): Promise<void> {
  await lockSending(app, groupId)
  const expired: DeliveryTargetRow[] = []
  for (const target of targets) {
    // A delivery that was shown does not expire.
    const isShown = target.shown_at !== null
    const columns = { expires_at: null, ...(!isShown && { expired_at: now, due_at: null }) }
    if ((await queue.settle(app, target, columns)) && !isShown) expired.push(target)
  }
  for (const { delivery_id, device_id } of expired)
    noteStep(app, 'expired', { deliveryId: delivery_id, groupId, deviceId: device_id })
  publishChange(app, groupId, ...deliveryTopics)
  await recordTrouble(app, expired, 'delivery_expired')
}
