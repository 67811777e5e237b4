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
  /** Pressed: all is well, or she would like a call. */
  onAnswer: (isWell: boolean) => void
  onAnswered: () => void
}

/** "All well, Rose?" One of its two buttons answers it: another touch is no answer. */
export function LifeQuestion({
  name,
  timeZone,
  now,
  isAsking,
  wasTouched,
  onAnswer,
  onAnswered,
}: LifeQuestionProps) {
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
      <div className="question-answers">
        {/* biome-ignore lint/a11y/noAutofocus: a television's remote control has only the focus */}
        <button type="button" className="answer filled" autoFocus onClick={() => onAnswer(true)}>
          {words.iAmWell}
        </button>
        <button type="button" className="answer" onClick={() => onAnswer(false)}>
          {words.pleaseCallMe}
        </button>
      </div>
    </section>
  )
}
