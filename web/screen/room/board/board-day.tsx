import type { TextSize } from '#contract/delivery/delivery-fields.ts'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { clockInWords, dateInWords, dayInWords } from '../language/time-words.ts'
import { useWords } from '../language/use-words.ts'
import { mostThings, thingsOfDay } from '../scenes/day/day-things.ts'
import { nextInWords } from '../scenes/day/next-in-words.ts'
import { timeOfVisit, visitInWords } from '../scenes/day/visit-in-words.ts'
import { useLeastSize } from '../scenes/words/letters.ts'
import { useScreenSize } from '../scenes/words/use-screen-size.ts'
import { useFittingCount } from './use-fitting-count.ts'

/** The day, and what it brings. In ink it has no clock: each minute would draw the screen anew. */
export function BoardDay({ view, now }: { view: ScreenView; now: number }) {
  const words = useWords()
  const { timeZone, look, textSize, room } = view
  const spoken = room?.spokenTimes ?? false
  // The notes have a place of their own.
  const told = (max: number) => thingsOfDay({ ...view, items: [] }, now, max)
  const day = dayInWords(now, timeZone, words)
  const { ref, count } = useFittingCount<HTMLDivElement>(useMaxThings(textSize), (count) =>
    JSON.stringify([words.language, spoken, day, view.items.length === 0, told(count)]),
  )
  const { things, more } = told(count)
  const isEmpty = view.items.length === 0 && things.length === 0
  return (
    <div ref={ref} className="board-side fits">
      <h1 className="board-day">{day}</h1>
      {look !== 'ink' && <p className="board-clock">{clockInWords(now, timeZone, words)}</p>}
      <p className="board-date">{dateInWords(now, timeZone, words)}</p>
      <ul className="board-things">
        {isEmpty && <li>{words.picturesWillAppear(view.groupName)}</li>}
        {things.map((thing) => {
          if (thing.kind === 'next')
            return <li key="next">{nextInWords(thing.next, now, timeZone, words)}</li>
          if (thing.kind === 'note') return null
          const { visit, isToday } = thing
          return (
            <li key={visit.id}>
              <span>{timeOfVisit(visit, { isToday, spoken }, words)}</span>
              <strong>{visitInWords(visit, words)}</strong>
            </li>
          )
        })}
        {more > 0 && <li>{words.andMore(more)}</li>}
      </ul>
    </div>
  )
}

/** Fewer on a small screen, so that each can be read. */
function useMaxThings(textSize: TextSize): number {
  const { width, height } = useScreenSize()
  const room = height * (width > height ? 0.64 : 0.4)
  return Math.min(Math.max(Math.floor(room / Math.max(130, useLeastSize() * 3)), 1), mostThings[textSize])
}
