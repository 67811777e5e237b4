import { useId } from 'react'
import { clockOfSeconds } from '../../platform/recording/clock-of-seconds.ts'

type TimeSliderProps = {
  label: string
  /** Seconds into the film. */
  at: number
  duration: number
  onMove: (at: number) => void
}

/** So much a key press moves it, in seconds. */
const step = 0.25

export function TimeSlider({ label, at, duration, onMove }: TimeSliderProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span aria-hidden className="text-ink-2 tabular-nums">
          {clockOfSeconds(at)}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={duration}
        step={step}
        value={at}
        aria-valuetext={clockOfSeconds(at)}
        className="h-11 w-full min-w-0 accent-pine"
        // The last step may be cut short.
        onChange={({ target: { valueAsNumber } }) =>
          onMove(valueAsNumber > duration - step ? duration : valueAsNumber)
        }
      />
    </div>
  )
}
