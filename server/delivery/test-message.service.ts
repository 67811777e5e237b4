import type { Delivery } from '#contract/delivery/delivery.ts'
import type { Actor } from '../family/actor.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { conflict, notFound } from '../platform/errors.ts'
import { rateLimit } from '../platform/http/request/rate-limit.ts'
import { send } from './delivery.service.ts'
import type { DeviceRow } from './delivery.tables.ts'
import { listDeviceRows } from './devices/devices.service.ts'

/**
 * Sends a test message to every device of the group, or to one. It asks whether the connection works, so it
 * is refused with a sentence when no device can show it now, or when none of those has accepted it.
 */
export async function sendTestMessage(
  app: App,
  { user, groupId }: Actor,
  deviceId: string | undefined,
): Promise<Delivery> {
  await rateLimit(app, `test-message:${groupId}:${user.id}`, { limit: 10, perMs: minutes(10) })
  const able = new Set<string>()
  const delivery = await send(app, groupId, async (app) => {
    for (const { id } of await requireAbleDevices(app, groupId, deviceId)) able.add(id)
    return {
      groupId,
      sender: user,
      subject: { kind: 'test', id: null, title: null },
      action: 'alexa_test_message_sent',
      deviceId,
    }
  })
  requireAccepted(delivery, able)
  return delivery
}

/** A screen counts as in contact for this long after its last contact, as on the pages. */
const inContactFor = minutes(5)

/** The devices that can show something now. An Echo that is linked can at any time. */
async function requireAbleDevices(
  app: App,
  groupId: string,
  deviceId: string | undefined,
): Promise<DeviceRow[]> {
  const devices = await listDeviceRows(app, groupId)
  const asked = deviceId ? devices.filter(({ id }) => id === deviceId) : devices
  if (asked.length === 0) throw notFound()
  const opened = asked.filter(({ opened_at }) => opened_at !== null)
  if (opened.length === 0)
    throw conflict('No screen is connected yet. Open the screen in the room first, then try again.')
  const able = opened.filter((device) => device.kind === 'echo' || isInContact(app, device))
  if (able.length === 0)
    throw conflict(
      'No screen is in contact just now. Please check that it is switched on and has a network, then try again.',
    )
  return able
}

function isInContact(app: App, { connected_until, last_contact_at }: DeviceRow): boolean {
  const now = app.clock.now()
  return (connected_until ?? 0) > now || (last_contact_at ?? 0) > now - inContactFor
}

function requireAccepted({ devices }: Delivery, able: Set<string>): void {
  const asked = devices.filter(({ deviceId }) => able.has(deviceId))
  if (asked.some(({ acceptedAt }) => acceptedAt !== null)) return
  throw conflict(asked.find(({ failure }) => failure)?.failure ?? 'The test message could not be delivered.')
}
