import { type SyntheticEvent, useEffect, useMemo } from 'react'
import type { ScreenItem, ScreenView } from '#contract/screen-view.ts'
import { sendReport, withReports } from '../connection/outbox.ts'
import { FullScreenButton } from '../device/full-screen-button.tsx'
import { useContactReports } from '../device/use-contact-reports.ts'
import { useWakeLock } from '../device/use-wake-lock.ts'
import { LifeLayer } from '../life/life-layer.tsx'
import type { LifeProps } from '../life/life-props.ts'
import { installWorker, takeNewRelease } from '../offline/release.ts'
import { CatchUpBar } from '../playlist/catch-up-bar.tsx'
import { usePlaylist } from '../playlist/use-playlist.ts'
import { useShowable } from '../playlist/use-showable.ts'
import { Scenes } from '../scenes/scenes.tsx'
import { useNow } from '../time/use-now.ts'
import { isDimHour, isQuietAt } from '../time/wall-clock.ts'
import { CallerNote } from './caller-note.tsx'
import { DarkView } from './dark-view.tsx'
import { OfflineNote } from './offline-note.tsx'
import { useInReach } from './use-in-reach.ts'
import { useLastTouch } from './use-last-touch.ts'
import { usePixelShift } from './use-pixel-shift.ts'

/** Milliseconds that a touch lights the screen up at night. */
const awakeFor = 60_000
/** Milliseconds without a touch after which nobody is looking, and a new release may be loaded. */
const idleAfter = 5 * 60_000

type StageProps = { view: ScreenView; isOnline: boolean; onLost: () => void }

/** The paired screen: the scenes, or darkness in the quiet hours, and all that goes on beside them. */
export function Stage({ view, isOnline, onLost }: StageProps) {
  const now = useNow(5000)
  const [touchedAt, touch] = useLastTouch()
  const isAwake = now - touchedAt < awakeFor
  const isDark = isQuietAt(now, view.timeZone, view.quietHours)
  const isDim = isDimHour(now, view.timeZone)
  const [items, skip] = useShowable(view, isOnline, now)
  const playlist = usePlaylist(items, { isDark, isDim, hasFavourites: view.room?.favourites !== false })
  const { showing } = playlist
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene may have added a report
  const shown = useMemo(() => withReports({ ...view, items }), [view, items, showing])
  const item = items.find(({ deliveryId }) => deliveryId === showing.deliveryId)
  useContactReports(contentOf(isDark, item), { touchedAt, isOnline, onLost })
  useWakeLock()
  useEffect(installWorker, [])
  const isBusy = showing.mode === 'new' || showing.mode === 'catchUp'
  useNewRelease(isOnline && !isBusy && now - touchedAt > idleAfter, now)

  function onTouch({ target }: SyntheticEvent) {
    touch()
    if (!isDark) playlist.touch(target instanceof Element && target.closest('button') !== null)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a touch anywhere on the screen counts
    <div className="stage" data-size={view.textSize} onPointerDown={onTouch} onKeyDown={onTouch}>
      {isDark ? (
        <DarkView view={shown} isAwake={isAwake} />
      ) : (
        <LitView
          view={shown}
          isOnline={isOnline}
          playlist={playlist}
          now={now}
          touchedAt={touchedAt}
          onBroken={({ deliveryId }) => {
            skip(deliveryId)
            playlist.fail(deliveryId)
          }}
        />
      )}
      {(!isDark || isAwake) && <CallerNote caller={view.caller} now={now} />}
      {!isDark && isDim && !isAwake && <div className="night" />}
    </div>
  )
}

type LitViewProps = LifeProps & {
  isOnline: boolean
  playlist: ReturnType<typeof usePlaylist>
  onBroken: (item: ScreenItem) => void
}

function LitView({ view, isOnline, playlist: { showing, step }, onBroken, now, touchedAt }: LitViewProps) {
  const shift = usePixelShift()
  const isInReach = useInReach(showing, touchedAt, now)
  const isCatchingUp = showing.mode === 'catchUp'
  return (
    <div className={isCatchingUp ? 'shift catching-up' : 'shift'} style={shift}>
      <Scenes
        view={view}
        deliveryId={showing.deliveryId}
        isInReach={isInReach}
        onShown={reportShown}
        onBroken={onBroken}
      />
      {isCatchingUp && (
        <CatchUpBar showing={showing} view={view} onStep={(to) => step(to, showing.deliveryId)} />
      )}
      <OfflineNote isOnline={isOnline} />
      <FullScreenButton />
      <LifeLayer view={view} now={now} touchedAt={touchedAt} />
    </div>
  )
}

/** What the contact report says is on the screen. */
function contentOf(isDark: boolean, item: ScreenItem | undefined) {
  if (isDark) return { kind: 'dark', deliveryId: null } as const
  if (!item) return { kind: 'day', deliveryId: null } as const
  return { kind: item.picture ? 'picture' : 'card', deliveryId: item.deliveryId } as const
}

/** Tries to load a new release while nobody is looking, again each time `now` changes. */
function useNewRelease(isIdle: boolean, now: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again as time passes
  useEffect(() => {
    if (isIdle) takeNewRelease().catch(() => {})
  }, [isIdle, now])
}

function reportShown({ deliveryId, shownAt }: ScreenItem) {
  if (shownAt === null) sendReport({ type: 'shown', deliveryId })
}
