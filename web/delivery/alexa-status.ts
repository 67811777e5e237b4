import type { Device } from '#contract/delivery/delivery.ts'

export type AlexaStatus = 'online' | 'offline' | 'not_connected'

/** A device counts as online for this long after its last contact, in milliseconds. */
const onlinePeriod = 5 * 60_000

/** The status of all devices together. `now` in epoch milliseconds. */
export function alexaStatus(devices: Device[], now: number): AlexaStatus {
  const opened = devices.filter((device) => device.openedAt !== null)
  if (opened.length === 0) return 'not_connected'
  return opened.some((device) => isOnline(device, now)) ? 'online' : 'offline'
}

export function isOnline(
  { isConnected, lastContactAt }: Pick<Device, 'isConnected' | 'lastContactAt'>,
  now: number,
): boolean {
  return isConnected || (lastContactAt !== null && now - Date.parse(lastContactAt) < onlinePeriod)
}

/** Whether it shows something: a screen that was opened, or an Echo. One that was only prepared does not. */
export function isInUse({ kind, openedAt }: Pick<Device, 'kind' | 'openedAt'>): boolean {
  return kind === 'echo' || openedAt !== null
}
