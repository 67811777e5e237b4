import type { ScreenView } from '#contract/screen-view.ts'
import { useNow } from '../time/use-now.ts'
import { partOfDay } from '../time/wall-clock.ts'
import { dateInWords, dayInWords, timeInWords } from '../time/words.ts'
import { nextInWords } from './next-in-words.ts'

const greetings = {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
  night: 'Good night',
}

/** The day, the time, and the next planned delivery. */
export function DayView({ view }: { view: ScreenView }) {
  const now = useNow(5000)
  const { timeZone, lovedOneName, next } = view
  const part = partOfDay(now, timeZone)
  const greeting = greetings[part] + (lovedOneName ? `, ${lovedOneName}` : '')
  return (
    <main className={`day ${part}`}>
      <p className="hello">{greeting}</p>
      <h1 className="large">{dayInWords(now, timeZone)}</h1>
      <p className="clock">{timeInWords(now, timeZone)}</p>
      <p className="date">{dateInWords(now, timeZone)}</p>
      {view.items.length === 0 && !next && (
        <p className="next">Pictures from {view.groupName} will appear here.</p>
      )}
      {next && <p className="next">{nextInWords(next, now, timeZone)}</p>}
    </main>
  )
}
