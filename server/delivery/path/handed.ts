import type { App } from '../../platform/context.ts'
import { withoutIndex } from '../../platform/db/prepared-query.ts'
import type { DeviceRow } from '../delivery.tables.ts'
import { noteStep } from './note-step.ts'

type Device = Pick<DeviceRow, 'id' | 'family_group_id'>
/** A screen's stream, a call of a screen, or an answer to an Echo. */
type Way = 'stream' | 'call' | 'echo'

/**
 * Records that deliveries were handed to a device that has not shown them yet: the first time of each counts. It is done
 * in the background, because nobody waits for it, and in a statement for each, because statements of several rows could
 * end in a deadlock with those that take something back.
 */
export function noteHanded(app: App, device: Device, deliveryIds: string[], way: Way): void {
  recordHanded(app, device, deliveryIds, way).catch((error) =>
    app.log.warn(
      { err: error, deviceId: device.id },
      'that deliveries were handed to a device was not recorded',
    ),
  )
}

async function recordHanded(app: App, device: Device, deliveryIds: string[], way: Way): Promise<void> {
  const now = app.clock.now()
  for (const deliveryId of await listNew(app, device, deliveryIds)) {
    const row = await app.db
      .updateTable('delivery_targets')
      .set({ handed_at: now })
      .where('delivery_id', '=', deliveryId)
      .where('device_id', '=', device.id)
      .where('handed_at', 'is', null)
      .where('shown_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    const ids = { deliveryId, groupId: device.family_group_id, deviceId: device.id }
    if (row) noteStep(app, 'handed', { ...ids, way })
  }
}

/** Those that were not handed to the device before: in a room that rests the same ones are handed with each list. */
async function listNew(app: App, { id }: Device, deliveryIds: string[]): Promise<string[]> {
  if (deliveryIds.length === 0) return []
  const rows = await app.db
    .selectFrom('delivery_targets')
    .where('delivery_id', 'in', deliveryIds)
    .where(withoutIndex('device_id'), '=', id)
    .where('handed_at', 'is', null)
    .select('delivery_id')
    .execute()
  return rows.map(({ delivery_id }) => delivery_id)
}
