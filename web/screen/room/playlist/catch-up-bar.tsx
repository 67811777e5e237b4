import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ScreenView } from '#contract/screen-view.ts'
import type { Showing } from './showing.ts'

type CatchUpBarProps = { showing: Showing; view: ScreenView; onStep: (direction: 'next' | 'back') => void }

/** How many items came while nobody was there, with buttons to step through them. */
export function CatchUpBar({ showing, view, onStep }: CatchUpBarProps) {
  const present = showing.catchUp.filter((id) => view.items.some(({ deliveryId }) => deliveryId === id))
  const index = present.indexOf(showing.deliveryId ?? '')
  const isLast = index === present.length - 1
  return (
    <nav className="catch-up" aria-label="New since you were away">
      <button
        type="button"
        className="answer round"
        aria-label="Back"
        disabled={index <= 0}
        onClick={() => onStep('back')}
      >
        <ChevronLeft aria-hidden />
      </button>
      <p>
        New since you were away
        {present.length > 1 && (
          <span>
            {index + 1} of {present.length}
          </span>
        )}
      </p>
      <button
        type="button"
        className="answer round"
        aria-label={isLast ? 'Done' : 'Next'}
        onClick={() => onStep('next')}
      >
        <ChevronRight aria-hidden />
      </button>
    </nav>
  )
}
