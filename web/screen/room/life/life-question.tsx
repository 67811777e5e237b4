import { useEffect, useRef } from 'react'
import { useWords } from '../language/use-words.ts'
import { partOfDay } from '../time/wall-clock.ts'

type LifeQuestionProps = {
  name: string | null
  timeZone: string
  now: number
  isAsking: boolean
  /** Whether the screen was touched since it asks. */
  wasTouched: boolean
  onAnswered: () => void
}

/** "All well, Rose?" Any touch of the screen answers it: the stage notices it and reports it. */
export function LifeQuestion({ name, timeZone, now, isAsking, wasTouched, onAnswered }: LifeQuestionProps) {
  const words = useWords()
  const wasAsking = useRef(isAsking)
  useEffect(() => {
    if (wasAsking.current && !isAsking && wasTouched) onAnswered()
    wasAsking.current = isAsking
  })
  if (!isAsking) return null
  return (
    <section
      className={`life question day ${partOfDay(now, timeZone)}`}
      role="alertdialog"
      aria-labelledby="life-question"
    >
      <h2 id="life-question" className="title">
        {words.allWell(name)}
      </h2>
      {/* biome-ignore lint/a11y/noAutofocus: a television's remote control has only the focus */}
      <button type="button" className="answer filled" autoFocus>
        {words.tapHere}
      </button>
      <p>{words.oneTapIsEnough}</p>
    </section>
  )
}
