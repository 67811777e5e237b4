import { PhoneCall } from 'lucide-react'
import { useState } from 'react'
import type { ScreenCaller } from '#contract/screen/screen-view.ts'
import { useWords } from '../language/use-words.ts'
import { localState } from '../offline/local-state.ts'
import { firstName } from '../scenes/words/first-name.ts'
import { useNextTouch } from './use-next-touch.ts'

/** Milliseconds. A screen without a network does not hear that it is over. */
const lasts = 30 * 60_000

export type CallerNoteProps = { caller: ScreenCaller | null | undefined; now: number }

/** Who is going to call, until a touch has shown that it was read. A reload does not bring it back. */
export function CallerNote({ caller, now }: CallerNoteProps) {
  const words = useWords()
  const [read, setRead] = useState(localState.readCaller.read)
  const at = caller && caller.at !== read && now - Date.parse(caller.at) < lasts ? caller.at : null
  useNextTouch(at, () => {
    if (!at) return
    localState.readCaller.write(at)
    setRead(at)
  })
  return (
    <p role="status" className="caller">
      {at && caller && (
        <>
          <PhoneCall aria-hidden />
          {words.isGoingToCall(firstName(caller.name))}
        </>
      )}
    </p>
  )
}
