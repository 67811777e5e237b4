import type { App } from '../platform/context.ts'
import { fillInbox, listLastPictures, listRunningNotes } from './add-deliveries.ts'
import type { DeviceKey } from './device.ts'

/** How many older pictures a new device has at once. */
const maxLastPictures = 10
/** And how many notes. */
const maxNotes = 5

/**
 * Gives a new device the family's last pictures and present notes, so that it does not begin empty. What was sent to it before
 * it was opened is there already. Within the caller's transaction, under `lockSending` of the group.
 */
export async function fillNewInbox(app: App, device: DeviceKey): Promise<void> {
  const last = [
    ...(await listLastPictures(app, device.family_group_id, maxLastPictures)),
    ...(await listRunningNotes(app, device.family_group_id, maxNotes)),
  ]
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
