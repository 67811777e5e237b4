import { Heart, PhoneCall, Smile } from 'lucide-react'
import { useState } from 'react'
import type { AnswerKind } from '#contract/delivery.ts'
import type { ScreenItem } from '#contract/screen-view.ts'
import { sendReport } from '../connection/outbox.ts'
import { useWords } from '../language/use-words.ts'
import type { Words } from '../language/words.ts'
import { firstName } from './first-name.ts'
import { ReadAloud } from './read-aloud.tsx'

const answers = [
  { kind: 'heart', label: 'heart', Icon: Heart },
  { kind: 'thank_you', label: 'thankYou', Icon: Smile },
  { kind: 'call_me', label: 'callMe', Icon: PhoneCall },
] as const

/** Three answers, one tap each. */
export function AnswerBar({ item }: { item: ScreenItem }) {
  const words = useWords()
  const [tapped, setTapped] = useState<AnswerKind[]>([])
  const pressed = [...tapped, ...item.answers.map(({ kind }) => kind)]
  const newest = tapped[tapped.length - 1]

  function answer(kind: AnswerKind) {
    setTapped((before) => [...before.filter((other) => other !== kind), kind])
    sendReport({ type: 'answer', deliveryId: item.deliveryId, kind })
  }

  return (
    <div className="answers">
      {answers.map(({ kind, label, Icon }) => {
        const isPressed = pressed.includes(kind)
        return (
          <button
            key={kind}
            type="button"
            onClick={() => answer(kind)}
            aria-pressed={isPressed}
            className={isPressed ? 'answer filled' : 'answer'}
          >
            <Icon aria-hidden fill={kind === 'heart' && isPressed ? 'currentColor' : 'none'} />
            {words[label]}
          </button>
        )
      })}
      <ReadAloud item={item} />
      <p role="status" className="thanks" key={tapped.length}>
        {newest && confirmationOf(newest, item, words)}
      </p>
    </div>
  )
}

function confirmationOf(kind: AnswerKind, { sender }: ScreenItem, words: Words): string {
  // A call goes to everybody.
  if (kind === 'call_me') return words.callSeen
  const name = sender && firstName(sender.name)
  return kind === 'heart' ? words.heartSeen(name) : words.thanksSeen(name)
}
