import { PhoneCall } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ScreenCaller } from '#contract/screen/screen-view.ts'
import { useWords } from '../language/use-words.ts'
import { localState } from '../offline/local-state.ts'
import { firstName } from '../scenes/words/first-name.ts'

/** Milliseconds. A screen without a network does not hear that it is over. */
const lasts = 30 * 60_000
/** Milliseconds. A touch of this first moment was meant for what was there before. */
const settlesAfter = 2000

export type CallerNoteProps = { caller: ScreenCaller | null | undefined; now: number }

/** Who is going to call, until a touch has shown that it was read. A reload does not bring it back. */
export function CallerNote({ caller, now }: CallerNoteProps) {
  const words = useWords()
  const [read, setRead] = useState(localState.readCaller.read)
  const at = caller && caller.at !== read && now - Date.parse(caller.at) < lasts ? caller.at : null
  useEffect(() => {
    if (!at) return
    const shownAt = performance.now()
    function onTouch() {
      if (!at || performance.now() - shownAt < settlesAfter) return
      localState.readCaller.write(at)
      setRead(at)
    }
    window.addEventListener('pointerdown', onTouch)
    window.addEventListener('keydown', onTouch)
    return () => {
      window.removeEventListener('pointerdown', onTouch)
      window.removeEventListener('keydown', onTouch)
    }
  }, [at])
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
