import type { App } from '../../platform/context.ts'
import { afterCommit } from '../../platform/db/transaction.ts'
import type { DeliveryTargetRow } from '../delivery.tables.ts'
import { countFailure, countStep } from './path-metrics.ts'
import { reasonOf } from './reasons.ts'
import type { DeliveryStep } from './steps.ts'

/** Ids, and words of ours: nothing that a family wrote. */
type Said = { deliveryId: string; groupId: string; deviceId?: string } & Record<
  string,
  string | number | null
>

/** How a step names the delivery on one device. */
export function idsOf({
  delivery_id,
  family_group_id,
  device_id,
}: Pick<DeliveryTargetRow, 'delivery_id' | 'family_group_id' | 'device_id'>) {
  return { deliveryId: delivery_id, groupId: family_group_id, deviceId: device_id }
}

/** Logs and counts that a delivery has come so far; in a transaction after its commit, so that what is said did happen. */
export function noteStep(app: App, step: DeliveryStep, said: Said): void {
  afterCommit(app, () => {
    app.log.info({ step, ...said }, 'delivery')
    countStep(step)
  })
}

/** The same of a delivery that has failed on a device; `failure` is the sentence that the family reads. */
export function noteFailed(app: App, failure: string | null, said: Said): void {
  const reason = reasonOf(failure)
  noteStep(app, 'failed', { ...said, reason })
  afterCommit(app, () => countFailure(reason))
}
