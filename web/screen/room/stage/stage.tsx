import { type SyntheticEvent, useEffect, useMemo } from 'react'
import type { ScreenItem, ScreenView } from '#contract/screen.ts'
import { report, withReports } from '../connection/outbox.ts'
import { FullScreenButton } from '../device/full-screen-button.tsx'
import { useContact } from '../device/use-contact-reports.ts'
import { useWakeLock } from '../device/use-wake-lock.ts'
import { keepShell, takeNewRelease } from '../offline/release.ts'
import { AwayBar } from '../playlist/away-bar.tsx'
import { usePlaylist } from '../playlist/use-playlist.ts'
import { useShowable } from '../playlist/use-showable.ts'
import { Scenes } from '../scenes/scenes.tsx'
import { useNow } from '../time/use-now.ts'
import { isDim as dimAt, isQuiet } from '../time/wall-clock.ts'
import { DarkView } from './dark-view.tsx'
import { OfflineNote } from './offline-note.tsx'
import { useLastTouch } from './use-last-touch.ts'
import { useShift } from './use-pixel-shift.ts'

const wakesFor = 60_000
/** Nobody is looking who has not touched it for this long. */
const idleAfter = 5 * 60_000

type StageProps = { view: ScreenView; isOnline: boolean; onLost: () => void }

export function Stage({ view, isOnline, onLost }: StageProps) {
  const now = useNow(5000)
  const [touchedAt, touch] = useLastTouch()
  const isAwake = now - touchedAt < wakesFor
  const isDark = isQuiet(now, view.timeZone, view.quietHours)
  const isDim = dimAt(now, view.timeZone)
  const [items, skip] = useShowable(view, isOnline)
  const { showing, move } = usePlaylist(items, { isDark, isDim })
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each scene there may be more to know
  const shown = useMemo(() => withReports({ ...view, items }), [view, items, showing])
  const item = items.find(({ deliveryId }) => deliveryId === showing.deliveryId)
  const shift = useShift()
  const kind = isDark ? 'dark' : item?.picture ? 'picture' : item ? 'card' : 'day'
  useContact({ kind, deliveryId: (!isDark && item?.deliveryId) || null }, { touchedAt, isOnline, onLost })
  useWakeLock()
  useEffect(keepShell, [])
  const isIdle = now - touchedAt > idleAfter && showing.mode !== 'new' && showing.mode !== 'away'
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again as time passes
  useEffect(() => {
    if (isIdle && isOnline) takeNewRelease().catch(() => {})
  }, [isIdle, isOnline, now])

  function onTouch({ target }: SyntheticEvent) {
    touch()
    if (!isDark) move(target instanceof Element && target.closest('button') ? 'press' : 'touch')
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: any touch of the screen counts, wherever it is
    <div className="stage" data-size={view.textSize} onPointerDown={onTouch} onKeyDown={onTouch}>
      {isDark ? (
        <DarkView view={view} isAwake={isAwake} />
      ) : (
        <div className={showing.mode === 'away' ? 'shift away-mode' : 'shift'} style={shift}>
          <Scenes
            view={shown}
            deliveryId={showing.deliveryId}
            onShown={tellShown}
            onBroken={(one) => {
              skip(one)
              move('broken', one.deliveryId)
            }}
          />
          {showing.mode === 'away' && <AwayBar showing={showing} view={shown} onMove={move} />}
          <OfflineNote isOnline={isOnline} />
          <FullScreenButton />
        </div>
      )}
      {!isDark && isDim && !isAwake && <div className="night" />}
    </div>
  )
}

function tellShown(item: ScreenItem) {
  if (item.shownAt === null) report({ type: 'shown', deliveryId: item.deliveryId })
}
