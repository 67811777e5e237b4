import { useEffect, useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { localDate } from '../time/wall-clock.ts'

/** Milliseconds. The second tap of two was meant for the button that paused the screen. */
const settlesAfter = 1500

export type PausedViewProps = {
  isAwake: boolean
  /** Epoch milliseconds. */
  until: number
  now: number
  timeZone: string
  onResume: () => void
}

/** The screen while it is paused: black; after a touch it says until when, and how to end it. */
export function PausedView({ isAwake, until, now, timeZone, onResume }: PausedViewProps) {
  const words = useWords()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settlesAfter)
    return () => clearTimeout(timer)
  }, [])
  const isToday = localDate(now, timeZone) === localDate(until, timeZone)
  const sentence = isToday ? words.pausedUntilMorning : words.pausedUntilTomorrow
  return (
    <div className="dark-view">
      <main className={isAwake ? 'paused' : ''}>
        <p className={isAwake ? 'title' : 'unseen'}>{sentence}</p>
        {isAwake && isSettled && (
          // biome-ignore lint/a11y/noAutofocus: a television's remote control has only the focus
          <button type="button" className="answer filled" autoFocus onClick={onResume}>
            {words.showPicturesAgain}
          </button>
        )}
      </main>
    </div>
  )
}
