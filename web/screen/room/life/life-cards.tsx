import { useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { LifeNews } from './life-news.tsx'
import type { LifeProps } from './life-props.ts'
import { LifeQuestion } from './life-question.tsx'

/** The question whether all is well, and what the family asked for. */
export function LifeCards({ view, now, touchedAt, isLetterOpen, onLetter, onAnswer }: LifeProps) {
  const words = useWords()
  const [thanks, setThanks] = useState<{ text: string; number: number } | null>(null)
  const say = (text: string) => setThanks((before) => ({ text, number: (before?.number ?? 0) + 1 }))
  const { life, lovedOneName } = view
  if (!life) return null
  const askedAt = life.askedAt === null ? null : Date.parse(life.askedAt)
  return (
    <>
      <LifeQuestion
        name={lovedOneName}
        timeZone={view.timeZone}
        now={now}
        isAsking={askedAt !== null && touchedAt < askedAt && now - askedAt < questionLasts}
        wasTouched={askedAt !== null && touchedAt >= askedAt}
        onAnswer={onAnswer}
        onAnswered={() => say(words.thanks(lovedOneName))}
      />
      <LifeNews life={life} isOpen={isLetterOpen} onClose={() => onLetter(false)} onSaid={say} />
      <p role="status" className="thanks" key={thanks?.number}>
        {thanks?.text}
      </p>
    </>
  )
}

/** Milliseconds. A screen without a network does not hear that the day is over. */
const questionLasts = 17 * 3_600_000
