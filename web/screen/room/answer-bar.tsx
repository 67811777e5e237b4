import clsx from 'clsx'
import { Heart, PhoneCall, Smile } from 'lucide-react'
import { useState } from 'react'
import type { AnswerKind } from '#contract/delivery.ts'
import type { ScreenItem } from '#contract/screen.ts'
import { report } from './outbox.ts'

const answers = [
  { kind: 'heart', label: 'I love it', Icon: Heart, thanks: (who: string) => `${who} will see your heart` },
  {
    kind: 'thank_you',
    label: 'Thank you',
    Icon: Smile,
    thanks: (who: string) => `${who} will see your thanks`,
  },
  {
    kind: 'call_me',
    label: 'Call me',
    Icon: PhoneCall,
    thanks: (who: string) => `${who} will see that you want a call`,
  },
] as const

/** Three answers, one tap each. */
export function AnswerBar({ item }: { item: ScreenItem }) {
  const [tapped, setTapped] = useState<AnswerKind[]>([])
  const given = [...tapped, ...item.answers.map(({ kind }) => kind)]
  const newest = answers.find(({ kind }) => kind === tapped.at(-1))
  const who = item.sender?.name.split(' ')[0] ?? 'Your family'

  function answer(kind: AnswerKind) {
    setTapped((before) => [...before.filter((one) => one !== kind), kind])
    report({ type: 'answer', deliveryId: item.deliveryId, kind })
  }

  return (
    <div className="relative">
      <div className="flex flex-wrap gap-[1.6vmin]">
        {answers.map(({ kind, label, Icon }) => (
          <button
            key={kind}
            type="button"
            onClick={() => answer(kind)}
            aria-pressed={given.includes(kind)}
            className={clsx(
              'flex min-h-[max(64px,8vmin)] items-center gap-3 rounded-full px-[3vmin] text-[clamp(1.25rem,2.8vmin,2rem)] font-semibold transition-colors',
              given.includes(kind)
                ? 'bg-marigold text-on-marigold'
                : 'bg-white/14 text-white hover:bg-white/22',
            )}
          >
            <Icon
              size={30}
              aria-hidden
              fill={kind === 'heart' && given.includes(kind) ? 'currentColor' : 'none'}
            />
            {label}
          </button>
        ))}
      </div>
      <p
        role="status"
        className="absolute right-0 bottom-full mb-[4vmin] rounded-full bg-[#0d1413]/85 text-[clamp(1.5rem,3vmin,2.25rem)] whitespace-nowrap empty:hidden not-empty:px-8 not-empty:py-4 not-empty:animate-rise"
      >
        {newest && `${newest.thanks(who)}.`}
      </p>
    </div>
  )
}
