import type { ScreenView } from '#contract/screen-view.ts'
import { useWords } from '../language/use-words.ts'
import { useNow } from '../time/use-now.ts'
import { partOfDay } from '../time/wall-clock.ts'
import { dateInWords, dayInWords, partInWords, timeInWords } from '../time/words.ts'
import { nextInWords } from './next-in-words.ts'

/** The day, the time, and the next planned delivery. */
export function DayView({ view }: { view: ScreenView }) {
  const now = useNow(5000)
  const words = useWords()
  const { timeZone, lovedOneName, next } = view
  const part = partOfDay(now, timeZone)
  return (
    <main className={`day ${part}`}>
      <p className="hello">{words.greeting(partInWords(now, timeZone, words), lovedOneName)}</p>
      <h1 className="large">{dayInWords(now, timeZone, words)}</h1>
      <p className="clock">{timeInWords(now, timeZone, words)}</p>
      <p className="date">{dateInWords(now, timeZone, words)}</p>
      {view.items.length === 0 && !next && <p className="next">{words.picturesWillAppear(view.groupName)}</p>}
      {next && <p className="next">{nextInWords(next, now, timeZone, words)}</p>}
    </main>
  )
}
