import type { ScreenItem } from '#contract/screen-view.ts'
import { useWords } from '../language/use-words.ts'
import { Avatar } from './avatar.tsx'
import { PeopleLine } from './people-line.tsx'
import { SenderLine } from './sender-line.tsx'
import { Tools } from './tools.tsx'

/** Characters. A longer caption is set smaller from the beginning. */
const maxShort = 60

type CaptionProps = {
  item: ScreenItem
  timeZone: string
  confirmation: string | null
  isInReach: boolean
  /** Opens the whole title; null where it is shown whole. */
  onReadAll: (() => void) | null
}

/** The title, who is on the picture, and who it is from. */
export function Caption({ item, timeZone, confirmation, isInReach, onReadAll }: CaptionProps) {
  const { title, sender, people = [], yearsAgo } = item
  const words = useWords()
  return (
    <div className="caption">
      {sender && <Avatar name={sender.name} imageUrl={sender.profileImageUrl} />}
      <div className="words">
        {yearsAgo ? <p className="years">{words.onThisDay(yearsAgo)}</p> : null}
        {title && <p className={title.length > maxShort ? 'title clamped long' : 'title clamped'}>{title}</p>}
        <PeopleLine people={people} />
        <SenderLine item={item} timeZone={timeZone} confirmation={confirmation} />
        <Tools item={item} isInReach={isInReach} onReadAll={onReadAll} />
      </div>
    </div>
  )
}
