import type { ReactNode } from 'react'

type FixedSettingProps = { label: string; text?: ReactNode; value: string }

/** A setting that the reader may see but not change: no switch or field that could not be used. */
export function FixedSetting({ label, text, value }: FixedSettingProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 py-4">
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold">{label}</p>
        {text && <p className="text-sm text-ink-2">{text}</p>}
      </div>
      <p dir="auto" className="font-semibold break-words">
        {value}
      </p>
    </div>
  )
}
