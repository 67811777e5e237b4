import type { ReactNode } from 'react'

type FixedSettingProps = { label: string; text?: ReactNode; value: string }

/** A setting that the reader may see but not change: no switch or field that could not be used. */
export function FixedSetting({ label, text, value }: FixedSettingProps) {
  return (
    <div className="flex items-center gap-5 py-4">
      <div className="min-w-0 grow">
        <p className="font-semibold">{label}</p>
        {text && <p className="text-sm text-ink-2">{text}</p>}
      </div>
      <p className="max-w-1/2 shrink-0 text-right font-semibold">{value}</p>
    </div>
  )
}
