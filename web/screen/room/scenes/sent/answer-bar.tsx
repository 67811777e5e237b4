import { Heart, Smile } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { useFit } from '../words/use-fit.ts'
import type { FootProps } from './use-answers.ts'

const kinds = [
  { kind: 'heart', label: 'heart', Icon: Heart },
  { kind: 'thank_you', label: 'thankYou', Icon: Smile },
] as const

/** Two answers, one tap each, above the place of "Call me"; only the heart, without its word, where they are not `isInReach`; none in memory. */
export function AnswerBar({ answers, isInReach, view }: Omit<FootProps, 'item'>) {
  const words = useWords()
  const { ref } = useFit<HTMLDivElement>(
    `${isInReach} ${view.textSize} ${words.language} ${view.call?.callId}`,
  )
  return (
    <div ref={ref} className="answers fits">
      {kinds.map(({ kind, label, Icon }) => {
        const isGiven = answers.isGiven(kind)
        if (view.rests || (!isInReach && kind !== 'heart')) return null
        return (
          <button
            key={kind}
            type="button"
            onClick={() => answers.give(kind)}
            aria-pressed={isGiven}
            aria-label={words[label]}
            className={`answer ${kind} ${isGiven ? 'given' : ''} ${isInReach ? '' : 'round'}`}
          >
            <Icon aria-hidden fill={kind === 'heart' ? 'currentColor' : 'none'} />
            {isInReach && words[label]}
          </button>
        )
      })}
    </div>
  )
}
