import type { ActivityAction } from '#contract/activity.ts'
import type { Device, DeviceChange } from '#contract/delivery.ts'
import type { User } from '#contract/identity.ts'
import { type ChangedBy, recordChange } from '../activity/record-change.ts'
import { publishChange } from '../family/group-live.ts'
import { minutes, toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import type { DeviceRow } from './delivery.tables.ts'
import { listShowing, statusOf } from './device-status.ts'
import { lockSending } from './sending.ts'
import type { Subject } from './subject.ts'

export { lockSending }

const firstScreenName = 'Family screen'
const contactIsFreshFor = minutes(2)

/** What is published under this topic reaches the device itself. */
export function deviceTopic(deviceId: string): string {
  return `device:${deviceId}`
}

export async function listDevices(app: App, groupId: string): Promise<Device[]> {
  const rows = await devicesOf(app, groupId)
    .leftJoin('deliveries', 'deliveries.id', 'devices.last_shown_delivery_id')
    .select(['deliveries.title', 'deliveries.subject_kind'])
    .select(['deliveries.withdrawn_at', 'deliveries.subject_removed_at'])
    .orderBy('devices.created_at')
    .orderBy('devices.id')
    .execute()
  const showing = await listShowing(app, groupId, rows)
  return rows.map((row) => toDevice(app, row, showing.get(row.id) ?? null))
}

export async function requireDevice(app: App, groupId: string, deviceId: string): Promise<DeviceRow> {
  const row = await devicesOf(app, groupId).where('devices.id', '=', deviceId).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export async function readDevice(app: App, groupId: string, deviceId: string): Promise<Device> {
  const device = (await listDevices(app, groupId)).find(({ id }) => id === deviceId)
  if (!device) throw notFound()
  return device
}

export function addScreen(app: App, groupId: string): Promise<DeviceRow> {
  return addDevice(app, groupId, { kind: 'screen', name: firstScreenName })
}

/** A device that nobody has opened yet; the second of its kind is called "… 2". */
export async function addDevice(
  app: App,
  groupId: string,
  { kind, name }: Pick<DeviceRow, 'kind' | 'name'>,
): Promise<DeviceRow> {
  const { count } = await app.db
    .selectFrom('devices')
    .where('family_group_id', '=', groupId)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return app.db
    .insertInto('devices')
    .values({
      id: newId(),
      family_group_id: groupId,
      kind,
      name: Number(count) === 0 ? name : `${name} ${Number(count) + 1}`,
      created_at: app.clock.now(),
      opened_at: null,
      connected_until: null,
      last_contact_at: null,
      last_activity_at: null,
      last_shown_delivery_id: null,
      last_shown_at: null,
      removed_at: null,
      attention: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A new name, and what the family sets for a screen; what is left out stays as it is. */
export async function updateDevice(app: App, user: User, device: DeviceRow, change: DeviceChange) {
  const { name = device.name, textSize = device.text_size, quietHours } = change
  const columns = {
    name,
    text_size: textSize,
    ...(quietHours !== undefined && {
      quiet_from: quietHours?.from ?? null,
      quiet_until: quietHours?.until ?? null,
    }),
  }
  await inTransaction(app, async (app) => {
    await app.db.updateTable('devices').set(columns).where('id', '=', device.id).execute()
    await recordChange(app, {
      groupId: device.family_group_id,
      by: { user },
      action: change.name === undefined ? 'device_settings_changed' : 'device_renamed',
      subject: { kind: 'device', id: device.id, title: name },
    })
    deviceChanged(app, device)
    // The deliveries of photos name the device.
    if (change.name !== undefined) publishChange(app, device.family_group_id, 'photos')
    app.live.publish(deviceTopic(device.id), { changed: ['view'] })
  })
}

/** Disconnects the device for good. A group always keeps a screen to send to. */
export async function removeDevice(app: App, user: User, device: DeviceRow): Promise<void> {
  await disconnectDevice(app, device, { by: { user }, action: 'device_removed' })
}

/** The device goes, by somebody's hand or by its own. */
export async function disconnectDevice(
  app: App,
  device: DeviceRow,
  { by, action }: { by: ChangedBy; action: ActivityAction },
): Promise<void> {
  const groupId = device.family_group_id
  await inTransaction(app, async (app) => {
    await lockSending(app, groupId)
    const now = app.clock.now()
    const removed = await app.db
      .updateTable('devices')
      .set({ removed_at: now, connected_until: null })
      .where('id', '=', device.id)
      .where('removed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    // Somebody else was faster.
    if (!removed) return
    await app.db
      .updateTable('delivery_targets')
      .set({
        failed_at: now,
        due_at: null,
        lease_until: null,
        failure: `${device.name} was removed before it could show this.`,
      })
      .where('device_id', '=', device.id)
      .where('shown_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('expired_at', 'is', null)
      .execute()
    await recordChange(app, {
      groupId,
      by,
      action,
      subject: { kind: 'device', id: device.id, title: device.name },
    })
    await app.channels[device.kind]?.inboxChanged?.(app, device)
    const left = await devicesOf(app, groupId).executeTakeFirst()
    if (!left) await addScreen(app, groupId)
    deviceChanged(app, device)
    publishChange(app, groupId, 'photos')
    app.live.publish(deviceTopic(device.id), { ended: true })
  })
}

/** The device was opened by somebody just now: the first time counts as connecting it. */
export async function recordOpened(app: App, device: DeviceRow): Promise<void> {
  const now = app.clock.now()
  await app.db
    .updateTable('devices')
    .set({ opened_at: device.opened_at ?? now, last_contact_at: now, last_activity_at: now })
    .where('id', '=', device.id)
    .execute()
  if (device.opened_at === null) {
    // There is a screen now: what waits for it waits as long as it takes.
    await app.db
      .updateTable('delivery_targets')
      .set({ expires_at: null })
      .where('family_group_id', '=', device.family_group_id)
      .where('expires_at', 'is not', null)
      .execute()
    await recordChange(app, {
      groupId: device.family_group_id,
      by: { device },
      action: 'device_connected',
      subject: { kind: 'device', id: device.id, title: device.name },
    })
    publishChange(app, device.family_group_id, 'photos')
  }
  deviceChanged(app, device)
}

/** The device has an open stream: to be said again before `contactIsFreshFor` is over. */
export async function recordConnected(app: App, device: DeviceRow): Promise<void> {
  const now = app.clock.now()
  const before = await app.db
    .selectFrom('devices')
    .where('id', '=', device.id)
    .select('connected_until')
    .executeTakeFirst()
  await app.db
    .updateTable('devices')
    .set({ connected_until: now + contactIsFreshFor, last_contact_at: now })
    .where('id', '=', device.id)
    .execute()
  if ((before?.connected_until ?? 0) < now) deviceChanged(app, device)
}

export const sayConnectedEvery = contactIsFreshFor / 2

export async function recordDisconnected(app: App, device: DeviceRow): Promise<void> {
  await app.db
    .updateTable('devices')
    .set({ connected_until: null, last_contact_at: app.clock.now() })
    .where('id', '=', device.id)
    .execute()
  deviceChanged(app, device)
}

/** The loved one touched it, or answered: `at`, which may be a while ago. */
export async function recordLovedOneActivity(
  app: App,
  device: DeviceRow,
  at = app.clock.now(),
): Promise<void> {
  await app.db
    .updateTable('devices')
    .set({
      last_activity_at: Math.max(at, device.last_activity_at ?? 0),
      last_contact_at: app.clock.now(),
    })
    .where('id', '=', device.id)
    .execute()
  deviceChanged(app, device)
}

/** What somebody has to see to, as a sentence; null when all is well again. */
export async function setAttention(app: App, device: DeviceRow, attention: string | null): Promise<void> {
  if (device.attention === attention) return
  await app.db.updateTable('devices').set({ attention }).where('id', '=', device.id).execute()
  deviceChanged(app, device)
}

function deviceChanged(app: App, device: DeviceRow): void {
  publishChange(app, device.family_group_id, 'devices')
}

function devicesOf(app: App, groupId: string) {
  return app.db
    .selectFrom('devices')
    .where('devices.family_group_id', '=', groupId)
    .where('devices.removed_at', 'is', null)
    .selectAll('devices')
}

type ListedDevice = DeviceRow & {
  title: string | null
  subject_kind: Subject['kind'] | null
  withdrawn_at: number | null
  subject_removed_at: number | null
}

function toDevice(app: App, row: ListedDevice, showing: Device['showing']): Device {
  const { power, network } = statusOf(app, row)
  const isConnected = (row.connected_until ?? 0) > app.clock.now()
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    createdAt: toIso(row.created_at),
    openedAt: toIso(row.opened_at),
    isConnected,
    lastContactAt: toIso(row.last_contact_at),
    lastActivityAt: toIso(row.last_activity_at),
    lastShown: lastShown(row),
    attention: row.attention,
    showing: isConnected ? showing : null,
    power: power ?? null,
    network: network ?? null,
    textSize: row.text_size ?? 'normal',
    quietHours: quietHoursOf(row),
  }
}

export function quietHoursOf({ quiet_from, quiet_until }: DeviceRow): Device['quietHours'] {
  return quiet_from && quiet_until ? { from: quiet_from, until: quiet_until } : null
}

/** What was taken back or deleted is not named any more. */
function lastShown(row: ListedDevice): Device['lastShown'] {
  const isGone = row.withdrawn_at !== null || row.subject_removed_at !== null
  if (row.last_shown_at === null || row.subject_kind === null || isGone) return null
  return { title: row.title ?? untitled[row.subject_kind], at: toIso(row.last_shown_at) }
}

const untitled: Record<Subject['kind'], string> = {
  photo: 'A photo',
  content: 'Something new',
  test: 'Test message',
}
