import type { App } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import type { DeliveryTargetRow } from '../delivery.tables.ts'
import { type DeviceKey, lockDevice } from '../devices/device.ts'
import { lockSending } from '../sending.ts'
import { reportableOf } from './inbox.service.ts'

/** The time of a report: a device's clock may be wrong, so it is moved between acceptance and now. */
export function possibleAt(app: App, { accepted_at, created_at }: DeliveryTargetRow, at: number): number {
  return Math.max(accepted_at ?? created_at, Math.min(at, app.clock.now()))
}

/**
 * Locks the delivery in the inbox of the device. 404 when it is not in the inbox, or when the device was
 * removed.
 */
export async function lockTarget(app: App, key: DeviceKey, deliveryId: string) {
  await lockSending(app, key.family_group_id)
  const device = await lockDevice(app, key)
  if (!device) throw notFound()
  const target = await reportableOf(app, device.id).where('deliveries.id', '=', deliveryId).executeTakeFirst()
  if (!target) throw notFound()
  return { target, device }
}
