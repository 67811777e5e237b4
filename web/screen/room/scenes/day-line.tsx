import { useWords } from '../language/use-words.ts'
import { useNow } from '../time/use-now.ts'
import { clockInWords, dayInWords } from '../time/words.ts'

/** The weekday, the part of the day and the time, small at the top of each scene but the day's. `left` in pixels. */
export function DayLine({ timeZone, left = 0 }: { timeZone: string; left?: number }) {
  const now = useNow(5000)
  const words = useWords()
  return (
    <p className="day-line" style={{ left }}>
      {dayInWords(now, timeZone, words)} · {clockInWords(now, timeZone, words)}
    </p>
  )
}
