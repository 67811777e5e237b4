import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { BoardLayer } from '../board/board-layer.tsx'
import { IsOnline } from '../connection/is-online.ts'
import { OfflineNote } from '../connection/offline-note.tsx'
import { pausedWithReports, type Report, sendReport, withReports } from '../connection/outbox.ts'
import { ContactLayer } from '../device/contact-layer.tsx'
import { usePixelShift } from '../device/use-pixel-shift.ts'
import { useWakeLock } from '../device/use-wake-lock.ts'
import { PausedLayer } from '../dignity/paused-layer.tsx'
import { HelpLayer } from '../help/help-layer.tsx'
import type { HelpProps } from '../help/help-props.ts'
import { LifeLayer } from '../life/life-layer.tsx'
import type { LifeProps } from '../life/life-props.ts'
import { MovesLayer } from '../moves/moves-layer.tsx'
import type { Cover, MovesProps } from '../moves/moves-props.ts'
import { installWorker, takeNewRelease } from '../offline/release.ts'
import { isListening } from '../playlist/reading.ts'
import { usePlaylist } from '../playlist/use-playlist.ts'
import { useShowable } from '../playlist/use-showable.ts'
import { isHeldInHands, LeastSize, leastSize, TextSizeOfScreen } from '../scenes/words/letters.ts'
import { useScreenSize } from '../scenes/words/use-screen-size.ts'
import { SoundLayer } from '../sound/sound-layer.tsx'
import { Volume } from '../sound/volume.ts'
import { useNow } from '../time/use-now.ts'
import { isDimHour, isQuietAt } from '../time/wall-clock.ts'
import { VoiceLayer } from '../voice/voice-layer.tsx'
import { DarkView } from './dark-view.tsx'
import { RefusalLayer } from './refusal-layer.tsx'
import { Scenes } from './scenes.tsx'
import { useInReach } from './use-in-reach.ts'
import { useLastTouch } from './use-last-touch.ts'

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
  const [presses, notePress] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press has added a report, and time has sent it
  const pauseEnd = useMemo(() => pausedWithReports(view), [view, presses, now])
  const pausedUntil = pauseEnd !== null && now < pauseEnd ? pauseEnd : null
  const isPaused = pausedUntil !== null
  const isDark = isPaused || (isQuietAt(now, view.timeZone, view.quietHours) && !isListening())
  const [cover, setCover] = useState<Cover>()
  const [isSpeaking, setSpeaking] = useState(false)
  const isCovered = cover !== undefined || isSpeaking
  // In memory the pictures are what is left.
  const isBoard = !view.rests && view.look !== undefined
  const [isLetterOpen, setLetterOpen] = useState(false)
  const [boardPicture, setBoardPicture] = useState<string | null>(null)
  const isDim = isDimHour(now, view.timeZone)
  const [items, skip] = useShowable(view, isOnline, now)
  const playlist = usePlaylist(items, {
    isDark,
    isDim,
    isCovered: isCovered || isBoard,
    hasFavourites: view.room?.favourites !== false,
    hasDay: !view.rests,
    pace: view.room?.pace ?? 'normal',
  })
  const { showing } = playlist
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene or press may have added a report
  const shown = useMemo(() => withReports({ ...view, items }), [view, items, showing, presses])
  const item = items.find(({ deliveryId }) => deliveryId === (isBoard ? boardPicture : showing.deliveryId))
  const least = leastSize(view.letters, useScreenSize(), isHeldInHands())
  useWakeLock()
  useEffect(installWorker, [])
  const isBusy = showing.mode === 'new' || showing.mode === 'catchUp'
  useNewRelease(isOnline && !isBusy && now - touchedAt > idleAfter, now)

  useTouches((target) => {
    // "All well?" has its own buttons: another touch is no answer.
    if (document.querySelector('[role="alertdialog"]')) return
    touch()
    if (!isDark && !isCovered && !isBoard)
      playlist.touch(target instanceof Element && target.closest('button') !== null)
  })

  function report(report: Report) {
    sendReport(report)
    notePress()
  }

  function answerLife(isWell: boolean) {
    touch()
    if (!isWell) report({ type: 'call', isNeeded: true, deliveryId: null })
  }

  const lit = {
    view: shown,
    isOnline,
    now,
    touchedAt,
    isQuiet: isDim || isSpeaking,
    onCover: setCover,
    isLetterOpen,
    onLetter: setLetterOpen,
    onPause: (until: number) => report({ type: 'pause', until }),
    onSet: report,
    onPress: report,
    onAnswer: answerLife,
    onBroken({ deliveryId }: ScreenItem) {
      skip(deliveryId)
      playlist.fail(deliveryId)
    },
  }

  return (
    <LeastSize value={least}>
      <TextSizeOfScreen value={shown.textSize}>
        <Volume value={shown.room?.volume ?? 100}>
          <div
            className="stage"
            style={Object.fromEntries([['--least', `${least}px`]])}
            data-size={shown.textSize}
            data-letters={view.letters?.metres}
            data-rests={view.rests}
            data-cover={cover}
            data-dim={(isDark ? isAwake : isDim && !isAwake) && view.look !== 'ink' ? true : undefined}
            data-look={isBoard ? view.look : undefined}
          >
            <ContactLayer
              showing={contentOf({ isPaused, isDark }, item)}
              touchedAt={touchedAt}
              isOnline={isOnline}
              onLost={onLost}
            />
            <RefusalLayer isVisible={!isDark || isAwake} />
            <VoiceLayer
              view={shown}
              now={now}
              isOnline={isOnline}
              touchedAt={touchedAt}
              item={item}
              onSet={report}
              onOpen={setSpeaking}
            >
              {isPaused && (
                <PausedLayer
                  isAwake={isAwake}
                  until={pausedUntil}
                  now={now}
                  timeZone={view.timeZone}
                  onResume={() => report({ type: 'pause', until: null })}
                />
              )}
              {isDark && !isPaused && <DarkView view={shown} isAwake={isAwake} />}
              {!isDark &&
                (isBoard ? (
                  <BoardLayer {...lit} showing={showing} onShown={reportShown} onPicture={setBoardPicture} />
                ) : (
                  <LitView {...lit} playlist={playlist} />
                ))}
              {isDark && isAwake && (
                <HelpLayer view={view} now={now} isOnline={isOnline} isInDark onPress={report} />
              )}
            </VoiceLayer>
          </div>
        </Volume>
      </TextSizeOfScreen>
    </LeastSize>
  )
}

