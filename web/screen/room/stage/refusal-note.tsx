import { useEffect } from 'react'
import { standsUntilRead } from '../connection/refusals.ts'
import { useWords } from '../language/use-words.ts'
import type { Refusal } from '../offline/kept-schemas.ts'
import { useNextTouch } from './use-next-touch.ts'

/** Milliseconds. */
const lasts = 10_000

type RefusalNoteProps = { refusal: Refusal; isVisible: boolean; onRead: () => void }

/** Stands for a while or until a touch; that nobody will call, or has heard what she said, until a touch. */
export function RefusalNote({ refusal, isVisible, onRead }: RefusalNoteProps) {
  const words = useWords()
  useNextTouch(isVisible ? refusal : null, onRead)
  useEffect(() => {
    if (standsUntilRead(refusal)) return
    const timer = setTimeout(onRead, lasts)
    return () => clearTimeout(timer)
  }, [refusal, onRead])
  return (
    <p role="status" className="refusal">
      {isVisible && words[refusal]}
    </p>
  )
}
