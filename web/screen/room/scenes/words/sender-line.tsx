import type { ReactNode } from 'react'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { capitalised } from '../../language/grammar/sentence.ts'
import { sinceInWords } from '../../language/time-words.ts'
import { useWords } from '../../language/use-words.ts'
import { serverNow } from '../../time/server-clock.ts'
import { firstName } from './first-name.ts'

type LineProps = { item: ScreenItem; timeZone: string; confirmation: string | null }

/** Who a picture is from, and since when it is here. */
export function SenderLine({ item, timeZone, confirmation }: LineProps) {
  const words = useWords()
  const { sender } = item
  const since = useSince(item, timeZone)
  const from = sender && words.from(firstName(sender.name), sender.relation ?? null)
  return (
    <Line confirmation={confirmation}>
      {from && <span>{from}</span>}
      <span className={from ? 'since' : ''}>{from ? since : words.cameWhen(since)}</span>
    </Line>
  )
}

/** Since when a message is here; who it is from stands above it. */
export function SinceLine({ item, timeZone, confirmation }: LineProps) {
  return (
    <Line confirmation={confirmation}>
      <span>{capitalised(useSince(item, timeZone))}</span>
    </Line>
  )
}

function useSince({ sentAt }: ScreenItem, timeZone: string): string {
  return sinceInWords(Date.parse(sentAt), serverNow(), timeZone, useWords())
}

/** After an answer, for a while, what became of the answer stands in place of the line. */
function Line({ children, confirmation }: { children: ReactNode; confirmation: string | null }) {
  return (
    <div className="line">
      <p className={confirmation ? 'from dotted gone' : 'from dotted'}>{children}</p>
      <p role="status" className="confirmation">
        {confirmation}
      </p>
    </div>
  )
}