const touches = ['pointerdown', 'keydown']

/** A touch anywhere counts, and each key, which a remote control sends to the page as a whole. */
function useTouches(onTouch: (target: EventTarget | null) => void) {
  const latest = useRef(onTouch)
  latest.current = onTouch
  useEffect(() => {
    const listen = ({ target }: Event) => latest.current(target)
    for (const touch of touches) window.addEventListener(touch, listen)
    return () => {
      for (const touch of touches) window.removeEventListener(touch, listen)
    }
  }, [])
}

type LitViewProps = LifeProps &
  HelpProps &
  Pick<MovesProps, 'onCover' | 'onPause' | 'onSet' | 'onLetter'> & {
    /** Nothing is heard by itself: it is night, or she speaks. */
    isQuiet: boolean
    playlist: ReturnType<typeof usePlaylist>
    onBroken: (item: ScreenItem) => void
  }

function LitView(props: LitViewProps) {
  const {
    view,
    isOnline,
    isQuiet,
    playlist,
    onBroken,
    onPress,
    onAnswer,
    now,
    touchedAt,
    isLetterOpen,
    ...panels
  } = props
  const [painted, setPainted] = useState<string | null>(null)
  const { showing, move, paint } = playlist
  const shift = usePixelShift()
  const isInReach = useInReach(showing, touchedAt, now)
  const isCatchingUp = showing.mode === 'catchUp'

  function onShown(item: ScreenItem) {
    reportShown(item)
    setPainted(item.deliveryId)
    paint(item.deliveryId)
  }

  return (
    <div className={isCatchingUp ? 'shift catching-up' : 'shift'} style={shift}>
      <IsOnline value={isOnline}>
        <Scenes
          view={view}
          deliveryId={showing.deliveryId}
          isInReach={isInReach}
          onShown={onShown}
          onBroken={onBroken}
        />
      </IsOnline>
      <OfflineNote isOnline={isOnline} />
      <SoundLayer view={view} showing={showing} painted={painted} isQuiet={isQuiet} />
      <HelpLayer
        view={view}
        now={now}
        isOnline={isOnline}
        deliveryId={showing.deliveryId}
        onPress={onPress}
      />
      <LifeLayer
        view={view}
        now={now}
        touchedAt={touchedAt}
        isLetterOpen={isLetterOpen}
        onLetter={panels.onLetter}
        onAnswer={onAnswer}
      />
      <MovesLayer view={view} showing={showing} onMove={move} touchedAt={touchedAt} {...panels} />
    </div>
  )
}

/** What the contact report says is on the screen. */
function contentOf(
  { isPaused, isDark }: { isPaused: boolean; isDark: boolean },
  item: ScreenItem | undefined,
) {
  if (isPaused) return { kind: 'paused', deliveryId: null } as const
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
