import type { App } from '../../platform/context.ts'
import { fillInbox, listLastPictures, listRunningNotes } from '../add-deliveries.ts'
import type { DeviceKey } from '../devices/device.ts'
import { noteStep } from '../path/note-step.ts'

/** How many older pictures a new device has at once. */
const maxLastPictures = 10
/** And how many notes. */
const maxNotes = 5

/**
 * Gives a new device the family's last pictures and present notes, so that it does not begin empty. What was sent to it before
 * it was opened is there already; the last of it also after it has expired, because now it does arrive. Within the
 * caller's transaction, under `lockSending` of the group.
 */
export async function fillNewInbox(app: App, device: DeviceKey): Promise<void> {
  const last = [
    ...(await listLastPictures(app, device.family_group_id, maxLastPictures)),
    ...(await listRunningNotes(app, device.family_group_id, maxNotes)),
  ]
  if (last.length === 0) return
  await reviveExpired(app, device, last)
  const present = await app.db
    .selectFrom('delivery_targets')
    .where('device_id', '=', device.id)
    .select('delivery_id')
    .execute()
  const has = new Set(present.map(({ delivery_id }) => delivery_id))
  await fillInbox(
    app,
    device,
    last.filter(({ id }) => !has.has(id)),
  )
}

async function reviveExpired(app: App, device: DeviceKey, deliveries: { id: string }[]): Promise<void> {
  const revived = await app.db
    .updateTable('delivery_targets')
    .set({ expired_at: null, accepted_at: app.clock.now() })
    .where('device_id', '=', device.id)
    .where('expired_at', 'is not', null)
    .where(
      'delivery_id',
      'in',
      deliveries.map(({ id }) => id),
    )
    .returning('delivery_id')
    .execute()
  for (const { delivery_id } of revived)
    noteStep(app, 'accepted', {
      deliveryId: delivery_id,
      groupId: device.family_group_id,
      deviceId: device.id,
    })
}
