import { weekdayLetters, weekdayName } from './visit-text.ts'
import { visitsWords } from './visits-words.ts'

type WeekdayButtonsProps = {
  /** 1 is Monday. */
  chosen: number[]
  onChange: (weekdays: number[]) => void
}

/** The weekdays of what is repeated every week; at least one. */
export function WeekdayButtons({ chosen, onChange }: WeekdayButtonsProps) {
  function toggle(day: number) {
    const others = chosen.filter((each) => each !== day)
    const next = chosen.includes(day) ? others : [...chosen, day].toSorted((one, other) => one - other)
    if (next.length > 0) onChange(next)
  }
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{visitsWords().onDays}</legend>
      <div className="grid grid-cols-7 gap-1.5">
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={chosen.includes(day)}
            aria-label={weekdayName(day)}
            onClick={() => toggle(day)}
            className="min-h-11 rounded-control border border-line-strong px-0.5 font-semibold aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:text-on-pine"
          >
            {weekdayLetters(day)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
