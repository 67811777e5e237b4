import { Heart, Mic, Smile } from 'lucide-react'
import { useContext } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Speak } from '../../voice/speak.ts'
import { useFit } from '../words/use-fit.ts'
import type { FootProps } from './use-answers.ts'

const kinds = [
  { kind: 'heart', label: 'heart', Icon: Heart },
  { kind: 'thank_you', label: 'thankYou', Icon: Smile },
] as const

/**
 * Two answers, one tap each, above the place of "Call me"; only the heart, without its word, where they are not `isInReach`;
 * none in memory. Where she can answer by voice, that is in the place of thanks. One that was given a while ago at most says that a press takes it back.
 */
export function AnswerBar({ answers, isInReach, view }: Omit<FootProps, 'item'>) {
  const words = useWords()
  const states = kinds.map(({ kind }) => answers.stateOf(kind))
  const { say } = useContext(Speak)
  const { ref } = useFit<HTMLDivElement>(
    `${isInReach} ${words.language} ${view.call?.callId} ${states} ${say !== null}`,
  )
  return (
    <div ref={ref} className="answers fits">
      {kinds.map(({ kind, label, Icon }, index) => {
        const isGiven = states[index] !== 'none'
        const text = isInReach && states[index] === 'new' ? words.takeBack : words[label]
        if (view.rests || (kind !== 'heart' && (say || !isInReach))) return null
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
      {say && isInReach && (
        <button type="button" className="answer" onClick={say}>
          <Mic aria-hidden />
          {words.saySomething}
        </button>
      )}
    </div>
  )
}
