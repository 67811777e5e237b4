import { BatteryCharging, BatteryFull, BatteryLow, BatteryMedium, VolumeX, Wifi } from 'lucide-react'
import type { Device } from '#contract/delivery/delivery.ts'
import { deviceWords } from './devices/device-words.ts'

type Power = NonNullable<Device['power']>

const low = 20
const half = 70

/** Power and network of a connected device, where its browser reports them, and that it has no sound yet. */
export function DeviceFacts({ device: { isConnected, power, network, needsTap } }: { device: Device }) {
  if (!isConnected || (!power && !network && !needsTap)) return null
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
          <Wifi size={18} aria-hidden className="me-1.5 inline align-[-3px]" />
          {deviceWords()[network]}
        </span>
      )}
      {needsTap && (
        <span>
          <VolumeX size={18} aria-hidden className="me-1.5 inline align-[-3px]" />
          {deviceWords().needsTap}
        </span>
      )}
    </p>
  )
}

/** A device without a battery reports 100 % and charging. */
function powerText({ percent, isCharging }: Power): string {
  const words = deviceWords()
  if (isCharging) return percent === 100 ? words.pluggedIn : words.charging(percent)
  return percent <= low ? words.pleaseCharge(percent) : `${percent} %`
}

function PowerIcon({ power: { percent, isCharging } }: { power: Power }) {
  const level = percent <= low ? BatteryLow : percent <= half ? BatteryMedium : BatteryFull
  const Icon = isCharging ? BatteryCharging : level
  return <Icon size={18} aria-hidden className="me-1.5 inline align-[-3px]" />
}
