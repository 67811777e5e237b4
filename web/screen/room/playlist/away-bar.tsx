import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ScreenView } from '#contract/screen.ts'
import type { Showing } from './playlist.ts'

type AwayBarProps = { showing: Showing; view: ScreenView; onMove: (what: 'next' | 'back') => void }

/** For who was not there: how much is new, and the way through it. */
export function AwayBar({ showing, view, onMove }: AwayBarProps) {
  const round = showing.round.filter((id) => view.items.some(({ deliveryId }) => deliveryId === id))
  const place = round.indexOf(showing.deliveryId ?? '')
  const isLast = place === round.length - 1
  return (
    <nav className="away" aria-label="New since you were away">
      <button
        type="button"
        className="answer round"
        aria-label="Back"
        disabled={place <= 0}
        onClick={() => onMove('back')}
      >
        <ChevronLeft aria-hidden />
      </button>
      <p>
        New since you were away
        {round.length > 1 && (
          <span>
            {place + 1} of {round.length}
          </span>
        )}
      </p>
      <button
        type="button"
        className="answer round"
        aria-label={isLast ? 'Done' : 'Next'}
        onClick={() => onMove('next')}
      >
        <ChevronRight aria-hidden />
      </button>
    </nav>
  )
}
