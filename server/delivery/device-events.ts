import type { App } from '../platform/context.ts'
import type { DeviceRow } from './delivery.tables.ts'
import type { DeviceKey } from './device.ts'

/**
 * What later features do when the loved one uses a device, inside the transaction that records it and holds the
 * device's lock. Bound at the composition root, since the delivery knows none of them.
 */
export type DeviceEvents = {
  /** The device was opened for the first time. */
  opened(app: App, device: DeviceKey & Pick<DeviceRow, 'kind'>): Promise<void>
  /** `at`: when the device was used (epoch ms). A report that comes late names an earlier time. */
  used(app: App, device: Pick<DeviceRow, 'id' | 'family_group_id' | 'name'>, at: number): Promise<void>
}

declare module '../platform/context.ts' {
  interface App {
    deviceEvents: DeviceEvents
  }
}
