import type { DeviceRow } from '../../delivery/delivery.tables.ts'
import { lockDevice } from '../../delivery/devices/device.ts'
import {
  recordDeviceContact,
  recordLovedOneActivity,
  recordOpened,
  setAttention,
} from '../../delivery/devices/device-contact.ts'
import { lockSending } from '../../delivery/sending.ts'
import type { App } from '../../platform/context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { EchoRow } from '../alexa.tables.ts'
import type { EchoInfo } from './echo-info.ts'

/** An Echo of a family, and the device that the family sees. */
export type Echo = EchoRow & {
  device: DeviceRow
  /** It plays a voice, as its request says. Undefined where nobody has asked it. */
  playsVoices?: boolean
  /** It plays a film, in the same way. */
  playsFilms?: boolean
}

/** Null for an Echo that was never linked or was removed, and when its group is deleted. */
export async function findEcho(
  app: App,
  { userId, alexaDeviceId }: Pick<EchoInfo, 'userId' | 'alexaDeviceId'>,
): Promise<Echo | null> {
  const row = await echoes(app)
    .where('echoes.user_id', '=', userId)
    .where('echoes.alexa_device_id', '=', alexaDeviceId)
    .executeTakeFirst()
  return row ? withDevice(app, row) : null
}

export async function findEchoOfDevice(app: App, deviceId: string): Promise<Echo | null> {
  const row = await echoes(app).where('echoes.device_id', '=', deviceId).executeTakeFirst()
  return row ? withDevice(app, row) : null
}

export async function listEchoesOfUser(app: App, userId: string): Promise<Echo[]> {
  const rows = await echoes(app).where('echoes.user_id', '=', userId).execute()
  return Promise.all(rows.map((row) => withDevice(app, row)))
}

export async function listEchoesOfGroup(app: App, groupId: string): Promise<Echo[]> {
  const rows = await echoes(app).where('echoes.family_group_id', '=', groupId).execute()
  return Promise.all(rows.map((row) => withDevice(app, row)))
}

function echoes(app: App) {
  return app.db
    .selectFrom('echoes')
    .innerJoin('devices', 'devices.id', 'echoes.device_id')
    .innerJoin('family_groups', 'family_groups.id', 'echoes.family_group_id')
    .where('devices.removed_at', 'is', null)
    .where('family_groups.removed_at', 'is', null)
    .orderBy('echoes.device_id')
    .selectAll('echoes')
}

async function withDevice(app: App, row: EchoRow): Promise<Echo> {
  const device = await app.db
    .selectFrom('devices')
    .where('id', '=', row.device_id)
    .selectAll()
    .executeTakeFirstOrThrow()
  return { ...row, device }
}

/** The Echo has turned to the page of this delivery, reads it aloud, or plays it. */
export async function recordOnScreen(app: App, echo: Echo, deliveryId: string): Promise<void> {
  if (echo.on_screen_delivery_id === deliveryId) return
  await app.db
    .updateTable('echoes')
    .set({ on_screen_delivery_id: deliveryId })
    .where('device_id', '=', echo.device_id)
    .execute()
}

/**
 * Somebody used the Echo. Records what the request says of it, and that it works. `byPerson`: it cannot have been
 * a routine, so it is a sign of life. `byRoutine`: it says that it was one.
 */
export async function recordContact(
  app: App,
  { device_id, family_group_id }: Pick<EchoRow, 'device_id' | 'family_group_id'>,
  info: EchoInfo,
  { byPerson, byRoutine }: { byPerson: boolean; byRoutine: boolean },
): Promise<void> {
  await inTransaction(app, async (app) => {
    // Sending, device, Echo: in this order everywhere, to avoid deadlocks.
    await lockSending(app, family_group_id)
    const device = await lockDevice(app, { id: device_id, family_group_id })
    const echo = await lockRow(app, 'echoes', { device_id })
    if (!device || !echo) return
    await updateEcho(app, echo, info, { byRoutine })
    await setAttention(app, device, null)
    if (device.opened_at === null) await recordOpened(app, device)
    else if (byPerson) await recordLovedOneActivity(app, device)
    else await recordDeviceContact(app, device)
  })
}

async function updateEcho(
  app: App,
  echo: EchoRow,
  info: EchoInfo,
  { byRoutine }: { byRoutine: boolean },
): Promise<void> {
  const now = app.clock.now()
  const installedAt = echo.widget_installed_at ?? (info.hasWidget ? now : null)
  await app.db
    .updateTable('echoes')
    .set({
      widget_installed_at: installedAt,
      // Resumes the pushes after Amazon had reported the Echo as gone.
      ...(installedAt !== null && echo.widget_due_at === null && { widget_due_at: now }),
      api_endpoint: info.apiEndpoint ?? echo.api_endpoint,
      persistent_endpoint_id: info.persistentEndpointId ?? echo.persistent_endpoint_id,
      locale: info.locale,
      ...(byRoutine && { opened_by_routine_at: now }),
    })
    .where('device_id', '=', echo.device_id)
    .execute()
}
