import { useEffect, useRef } from 'react'
import type { ScreenItem } from '#contract/screen.ts'
import { whenPainted } from './painted.ts'

/** What comes without a picture: a test message, or something recommended. */
export function MessageCard({
  item,
  onPainted,
}: {
  item: ScreenItem
  onPainted: (item: ScreenItem) => void
}) {
  const latest = useRef({ item, onPainted })
  latest.current = { item, onPainted }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => whenPainted(() => latest.current.onPainted(latest.current.item)), [item.deliveryId])
  const who = item.sender?.name.split(' ')[0] ?? 'Your family'
  return (
    <div className="grid h-full animate-fade place-content-center justify-items-center gap-[3vmin] bg-[radial-gradient(120%_90%_at_50%_110%,#3a2a18_0%,#15201e_45%,#0d1413_100%)] p-[6vmin] text-center">
      <img src="/favicon.svg" alt="" className="size-[14vmin]" />
      <p className="text-[clamp(3.5rem,8vmin,6rem)] leading-tight font-semibold break-words">
        {item.kind === 'test' ? `Hello from ${who}` : item.title}
      </p>
      <p className="text-[clamp(2rem,4vmin,3rem)] text-white/80">
        {item.kind === 'test' ? 'A test message. Everything works.' : `${who} recommends this to you.`}
      </p>
      {item.card && (
        <p className="max-w-[80vw] rounded-card bg-white/10 px-[4vmin] py-[2.5vmin] text-[clamp(2rem,4vmin,3rem)] break-words">
          <span className="text-white/80">Say:</span> “{item.card.say}”
        </p>
      )}
    </div>
  )
}
