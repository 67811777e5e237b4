import type { DeviceRow } from '../delivery/delivery.tables.ts'
import { listDeviceRows } from '../delivery/devices/devices.service.ts'
import type { App } from '../platform/context.ts'

/** The devices of the group that were ever opened: screens can ask, an Echo cannot. */
export async function listUsable(
  app: App,
  groupId: string,
): Promise<{ screens: DeviceRow[]; echoes: DeviceRow[] }> {
  const opened = (await listDeviceRows(app, groupId)).filter(({ opened_at }) => opened_at !== null)
  return {
    screens: opened.filter(({ kind }) => kind === 'screen'),
    echoes: opened.filter(({ kind }) => kind === 'echo'),
  }
}

/** Since when every screen has been without contact; null when one is connected, or there is none. */
export function screensAwaySince(screens: DeviceRow[], now: number): number | null {
  if (screens.length === 0 || screens.some(({ connected_until }) => (connected_until ?? 0) > now)) return null
  return Math.max(...screens.map(({ last_contact_at, opened_at }) => last_contact_at ?? opened_at ?? 0))
}
