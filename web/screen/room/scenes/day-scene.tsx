import type { ScreenView } from '#contract/screen.ts'
import { useNow } from '../time/use-now.ts'
import { dateInWords, dayInWords, nextInWords, partOfDay, timeInWords } from '../time/wall-clock.ts'
import type { SceneProps } from './scenes.tsx'
import { useReady } from './use-scene-ready.ts'

const greetings = {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
  night: 'Good night',
}

/** What day it is, and what comes next. */
export function DayCard({ view, ...scene }: SceneProps) {
  useReady(scene, true)
  return <Day view={view} />
}

export function Day({ view }: { view: ScreenView }) {
  const now = useNow(5000)
  const { timeZone, lovedOneName, next } = view
  const part = partOfDay(now, timeZone)
  const hello = greetings[part] + (lovedOneName ? `, ${lovedOneName}` : '')
  return (
    <main className={`day ${part}`}>
      <p className="hello">{hello}</p>
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
