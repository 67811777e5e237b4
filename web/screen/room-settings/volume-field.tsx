import { useEffect, useId, useState } from 'react'
import { FixedSetting } from '../../platform/ui/fixed-setting.tsx'
import { screenWords } from '../screen-words.ts'

type VolumeFieldProps = { volume: number; isFixed: boolean; onChange: (volume: number) => void }

/** Of the chime and of the voice, in percent. Saved when it is let go. */
export function VolumeField({ volume, isFixed, onChange }: VolumeFieldProps) {
  const id = useId()
  const [shown, setShown] = useState(volume)
  useEffect(() => setShown(volume), [volume])
  const words = screenWords()
  const text = words.volumeText
  if (isFixed) return <FixedSetting label={words.volume} text={text} value={`${volume} %`} />
  const save = () => shown !== volume && onChange(shown)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4">
      <div className="min-w-0 grow basis-64">
        <label htmlFor={id} className="font-semibold">
          {words.volume}
        </label>
        <p id={`${id}-text`} className="text-sm text-ink-2">
          {text}
        </p>
      </div>
      <span className="flex min-w-0 max-w-full items-center gap-3">
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={shown}
          aria-describedby={`${id}-text`}
          aria-valuetext={words.percent(shown)}
          className="h-11 w-44 min-w-0 shrink accent-pine"
          onChange={({ target }) => setShown(target.valueAsNumber)}
          onPointerUp={save}
          onKeyUp={save}
          onBlur={save}
        />
        <span aria-hidden className="w-12 text-end text-ink-2 tabular-nums">
          {shown} %
        </span>
      </span>
    </div>
  )
}
