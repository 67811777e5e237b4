import { recordChange } from '../../activity/record-change.ts'
import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { updateRows } from '../../platform/db/bulk.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { emit } from '../../platform/feature.ts'
import type { DeviceRow } from '../delivery.tables.ts'
import { fillNewInbox } from '../inbox/new-inbox.ts'
import { lockSending } from '../sending.ts'
import { type DeviceKey, lockDevice, lockDevices, publishContact, publishDevices } from './device.ts'
import { heardFrom } from './device-silence.ts'
import { statusOf } from './device-status.ts'

const heartbeatTtl = minutes(2)
/** How often, in milliseconds, a device with an open stream calls `recordConnected`. */
export const heartbeatEvery = heartbeatTtl / 2

/** Who connects a device by their code or link, and in whose browser, when it is opened for the first time. */
export type DeviceOpener = Pick<DeviceRow, 'opened_by' | 'browser_of'>

/**
 * Records that somebody has just opened the device. The first time connects it: a screen gets the family's last pictures, and
 * from then on nothing that waits in the group expires. Returns the device; null when it was removed.
 */
export async function recordOpened(
  app: App,
  key: DeviceKey,
  opener: DeviceOpener | null = null,
): Promise<DeviceRow | null> {
  return inTransaction(app, async (app) => {
    await lockSending(app, key.family_group_id)
    const device = await lockDevice(app, key)
    if (!device) return null
    const now = app.clock.now()
    const opened = await app.db
      .updateTable('devices')
      .set({
        opened_at: device.opened_at ?? now,
        ...(device.opened_at === null && opener),
        last_contact_at: now,
        last_activity_at: now,
        ...(await heardFrom(app, device)),
      })
      .where('id', '=', device.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (device.opened_at === null) await recordFirstOpened(app, opened)
    publishDevices(app, device)
    return opened
  })
}

async function recordFirstOpened(app: App, device: DeviceRow): Promise<void> {
  await app.db
    .updateTable('delivery_targets')
    .set({ expires_at: null })
    .where('family_group_id', '=', device.family_group_id)
    .where('expires_at', 'is not', null)
    .execute()
  if (device.kind === 'screen') await fillNewInbox(app, device)
  const subject = { kind: 'device', id: device.id, title: device.name } as const
  const change = {
    groupId: device.family_group_id,
    by: { device },
    action: 'device_connected',
    subject,
  } as const
  await recordChange(app, change, 'photos')
  await emit(app, 'deviceOpened', device)
}

/** How often the family is told that the pictures of an Echo are still on. */
const picturesOnEvery = minutes(2)

/** Records that an Echo has reported a page of its pictures. It does so every few seconds, so most reports change nothing. */
export async function recordPicturesOn(app: App, device: DeviceRow): Promise<void> {
  const now = app.clock.now()
  if (device.pictures_on_at !== null && now - device.pictures_on_at < picturesOnEvery) return
  await app.db.updateTable('devices').set({ pictures_on_at: now }).where('id', '=', device.id).execute()
  publishDevices(app, device)
}

/** A device whose stream is open but that has reported nothing for this long has lost its network. */
const silentAfter = minutes(5)

/** A heartbeat of a device's stream, which was opened at `openedAt`. */
export type Heartbeat = { key: DeviceKey; openedAt: number }

/**
 * Records heartbeats of devices of any groups. Returns until when each device counts as connected by it; null when the
 * device itself has been silent for too long: nobody closes a connection whose network is gone.
 */
export async function recordConnected(app: App, beats: Heartbeat[]): Promise<(number | null)[]> {
  return inTransaction(app, async (app) => {
    const devices = await lockDevices(
      app,
      beats.map(({ key }) => key.id),
    )
    const now = app.clock.now()
    const contacts = new Map<string, Pick<DeviceRow, 'connected_until' | 'last_contact_at'>>()
    const connected = beats.map(({ key, openedAt }, index) => {
      const device = devices.get(key.id)
      if (device?.family_group_id !== key.family_group_id) return null
      const contactAt = Math.max(openedAt, statusOf(app, device).reportedAt ?? 0)
      if (now - contactAt >= silentAfter) return null
      const earlier = contacts.get(device.id) ?? device
      // Another instant for each stream: the end of one does not disconnect the other.
      const connectedUntil = now + heartbeatTtl + index
      contacts.set(device.id, {
        connected_until: connectedUntil,
        last_contact_at: Math.max(contactAt, earlier.last_contact_at ?? 0),
      })
      return connectedUntil
    })
    await updateRows(
      app,
      'devices',
      [...contacts].map(([id, contact]) => ({ id, ...contact })),
    )
    for (const device of devices.values()) if (contacts.has(device.id)) await noteContact(app, device, now)
    return connected
  })
}

async function noteContact(app: App, device: DeviceRow, now: number): Promise<void> {
  const heard = await heardFrom(app, device)
  if (Object.keys(heard).length > 0)
    await app.db.updateTable('devices').set(heard).where('id', '=', device.id).execute()
  if ((device.connected_until ?? 0) < now) publishContact(app, device)
}

type EndedStream = {
  closedAt: number
  /** It was not closed by the device, but because that said nothing. */
  isSilent: boolean
  /** What its last `recordConnected` returned. */
  connectedUntil: number | null
}

/**
 * Records that the device's stream was closed. The device may have been in contact in another way since, and may have
 * opened another stream: then it stays connected.
 */
export async function recordDisconnected(
  app: App,
  key: DeviceKey,
  { closedAt, isSilent, connectedUntil }: EndedStream,
): Promise<void> {
  await inTransaction(app, async (app) => {
    const device = await lockDevice(app, key)
    if (!device) return
    const contactAt = Math.max(closedAt, device.last_contact_at ?? 0)
    const hasAnotherStream = device.connected_until !== null && device.connected_until !== connectedUntil
    await app.db
      .updateTable('devices')
      .set({
        ...(!hasAnotherStream && { connected_until: null }),
        ...(!isSilent && { last_contact_at: contactAt }),
      })
      .where('id', '=', device.id)
      .execute()
    if (!hasAnotherStream) publishContact(app, device)
  })
}

/** Records that the loved one touched the device or answered on it. `at` may be in the past. */
export async function recordLovedOneActivity(app: App, key: DeviceKey, at = app.clock.now()): Promise<void> {
  await inTransaction(app, async (app) => {
    const device = await lockDevice(app, key)
    if (!device) return
    await app.db
      .updateTable('devices')
      .set({
        last_activity_at: Math.max(at, device.last_activity_at ?? 0),
        last_contact_at: app.clock.now(),
        ...(await heardFrom(app, device)),
      })
      .where('id', '=', device.id)
      .execute()
    publishDevices(app, device)
    await emit(app, 'deviceUsed', device, at)
  })
}

/** Records that a locked device was in contact by itself: nobody touched it. */
export async function recordDeviceContact(app: App, device: DeviceRow): Promise<void> {
  await app.db
    .updateTable('devices')
    .set({ last_contact_at: app.clock.now(), ...(await heardFrom(app, device)) })
    .where('id', '=', device.id)
    .execute()
  publishDevices(app, device)
}

/** Sets the problem that somebody has to solve, as a sentence; null when there is none any more. */
export async function setAttention(app: App, key: DeviceKey, attention: string | null): Promise<void> {
  await inTransaction(app, async (app) => {
    const device = await lockDevice(app, key)
    if (!device || device.attention === attention) return
    await app.db.updateTable('devices').set({ attention }).where('id', '=', device.id).execute()
    publishDevices(app, device)
  })
}
