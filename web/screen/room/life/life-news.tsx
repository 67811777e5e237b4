import { useState } from 'react'
import type { ScreenLife } from '#contract/screen/screen-view.ts'
import { callServer } from '../connection/api.ts'
import { timeInWords } from '../language/time-words.ts'
import { useWords } from '../language/use-words.ts'
import type { Words } from '../language/words.ts'

type LifeNewsProps = {
  life: ScreenLife
  /** Whether the loved one reads it again. */
  isOpen: boolean
  onClose: () => void
  onSaid: (text: string) => void
}

/** What the family asked for. It shows itself until it was answered, and can be read again. */
export function LifeNews({ life, isOpen, onClose, onSaid }: LifeNewsProps) {
  const [isAnswered, setAnswered] = useState(false)
  if (!isOpen && (life.isRead || isAnswered)) return null
  return (
    <LifeLetter
      life={life}
      onAnswered={(text) => {
        setAnswered(true)
        onClose()
        if (text) onSaid(text)
      }}
    />
  )
}

function LifeLetter({ life, onAnswered }: { life: ScreenLife; onAnswered: (text: string | null) => void }) {
  const words = useWords()
  const [isFailed, setFailed] = useState(false)
  const hasAsked = life.stopAskedAt !== null

  async function answer(answer: 'fine' | 'stop') {
    try {
      if (answer === 'stop' || !life.isRead) await callServer('answerLife', { body: { answer } })
      onAnswered(answer === 'stop' ? words.stopSeen : null)
    } catch {
      // "That's fine" is asked again with the next visit.
      if (answer === 'fine') onAnswered(null)
      else setFailed(true)
    }
  }

  return (
    <section className="life letter" role="dialog" aria-labelledby="life-letter">
      <h2 id="life-letter">{words.familyAsked(hourInWords(life.hour, words))}</h2>
      <p>{hasAsked ? words.stopWasAsked : words.familyOnlySees}</p>
      {isFailed && <p role="alert">{words.tryAgainLater}</p>}
      <div className="answers">
        <button type="button" className="answer filled" onClick={() => answer('fine')}>
          {hasAsked ? words.close : words.fine}
        </button>
        {!hasAsked && (
          <button type="button" className="answer" onClick={() => answer('stop')}>
            {words.askToStop}
          </button>
        )}
      </div>
    </section>
  )
}

/** "11:00 AM" of "11:00". */
function hourInWords(hour: string, words: Words): string {
  return timeInWords(Date.parse(`1970-01-01T${hour}:00Z`), 'UTC', words)
}
