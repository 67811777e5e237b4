import { useEffect, useMemo, useReducer, useState } from 'react'
import { type ScreenItem, type ScreenView, screenApi } from '#contract/screen.ts'
import { call } from '../../platform/api.ts'
import { AnswerBar } from './answer-bar.tsx'
import { Caption } from './caption.tsx'
import { FullScreenButton } from './full-screen-button.tsx'
import { MessageCard } from './message-card.tsx'
import { report } from './outbox.ts'
import { PictureLayers } from './picture-layers.tsx'
import { changesAt, nothingYet, type Showing, showingAt, touched } from './playlist.ts'
import { WaitingView } from './waiting-view.tsx'
import { useWakeLock } from './wake-lock.ts'

const touchToldEvery = 60_000
const brokenFor = 60_000
let touchToldAt = 0

export function Stage({ view, isOnline }: { view: ScreenView; isOnline: boolean }) {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const items = useMemo(
    () => view.items.filter(({ deliveryId }) => !broken.has(deliveryId)),
    [view.items, broken],
  )
  const [showing, keep] = usePlaylist(items)
  const item = items.find(({ deliveryId }) => deliveryId === showing.deliveryId)
  useWakeLock()
  useEffect(() => {
    // What could not be loaded without a connection can be now.
    if (isOnline) setBroken(new Set())
  }, [isOnline])

  function skip({ deliveryId }: ScreenItem) {
    setBroken((before) => new Set([...before, deliveryId]))
    setTimeout(() => setBroken((before) => new Set([...before].filter((id) => id !== deliveryId))), brokenFor)
  }

  return (
    <div
      className="fixed inset-0 overflow-hidden bg-[#0d1413] text-white"
      onPointerDown={() => {
        keep()
        tellTouch()
      }}
    >
      {item ? (
        <main className="flex h-full flex-col">
          <div className="relative min-h-0 grow">
            {item.picture ? (
              <PictureLayers item={item} items={view.items} onPainted={tellShown} onBroken={skip} />
            ) : (
              <MessageCard item={item} onPainted={tellShown} />
            )}
          </div>
          <div className="relative z-10 flex flex-wrap items-center gap-x-[4vmin] gap-y-[2vmin] bg-[#0d1413] px-[4vmin] py-[2.5vmin]">
            <Caption item={item} timeZone={view.timeZone} />
            <AnswerBar key={item.deliveryId} item={item} />
          </div>
        </main>
      ) : (
        <WaitingView view={view} />
      )}
      {!isOnline && (
        <p
          role="status"
          className="absolute top-[2vmin] left-[2vmin] z-20 rounded-full bg-black/70 px-6 py-3 text-xl text-white"
        >
          No connection just now. The pictures stay here.
        </p>
      )}
      <FullScreenButton />
    </div>
  )
}

/** What is on the screen now, and the way to keep it there for a while. */
function usePlaylist(items: ScreenItem[]): [Showing, keep: () => void] {
  const [showing, advance] = useReducer(
    (before: Showing, change: { items: ScreenItem[] } | 'touched') =>
      change === 'touched' ? touched(Date.now(), before) : showingAt(Date.now(), before, change.items),
    nothingYet,
  )
  useEffect(() => advance({ items }), [items])
  useEffect(() => {
    const timer = setTimeout(() => advance({ items }), Math.max(changesAt(showing) - Date.now(), 100))
    return () => clearTimeout(timer)
  }, [items, showing])
  return [showing, () => advance('touched')]
}

function tellShown(item: ScreenItem) {
  if (item.shownAt === null)
    report({ type: 'shown', deliveryId: item.deliveryId, at: new Date().toISOString() })
}

/** The family sees when somebody was last at the screen. Lost ones do not matter. */
function tellTouch() {
  if (Date.now() - touchToldAt < touchToldEvery) return
  touchToldAt = Date.now()
  call(screenApi.reportContact, { body: { wasTouched: true } }).catch(() => {})
}
