import type { UseFormRegisterReturn } from 'react-hook-form'
import { wallClock, yearsAfter } from '#contract/platform/wall-clock.ts'
import { latestYears } from '#contract/schedule.ts'
import { TextField } from '../platform/ui/field.tsx'
import { cityOf } from '../platform/zone-name.ts'
import { planWords } from './plan/plan-words.ts'

type DateAndTimeProps = {
  timeZone: string
  /** Null for what has no date of its own. */
  date: UseFormRegisterReturn | null
  dateError?: string | undefined
  time: UseFormRegisterReturn
  timeError?: string | undefined
}

/** By the loved one's clock, from today to the latest date that the server takes. */
export function DateAndTime({ timeZone, date, dateError, time, timeError }: DateAndTimeProps) {
  const { date: today } = wallClock(Date.now(), timeZone)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {date && (
        <TextField
          label={planWords().date}
          error={dateError}
          {...date}
          type="date"
          min={today}
          max={yearsAfter(today, latestYears)}
        />
      )}
      <TextField
        label={planWords().time}
        hint={planWords().byTheClock(cityOf(timeZone))}
        error={timeError}
        {...time}
        type="time"
      />
    </div>
  )
}
