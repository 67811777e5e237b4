import type { ScreenContact } from '#contract/screen.ts'

type Battery = { level: number; charging: boolean }
type Line = { type?: string; effectiveType?: string }

/** What the browser tells of its device; most tell only some of it. */
export async function readFacts(): Promise<Pick<ScreenContact, 'power' | 'network'>> {
  const device = navigator as Navigator & { getBattery?: () => Promise<Battery>; connection?: Line }
  const battery = await device.getBattery?.().catch(() => undefined)
  const network = networkOf(device.connection)
  return {
    ...(battery && { power: { percent: Math.round(battery.level * 100), isCharging: battery.charging } }),
    ...(network && { network }),
  }
}

function networkOf(line: Line | undefined): ScreenContact['network'] {
  if (line?.effectiveType === 'slow-2g' || line?.effectiveType === '2g') return 'slow'
  if (line?.type === 'wifi') return 'wifi'
  if (line?.type === 'ethernet') return 'cable'
  return line?.type === 'cellular' ? 'mobile' : undefined
}
