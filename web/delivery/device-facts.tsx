import { BatteryCharging, BatteryFull, BatteryLow, BatteryMedium, Wifi } from 'lucide-react'
import type { Device } from '#contract/delivery/delivery.ts'

type Power = NonNullable<Device['power']>

const low = 20
const half = 70
const networkLabels = { wifi: 'Wi-Fi', cable: 'Cable', mobile: 'Mobile network', slow: 'Slow network' }

/** Power and network of a connected device, where its browser reports them. */
export function DeviceFacts({ device: { isConnected, power, network } }: { device: Device }) {
  if (!isConnected || (!power && !network)) return null
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
      {power && (
        <span className={power.percent <= low && !power.isCharging ? 'font-semibold text-danger' : undefined}>
          <PowerIcon power={power} />
          {powerText(power)}
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

/** A device without a battery reports 100 % and charging. */
function powerText({ percent, isCharging }: Power): string {
  if (isCharging) return percent === 100 ? 'Plugged in' : `${percent} %, charging`
  return percent <= low ? `${percent} %, please charge it` : `${percent} %`
}

function PowerIcon({ power: { percent, isCharging } }: { power: Power }) {
  const level = percent <= low ? BatteryLow : percent <= half ? BatteryMedium : BatteryFull
  const Icon = isCharging ? BatteryCharging : level
  return <Icon size={18} aria-hidden className="mr-1.5 inline align-[-3px]" />
}
