import type { Device } from '#contract/delivery/delivery.ts'
import { endsWithPerson } from '#contract/delivery/openers.ts'
import { may } from '#contract/platform/policy.ts'
import { recordChange } from '../../activity/record-change.ts'
import type { Actor } from '../../family/actor.ts'
import type { DeviceLoss } from '../../family/groups/family-events.ts'
import { requireStillMay } from '../../family/membership.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import type { DeviceRow } from '../delivery.tables.ts'
import { lockSending } from '../sending.ts'
import { lockDevice } from './device.ts'
import { disconnectDevice } from './device-removal.ts'
import { listDeviceRows, readDevice } from './devices.service.ts'

/** The device stays with the actor when the person who opened it goes, unless it is a browser of theirs. */
export async function keepDevice(app: App, actor: Actor, deviceId: string): Promise<Device> {
  const { groupId } = actor
  return inTransaction(app, async (app) => {
    await lockSending(app, groupId)
    await requireStillMay(app, actor, 'devices:manage')
    const device = await lockDevice(app, { id: deviceId, family_group_id: groupId })
    if (!device) throw notFound()
    await keep(app, actor, device)
    return readDevice(app, groupId, deviceId)
  })
}

/**
 * Disconnects the devices of a person who is no longer in the group or may no longer connect devices. Those in
 * `keep` stay with the actor. Within the transaction that has changed the membership. Who is connecting a device
 * holds the lock of the sending and asks for the membership under it, so none is missed.
 */
export async function endDevicesOf(app: App, actor: Actor, { userId, isGone, keep: kept }: DeviceLoss) {
  const { groupId } = actor
  await lockSending(app, groupId)
  const managers = await listManagers(app, groupId)
  for (const row of await listDeviceRows(app, groupId)) {
    const openers = { openedBy: row.opened_by, browserOf: row.browser_of, keptBy: row.kept_by }
    if (!endsWithPerson(openers, userId, { isGone, managers })) continue
    const device = await lockDevice(app, row)
    if (device && kept.includes(device.id)) await keep(app, actor, device)
    else await disconnectDevice(app, row, { by: actor, action: 'device_removed' })
  }
}

async function listManagers(app: App, groupId: string): Promise<string[]> {
  const members = await app.db
    .selectFrom('members')
    .where('family_group_id', '=', groupId)
    .where('deactivated_at', 'is', null)
    .select(['user_id', 'role'])
    .execute()
  return members.flatMap(({ user_id, role }) => (may(role, 'devices:manage') ? [user_id] : []))
}

async function keep(app: App, actor: Actor, device: DeviceRow): Promise<void> {
  if (device.kept_by === actor.user.id) return
  await app.db.updateTable('devices').set({ kept_by: actor.user.id }).where('id', '=', device.id).execute()
  const subject = { kind: 'device', id: device.id, title: device.name } as const
  await recordChange(app, { groupId: actor.groupId, by: actor, action: 'device_kept', subject })
}
