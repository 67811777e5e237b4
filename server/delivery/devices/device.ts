import { publishChange } from '../../family/group-live.ts'
import type { App } from '../../platform/context.ts'
import { isAmong } from '../../platform/db/bulk.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { isPostgres } from '../../platform/db/transaction.ts'
import type { DeviceRow } from '../delivery.tables.ts'

/** Identifies a device. Verbs take no more of it, because the rest may have changed since it was read. */
export type DeviceKey = Pick<DeviceRow, 'id' | 'family_group_id'>

/** Locks the device and returns it as it is then; null when it was removed. */
export async function lockDevice(app: App, { id, family_group_id }: DeviceKey): Promise<DeviceRow | null> {
  const device = await lockRow(app, 'devices', { id, family_group_id })
  return device && device.removed_at === null ? device : null
}

/** Locks devices of any groups, by ascending id, and returns by their ids those that were not removed. */
export async function lockDevices(app: App, ids: string[]): Promise<Map<string, DeviceRow>> {
  let devices = app.db
    .selectFrom('devices')
    .where(isAmong(app, 'id', [...new Set(ids)]))
    .where('removed_at', 'is', null)
    .orderBy('id')
    .selectAll()
  if (isPostgres(app)) devices = devices.forNoKeyUpdate()
  return new Map((await devices.execute()).map((device) => [device.id, device]))
}

/** Messages under this topic reach the device itself. */
export function deviceTopic(deviceId: string): string {
  return `device:${deviceId}`
}

/** The device has come into contact or lost it, so the state of the room is another. */
export function publishContact(app: App, { family_group_id }: DeviceKey): void {
  publishChange(app, family_group_id, 'devices', 'contact')
}

/** The family's browsers fetch the list of devices again. */
export function publishDevices(app: App, { family_group_id }: DeviceKey): void {
  publishChange(app, family_group_id, 'devices')
}
