import { useState } from 'react'
import type { ScreenItem } from '#contract/screen-view.ts'
import { useWords } from '../language/use-words.ts'
import { serverNow } from '../time/server-clock.ts'
import { sinceInWords } from '../time/words.ts'
import { Avatar } from './avatar.tsx'
import { firstName } from './first-name.ts'

/** Characters. A longer caption is set smaller; one of more than twice `maxMiddle` can be expanded. */
const maxShort = 44
const maxMiddle = 90

/** The title, the sender and when it came. */
export function Caption({ item, timeZone }: { item: ScreenItem; timeZone: string }) {
  const { title, sender, sentAt } = item
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const since = sinceInWords(Date.parse(sentAt), serverNow(), timeZone, words)
  return (
    <div className="caption">
      {sender && <Avatar name={sender.name} imageUrl={sender.profileImageUrl} />}
      <div className="words">
        {title && <p className={`title ${sizeOf(title)} ${isOpen ? 'whole' : ''}`}>{title}</p>}
        <p className={title ? 'from' : 'from alone'}>
          {sender ? words.fromWhen(firstName(sender.name), since) : words.cameWhen(since)}
        </p>
        {title && title.length > 2 * maxMiddle && (
          <button type="button" className="plain" onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.showLess : words.readAll}
          </button>
        )}
      </div>
    </div>
  )
}

function sizeOf({ length }: string): string {
  if (length > maxMiddle) return 'long'
  return length > maxShort ? 'middle' : 'short'
}
