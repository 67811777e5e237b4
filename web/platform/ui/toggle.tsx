import { type ReactNode, useId } from 'react'
import { frameWords } from '../frame/frame-words.ts'
import { FixedSetting } from './fixed-setting.tsx'
import { Switch } from './switch.tsx'

type ToggleProps = {
  label: string
  text: ReactNode
  isOn: boolean
  /** The person may see it but not change it. */
  isFixed?: boolean
  onChange: (isOn: boolean) => void
}

/** A switch with its name and what it does. It takes effect at once. */
export function Toggle({ label, text, isOn, isFixed = false, onChange }: ToggleProps) {
  const id = useId()
  if (isFixed)
    return <FixedSetting label={label} text={text} value={isOn ? frameWords().isOn : frameWords().isOff} />
  return (
    <div className="flex items-center gap-5 py-4">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-text`} className="text-sm text-ink-2">
          {text}
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-text`} checked={isOn} onCheckedChange={onChange} />
    </div>
  )
}
