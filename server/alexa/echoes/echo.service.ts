import type { DeviceRow } from '../../delivery/delivery.tables.ts'
import { recordLovedOneActivity, recordOpened, setAttention } from '../../delivery/device-contact.ts'
import { lockSending } from '../../delivery/sending.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { EchoRow } from '../alexa.tables.ts'

/** An Echo of a family, and the device that the family knows it as. */
export type Echo = EchoRow & { device: DeviceRow }

/** What each request says of the Echo that it comes from. */
export type EchoFacts = {
  userId: string
  alexaDeviceId: string
  persistentEndpointId: string | null
  apiEndpoint: string | null
  locale: string
  hasScreen: boolean
  hasWidget: boolean
}

/** The Echo as the family's, unless it was removed or its family deleted. */
export async function findEcho(
  app: App,
  { userId, alexaDeviceId }: Pick<EchoFacts, 'userId' | 'alexaDeviceId'>,
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

/**
 * The loved one spoke to it or touched it: that is contact, it is well, and where Amazon reaches it
 * may have changed.
 */
export async function recordContact(app: App, echo: Echo, facts: EchoFacts): Promise<void> {
  const now = app.clock.now()
  const widgetAt = echo.widget_installed_at ?? (facts.hasWidget ? now : null)
  await inTransaction(app, async (app) => {
    // First, to avoid deadlocks: `recordOpened` locks it too.
    await lockSending(app, echo.family_group_id)
    await app.db
      .updateTable('echoes')
      .set({
        widget_installed_at: widgetAt,
        // After Amazon gave it up, the widget is looked after again.
        ...(widgetAt !== null && echo.widget_due_at === null && { widget_due_at: now }),
        api_endpoint: facts.apiEndpoint ?? echo.api_endpoint,
        persistent_endpoint_id: facts.persistentEndpointId ?? echo.persistent_endpoint_id,
        locale: facts.locale,
      })
      .where('device_id', '=', echo.device_id)
      .execute()
    await setAttention(app, echo.device, null)
    if (echo.device.opened_at === null) await recordOpened(app, echo.device)
    else await recordLovedOneActivity(app, echo.device)
  })
}
