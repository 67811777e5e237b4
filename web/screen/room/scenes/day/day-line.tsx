import { clockInWords, dayInWords } from '../../language/time-words.ts'
import { useWords } from '../../language/use-words.ts'
import { useNow } from '../../time/use-now.ts'
import { useFit } from '../words/use-fit.ts'

/** The weekday, the part of the day and the time, small at the top of each scene but the day's. `left` in pixels. */
export function DayLine({ timeZone, left = 0 }: { timeZone: string; left?: number }) {
  const now = useNow(5000)
  const words = useWords()
  const day = dayInWords(now, timeZone, words)
  const { ref } = useFit<HTMLParagraphElement>(`${day} ${left}`)
  return (
    <p ref={ref} className="day-line fits" style={{ left }}>
      <span className="dotted">
        <span>{day}</span>
        <span>{clockInWords(now, timeZone, words)}</span>
      </span>
    </p>
  )
}
