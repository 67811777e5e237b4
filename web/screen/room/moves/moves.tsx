import { ChevronLeft, ChevronRight, Moon, UserRoundCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { FullScreenButton } from '../device/full-screen-button.tsx'
import { PausePanel } from '../dignity/pause-panel.tsx'
import { WhoSeesWhat } from '../dignity/who-sees-what.tsx'
import { useWords } from '../language/use-words.ts'
import { canStep, type Direction, step } from '../playlist/browse.ts'
import { layoutOf } from '../scenes/picture/layout.ts'
import { useScreenSize } from '../scenes/words/use-screen-size.ts'
import { CatchUpBar } from './catch-up-bar.tsx'
import type { MovesProps } from './moves-props.ts'
import { useKeys } from './use-keys.ts'
import { useRecentTouch } from './use-recent-touch.ts'
import { useSureClicks } from './use-sure-clicks.ts'
import { useSwipes } from './use-swipes.ts'
import { useWholePicture } from './use-whole-picture.ts'

/** Arrows, and the buttons of the panels: there after a touch, and gone again. Keys and swipes always work. */
export function Moves({ view, showing, onMove, touchedAt, onCover, onPause }: MovesProps) {
  const words = useWords()
  const [panel, setPanel] = useState<'pause' | 'people' | null>(null)
  const isVisible = useRecentTouch(touchedAt)
  const isCovered = panel !== null && !view.rests
  const item = view.items.find(({ deliveryId }) => deliveryId === showing.deliveryId)
  const isCatchingUp = showing.mode === 'catchUp' && !view.rests
  const whole = useWholePicture(isPicture(item) ? `${item?.deliveryId} ${isCatchingUp}` : null)
  const cover = isCovered ? 'panel' : whole.isWhole ? 'whole' : undefined
  useEffect(() => {
    onCover(cover)
    return () => onCover(undefined)
  }, [cover, onCover])
  /** From the delivery that was on the screen when somebody began to move. */
  const onStep = (to: Direction, from: string | null) =>
    onMove((now, showing, items, { hasDay }) => step(now, showing, items, { to, from, hasDay }))
  useKeys((to) => onStep(to, showing.deliveryId), whole.press)
  useSwipes(showing.deliveryId, onStep)
  useSureClicks()
  const close = () => setPanel(null)
  const space = usePictureSpace(item)

  const arrow = (to: Direction) => {
    const isPossible = canStep(showing, view.items, to, !view.rests)
    const Icon = to === 'older' ? ChevronLeft : ChevronRight
    return (
      <button
        type="button"
        className={`arrow ${to}`}
        aria-label={to === 'older' ? words.earlier : words.later}
        aria-disabled={!isPossible}
        onClick={() => isPossible && onStep(to, showing.deliveryId)}
      >
        <Icon aria-hidden />
      </button>
    )
  }

  return (
    <>
      {isCatchingUp && <CatchUpBar showing={showing} view={view} onStep={onStep} />}
      <nav
        className={`moves ${isVisible && !isCovered ? 'visible' : ''} ${placeOf(item, space)}`}
        style={{ width: space }}
        aria-label={words.pictures}
      >
        {!isCatchingUp && (
          <>
            {arrow('older')}
            {arrow('newer')}
          </>
        )}
        {!view.rests && (
          <div className="panel-buttons">
            <button type="button" className="answer" onClick={() => setPanel('people')}>
              <UserRoundCheck aria-hidden />
              {words.whoSeesWhat}
            </button>
            <button type="button" className="answer" onClick={() => setPanel('pause')}>
              <Moon aria-hidden />
              {words.pause}
            </button>
          </div>
        )}
      </nav>
      <FullScreenButton />
      {panel === 'people' && !view.rests && <WhoSeesWhat view={view} touchedAt={touchedAt} onClose={close} />}
      {panel === 'pause' && !view.rests && (
        <PausePanel view={view} touchedAt={touchedAt} onClose={close} onPause={onPause} />
      )}
    </>
  )
}

/** Words are read: the arrows stay clear of them where there is room. */
function placeOf(item: ScreenItem | undefined, space: number | undefined): string {
  if (space) return 'beside-words'
  return isPicture(item) ? '' : 'among-words'
}

/** The width in pixels that a picture has with its words beside it. Nothing is to lie on the words. */
function usePictureSpace(item: ScreenItem | undefined): number | undefined {
  const screen = useScreenSize()
  if (!item?.picture || !isPicture(item)) return undefined
  const { layout, left, width } = layoutOf(item.picture, screen)
  return layout === 'beside' ? left + width : undefined
}

function isPicture(item: ScreenItem | undefined): boolean {
  return item?.kind === 'photo' && item.picture !== null
}
