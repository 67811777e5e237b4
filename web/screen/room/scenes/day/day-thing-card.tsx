import { CalendarDays, Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { useWords } from '../../language/use-words.ts'
import { Avatar } from '../avatar.tsx'
import { firstName } from '../words/first-name.ts'
import type { DayThing } from './day-things.ts'
import { nextInWords } from './next-in-words.ts'
import { timeOfVisit, visitInWords } from './visit-in-words.ts'

type DayThingCardProps = { thing: DayThing; view: ScreenView; now: number }

/** One thing of the day card: when or from whom it is, small, and what it is, large. */
export function DayThingCard({ thing, view, now }: DayThingCardProps) {
  const words = useWords()
  if (thing.kind === 'note') {
    const { sender, title } = thing.note
    const mark = <Avatar name={sender?.name ?? words.yourFamily} imageUrl={sender?.profileImageUrl ?? null} />
    return <Thing mark={mark} label={words.noteFrom(sender && firstName(sender.name))} text={title ?? ''} />
  }
  if (thing.kind === 'next') {
    const mark = (
      <span className="avatar next-mark">
        <Gift aria-hidden />
      </span>
    )
    return <Thing mark={mark} label={null} text={nextInWords(thing.next, now, view.timeZone, words)} />
  }
  const { visit, isToday } = thing
  const mark = visit.who ? (
    <Avatar name={visit.who} imageUrl={null} />
  ) : (
    <span className="avatar visit-mark">
      <CalendarDays aria-hidden />
    </span>
  )
  const when = timeOfVisit(visit, { isToday, spoken: view.room?.spokenTimes ?? false }, words)
  return <Thing mark={mark} label={when} text={visitInWords(visit, words)} />
}

function Thing({ mark, label, text }: { mark: ReactNode; label: string | null; text: string }) {
  return (
    <li className="thing">
      {mark}
      <div className="words">
        {label && <p className="label">{label}</p>}
        <p dir="auto" className="title clamped">
          {text}
        </p>
      </div>
    </li>
  )
}
