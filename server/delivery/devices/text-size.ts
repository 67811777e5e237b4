import type { TextSize } from '#contract/delivery/delivery.ts'
import type { App } from '../../platform/context.ts'
import type { DeviceRow } from '../delivery.tables.ts'
import { deviceTopic, lockDevice } from './device.ts'

/** Somebody has set it on the screen itself at `at` (epoch ms). False where it is so already, or was set later. */
export async function setTextSize(
  app: App,
  key: DeviceRow,
  { textSize, at }: { textSize: TextSize; at: number },
): Promise<boolean> {
  const device = await lockDevice(app, key)
  if (!device || at < Math.min(device.text_size_set_at ?? 0, app.clock.now())) return false
  await app.db
    .updateTable('devices')
    .set({ text_size: textSize, text_size_set_at: at })
    .where('id', '=', device.id)
    .execute()
  app.live.publish(deviceTopic(device.id), { changed: ['view'] })
  return (device.text_size ?? 'normal') !== textSize
}
