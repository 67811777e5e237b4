import type { ReactNode } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Avatar } from '../avatar.tsx'
import { PeopleLine } from '../words/people-line.tsx'
import { SenderLine } from '../words/sender-line.tsx'
import { useFit } from '../words/use-fit.ts'
import { Tools } from './tools.tsx'
import type { FootProps } from './use-answers.ts'

/** Characters. A longer caption is set smaller from the beginning. */
const maxShort = 60

/** The title, who is on the picture, and who it is from. `onReadAll` opens a title that is cut here. */
export function Caption({
  item,
  view,
  answers,
  isInReach,
  tool,
  onReadAll,
}: FootProps & { tool?: ReactNode; onReadAll: () => void }) {
  const { title, sender, people = [], yearsAgo } = item
  const { timeZone } = view
  const words = useWords()
  const content = [
    title,
    answers.confirmation,
    isInReach,
    words.language,
    JSON.stringify(people),
    Boolean(tool),
  ]
  const { ref, isCut } = useFit<HTMLDivElement>(content.join())
  return (
    <div ref={ref} className="caption fits">
      <div className="caption-words">
        {sender && <Avatar name={sender.name} imageUrl={sender.profileImageUrl} />}
        <div className="words">
          {yearsAgo ? <p className="years">{words.onThisDay(yearsAgo)}</p> : null}
          {title && (
            <p dir="auto" className={title.length > maxShort ? 'title clamped long' : 'title clamped'}>
              {title}
            </p>
          )}
          <PeopleLine people={people} />
          <SenderLine item={item} timeZone={timeZone} confirmation={answers.confirmation} />
        </div>
      </div>
      <Tools item={item} isInReach={isInReach} onReadAll={isCut ? onReadAll : null}>
        {tool}
      </Tools>
    </div>
  )
}
