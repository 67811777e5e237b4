import type { ScreenContact } from '#contract/screen/screen.ts'

type Battery = { level: number; charging: boolean }
type NetworkInformation = { type?: string; effectiveType?: string }

/** Power and network, as far as the browser tells them. */
export async function readDeviceInfo(): Promise<Pick<ScreenContact, 'power' | 'network'>> {
  const device = navigator as Navigator & {
    getBattery?: () => Promise<Battery>
    connection?: NetworkInformation
  }
  const battery = await device.getBattery?.().catch(() => undefined)
  const network = networkOf(device.connection)
  return {
    ...(battery && { power: { percent: Math.round(battery.level * 100), isCharging: battery.charging } }),
    ...(network && { network }),
  }
}

function networkOf(connection: NetworkInformation | undefined): ScreenContact['network'] {
  if (connection?.effectiveType === 'slow-2g' || connection?.effectiveType === '2g') return 'slow'
  if (connection?.type === 'wifi') return 'wifi'
  if (connection?.type === 'ethernet') return 'cable'
  return connection?.type === 'cellular' ? 'mobile' : undefined
}
