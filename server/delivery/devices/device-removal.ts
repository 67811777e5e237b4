import { deliveryTopics } from '#contract/delivery/sendable.ts'
import type { ActivityAction } from '#contract/family/activity.ts'
import { type ChangedBy, recordChange } from '../../activity/record-change.ts'
import type { Actor } from '../../family/actor.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import type { DeviceRow } from '../delivery.tables.ts'
import { noteFailed } from '../path/note-step.ts'
import { lockSending } from '../sending.ts'
import { type DeviceKey, deviceTopic, lockDevice } from './device.ts'
import { addScreen, hasDevices } from './devices.service.ts'

/** Disconnects the device for good. Of two people who do so at once, the second gets 404. */
export async function removeDevice(app: App, actor: Actor, deviceId: string): Promise<void> {
  const key = { id: deviceId, family_group_id: actor.groupId }
  if (!(await disconnectDevice(app, key, { by: actor, action: 'device_removed' }))) throw notFound()
}

/**
 * Removes the device. Deliveries that it has not shown fail. If it was the last one, the group gets a new
 * screen to send to. Returns false when the device was removed before.
 */
export async function disconnectDevice(
  app: App,
  key: DeviceKey,
  { by, action }: { by: ChangedBy; action: ActivityAction },
): Promise<boolean> {
  return inTransaction(app, async (app) => {
    const groupId = key.family_group_id
    await lockSending(app, groupId)
    const device = await lockDevice(app, key)
    if (!device) return false
    const now = app.clock.now()
    await app.db
      .updateTable('devices')
      .set({ removed_at: now, connected_until: null, silence_due_at: null })
      .where('id', '=', device.id)
      .execute()
    await failUnshown(app, device, now)
    const subject = { kind: 'device', id: device.id, title: device.name } as const
    await recordChange(app, { groupId, by, action, subject }, ...deliveryTopics)
    await app.channels[device.kind]?.inboxChanged?.(app, device)
    if (!(await hasDevices(app, groupId))) await addScreen(app, groupId)
    app.live.publish(deviceTopic(device.id), { ended: true })
    return true
  })
}

async function failUnshown(app: App, device: DeviceRow, now: number): Promise<void> {
  const failed = await app.db
    .updateTable('delivery_targets')
    .set({
      failed_at: now,
      due_at: null,
      expires_at: null,
      failure: `${device.name} was removed before it could show this.`,
    })
    .where('device_id', '=', device.id)
    .where('shown_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('expired_at', 'is', null)
    .returning(['delivery_id', 'failure'])
    .execute()
  for (const { delivery_id, failure } of failed) {
    const ids = { deliveryId: delivery_id, groupId: device.family_group_id, deviceId: device.id }
    noteFailed(app, failure, ids)
  }
}
