import type { App } from '../../platform/context.ts'
import type { DeviceRow } from '../delivery.tables.ts'
import { deviceTopic, publishDevices } from './device.ts'

/** Somebody has tried its microphone at `triedAt` (epoch ms), and was heard; null: it did not work. */
export async function setMicrophone(app: App, device: DeviceRow, triedAt: number | null): Promise<void> {
  await app.db
    .updateTable('devices')
    .set({ microphone_tried_at: triedAt })
    .where('id', '=', device.id)
    .execute()
  app.live.publish(deviceTopic(device.id), { changed: ['view'] })
  publishDevices(app, device)
}
