import type { TextSize } from '#contract/delivery/delivery-fields.ts'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { clockInWords, dateInWords, dayInWords, partInWords } from '../../language/time-words.ts'
import { useWords } from '../../language/use-words.ts'
import { useNow } from '../../time/use-now.ts'
import { partOfDay } from '../../time/wall-clock.ts'
import { useLeastSize } from '../words/letters.ts'
import { useFit } from '../words/use-fit.ts'
import { useScreenSize } from '../words/use-screen-size.ts'
import { DayThingCard } from './day-thing-card.tsx'
import { mostThings, thingsOfDay } from './day-things.ts'

/**
 * The day and the time; beside them who comes, what the family has written, and what it sends next. In memory, while no
 * photo can be shown, only the name of the group: the style sheet hides the rest.
 */
export function DayView({ view }: { view: ScreenView }) {
  const now = useNow(5000)
  const words = useWords()
  const { timeZone, lovedOneName } = view
  const { things, more } = thingsOfDay(view, now, useMaxThings(view.textSize))
  const isEmpty = view.items.length === 0 && things.length === 0
  const day = dayInWords(now, timeZone, words)
  const { ref } = useFit<HTMLDivElement>(
    JSON.stringify([words.language, view.room?.spokenTimes, day, isEmpty, things, more]),
  )
  return (
    <main className={`day ${partOfDay(now, timeZone)}`}>
      <div ref={ref} data-whole className={things.length > 0 ? 'day-columns fits' : 'day-columns fits alone'}>
        <div className="today" data-fit>
          <h1 className="large">{view.rests ? view.groupName : day}</h1>
          <p className="clock">{clockInWords(now, timeZone, words)}</p>
          <p className="date">{dateInWords(now, timeZone, words)}</p>
          <p className="hello">{words.greeting(partInWords(now, timeZone, words), lovedOneName)}</p>
          {isEmpty && <p className="next">{words.picturesWillAppear(view.groupName)}</p>}
        </div>
        {things.length > 0 && (
          <ul className="things" data-fit>
            {things.map((thing, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing is kept in them
              <DayThingCard key={index} thing={thing} view={view} now={now} />
            ))}
            {more > 0 && <li className="and-more">{words.andMore(more)}</li>}
          </ul>
        )}
      </div>
    </main>
  )
}

/** Fewer on a small screen, and in large letters, so that each can be read. */
function useMaxThings(textSize: TextSize): number {
  const { width, height } = useScreenSize()
  const leastSize = useLeastSize()
  const isSmall = width > height ? height < 420 : height < 560
  const most = isSmall ? 1 : height < 560 || width < 360 ? 2 : mostThings[textSize]
  if (leastSize === 0) return most
  const room = height * (width > height ? 0.8 : 0.45)
  return Math.min(most, Math.max(1, Math.floor(room / (leastSize * 3.4))))
}
