import type { DeviceRow } from '../delivery.tables.ts'
import type { DeviceKey } from './device.ts'

declare module '../../platform/feature.ts' {
  /** The transaction that records these holds the device's lock. */
  interface Events {
    /** The device was opened for the first time. */
    deviceOpened: [device: DeviceKey & Pick<DeviceRow, 'kind'>]
    /** The loved one used it at `at` (epoch ms). A report that comes late names an earlier time. */
    deviceUsed: [device: Pick<DeviceRow, 'id' | 'family_group_id' | 'name'>, at: number]
  }
}
