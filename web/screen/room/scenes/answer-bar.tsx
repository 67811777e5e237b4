import { Heart, PhoneCall, Smile } from 'lucide-react'
import { useState } from 'react'
import type { AnswerKind } from '#contract/delivery.ts'
import type { ScreenItem } from '#contract/screen-view.ts'
import { sendReport } from '../connection/outbox.ts'
import { firstName } from './first-name.ts'
import { ReadAloud } from './read-aloud.tsx'

const answers = [
  { kind: 'heart', label: 'I love it', Icon: Heart, thanks: 'will see your heart' },
  { kind: 'thank_you', label: 'Thank you', Icon: Smile, thanks: 'will see your thanks' },
  { kind: 'call_me', label: 'Call me', Icon: PhoneCall, thanks: 'will see that you want a call' },
] as const

/** Three answers, one tap each. */
export function AnswerBar({ item }: { item: ScreenItem }) {
  const [tapped, setTapped] = useState<AnswerKind[]>([])
  const pressed = [...tapped, ...item.answers.map(({ kind }) => kind)]
  const newest = answers.find(({ kind }) => kind === tapped[tapped.length - 1])
  // A call goes to everybody.
  const sender = item.sender && newest?.kind !== 'call_me' ? firstName(item.sender.name) : 'Your family'

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
            {label}
          </button>
        )
      })}
      <ReadAloud item={item} />
      <p role="status" className="thanks" key={tapped.length}>
        {newest && `${sender} ${newest.thanks}.`}
      </p>
    </div>
  )
}
