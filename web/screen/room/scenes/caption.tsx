import { useState } from 'react'
import type { ScreenItem } from '#contract/screen.ts'
import { serverNow } from '../time/server-clock.ts'
import { firstName, sinceInWords } from '../time/wall-clock.ts'
import { Face } from './avatar.tsx'

/** Longer captions are set smaller, and the longest can be opened. */
const short = 44
const long = 90

/** What the picture is, and from whom. */
export function Caption({ item, timeZone }: { item: ScreenItem; timeZone: string }) {
  const { title, sender, sentAt } = item
  const [isOpen, setOpen] = useState(false)
  const length = title && title.length > long ? 'long' : title && title.length > short ? 'middle' : 'short'
  const since = sinceInWords(Date.parse(sentAt), serverNow(), timeZone)
  return (
    <div className="caption">
      {sender && <Face name={sender.name} imageUrl={sender.profileImageUrl} />}
      <div className="words">
        {title && <p className={`title ${length} ${isOpen ? 'whole' : ''}`}>{title}</p>}
        <p className={title ? 'from' : 'from alone'}>
          {sender ? `From ${firstName(sender.name)}, ${since}` : `It came ${since}`}
        </p>
        {title && title.length > 2 * long && (
          <button type="button" className="plain" onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show less' : 'Read it all'}
          </button>
        )}
      </div>
    </div>
  )
}
