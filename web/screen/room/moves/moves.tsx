import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { CarerPanel } from '../carer/carer-panel.tsx'
import { PausePanel } from '../dignity/pause-panel.tsx'
import { WhoSeesWhat } from '../dignity/who-sees-what.tsx'
import { useWords } from '../language/use-words.ts'
import { canStep, type Direction, step } from '../playlist/browse.ts'
import { usePicturePlace } from '../scenes/picture/use-picture-place.ts'
import { CatchUpBar } from './catch-up-bar.tsx'
import { canFillScreen, MorePanel } from './more-panel.tsx'
import type { MovesProps } from './moves-props.ts'
import { useKeys } from './use-keys.ts'
import { useLongPress } from './use-long-press.ts'
import { useRecentTouch } from './use-recent-touch.ts'
import { useSureClicks } from './use-sure-clicks.ts'
import { useSwipes } from './use-swipes.ts'
import { useWholePicture } from './use-whole-picture.ts'

/** Arrows, and the button of all that is seldom needed: there after a touch, and gone again. Keys and swipes always work. */
export function Moves({ view, showing, onMove, touchedAt, onCover, onPause, onSet, onLetter }: MovesProps) {
  const words = useWords()
  const [panel, setPanel] = useState<'more' | 'pause' | 'people' | 'carer' | null>(null)
  const isVisible = useRecentTouch(touchedAt)
  const isCovered = panel === 'more' || (panel !== null && !view.rests)
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
  useLongPress(() => !view.rests && setPanel('carer'))
  const close = () => setPanel(null)
  const opener = useFocusAfter(panel !== null)
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
        {(!view.rests || canFillScreen()) && (
          <button ref={opener} type="button" className="answer more" onClick={() => setPanel('more')}>
            <Ellipsis aria-hidden />
            {words.more}
          </button>
        )}
      </nav>
      {panel === 'more' && (
        <MorePanel
          view={view}
          item={item}
          touchedAt={touchedAt}
          onClose={close}
          onPeople={() => setPanel('people')}
          onCarer={() => setPanel('carer')}
          onPause={() => setPanel('pause')}
          onLetter={() => onLetter(true)}
        />
      )}
      {panel === 'people' && !view.rests && <WhoSeesWhat view={view} touchedAt={touchedAt} onClose={close} />}
      {panel === 'carer' && !view.rests && (
        <CarerPanel
          view={view}
          touchedAt={touchedAt}
          onClose={close}
          onSet={onSet}
          onPause={() => setPanel('pause')}
        />
      )}
      {panel === 'pause' && !view.rests && (
        <PausePanel view={view} touchedAt={touchedAt} onClose={close} onPause={onPause} />
      )}
    </>
  )
}

/** The button that opened what covers the screen has the focus again when it has closed. */
function useFocusAfter(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}

/** Words are read: the arrows stay clear of them where there is room. */
function placeOf(item: ScreenItem | undefined, space: number | undefined): string {
  if (space) return 'beside-words'
  if (isPicture(item)) return ''
  return item ? 'among-words' : 'among-words on-day-card'
}

/** The width in pixels that a picture has with its words beside it. Nothing is to lie on the words. */
function usePictureSpace(item: ScreenItem | undefined): number | undefined {
  const { layout, left, width } = usePicturePlace(item?.picture ?? { width: 4, height: 3 })
  return isPicture(item) && layout === 'beside' ? left + width : undefined
}

/** A clip has the place of its poster. */
function isPicture(item: ScreenItem | undefined): boolean {
  return (item?.kind === 'photo' || item?.kind === 'clip') && item.picture !== null
}
