import { ChevronLeft, ChevronRight, Moon, UserRoundCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PausePanel } from '../dignity/pause-panel.tsx'
import { WhoSeesWhat } from '../dignity/who-sees-what.tsx'
import { useWords } from '../language/use-words.ts'
import { canStep, type Direction } from '../playlist/browse.ts'
import type { MovesProps } from './moves-props.ts'
import { useKeys } from './use-keys.ts'
import { useRecentTouch } from './use-recent-touch.ts'
import { useSwipes } from './use-swipes.ts'

/** Arrows, and the buttons of the panels: there after a touch, and gone again. Keys and swipes always work. */
export function Moves({ view, showing, onStep, touchedAt, onCover, onPause }: MovesProps) {
  const words = useWords()
  const [panel, setPanel] = useState<'pause' | 'people' | null>(null)
  const isVisible = useRecentTouch(touchedAt)
  useEffect(() => onCover(panel !== null), [panel, onCover])
  useKeys((to) => onStep(to, showing.deliveryId))
  useSwipes(showing.deliveryId, onStep)
  const close = () => setPanel(null)

  const arrow = (to: Direction) => {
    const isPossible = canStep(showing, view.items, to)
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
      <nav className={isVisible && !panel ? 'moves visible' : 'moves'} aria-label={words.pictures}>
        {showing.mode !== 'catchUp' && (
          <>
            {arrow('older')}
            {arrow('newer')}
          </>
        )}
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
      </nav>
      {panel === 'people' && <WhoSeesWhat view={view} touchedAt={touchedAt} onClose={close} />}
      {panel === 'pause' && (
        <PausePanel view={view} touchedAt={touchedAt} onClose={close} onPause={onPause} />
      )}
    </>
  )
}
