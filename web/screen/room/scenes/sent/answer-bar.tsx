import { Heart, Smile } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { useFit } from '../words/use-fit.ts'
import type { FootProps } from './use-answers.ts'

const kinds = [
  { kind: 'heart', label: 'heart', Icon: Heart },
  { kind: 'thank_you', label: 'thankYou', Icon: Smile },
] as const

/**
 * Two answers, one tap each, above the place of "Call me"; only the heart, without its word, where they are not `isInReach`;
 * none in memory. One that was given a while ago at most says that a press takes it back.
 */
export function AnswerBar({ answers, isInReach, view }: Omit<FootProps, 'item'>) {
  const words = useWords()
  const states = kinds.map(({ kind }) => answers.stateOf(kind))
  const { ref } = useFit<HTMLDivElement>(
    `${isInReach} ${view.textSize} ${words.language} ${view.call?.callId} ${states}`,
  )
  return (
    <div ref={ref} className="answers fits">
      {kinds.map(({ kind, label, Icon }, index) => {
        const isGiven = states[index] !== 'none'
        const text = isInReach && states[index] === 'new' ? words.takeBack : words[label]
        if (view.rests || (!isInReach && kind !== 'heart')) return null
        return (
          <button
            key={kind}
            type="button"
            // While a finger is on the screen it does not come into reach: nobody presses words that were not there.
            onClick={() => answers.press(kind, isInReach)}
            aria-pressed={isGiven}
            // The focus of a remote follows a button from picture to picture by this name.
            aria-label={words[label]}
            className={`answer ${kind} ${isGiven ? 'given' : ''} ${isInReach ? '' : 'round'}`}
          >
            <Icon aria-hidden fill={kind === 'heart' ? 'currentColor' : 'none'} />
            {isInReach && text}
          </button>
        )
      })}
    </div>
  )
}
