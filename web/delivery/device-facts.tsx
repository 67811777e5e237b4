import { BatteryCharging, BatteryFull, BatteryLow, BatteryMedium, Wifi } from 'lucide-react'
import type { Device } from '#contract/delivery.ts'

const low = 20
const half = 70
const networkLabels = { wifi: 'Wi-Fi', cable: 'Cable', mobile: 'Mobile network', slow: 'Slow network' }

/** Power and network of a connected device, where its browser tells. */
export function DeviceFacts({ device: { isConnected, power, network } }: { device: Device }) {
  if (!isConnected || (!power && !network)) return null
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
      {power && (
        <span className={power.percent <= low && !power.isCharging ? 'font-semibold text-danger' : undefined}>
          <PowerIcon power={power} />
          {power.percent} %
          {power.isCharging ? ', charging' : power.percent <= low ? ', please charge it' : ''}
        </span>
      )}
      {network && (
        <span>
          <Wifi size={18} aria-hidden className="mr-1.5 inline align-[-3px]" />
          {networkLabels[network]}
        </span>
      )}
    </p>
  )
}

function PowerIcon({ power: { percent, isCharging } }: { power: NonNullable<Device['power']> }) {
  const level = percent <= low ? BatteryLow : percent <= half ? BatteryMedium : BatteryFull
  const Icon = isCharging ? BatteryCharging : level
  return <Icon size={18} aria-hidden className="mr-1.5 inline align-[-3px]" />
}
