import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useWords } from '../language/use-words.ts'
import { canStep, type Direction } from '../playlist/browse.ts'
import type { MovesProps } from './moves-props.ts'

type CatchUpBarProps = Pick<MovesProps, 'showing' | 'view'> & {
  onStep: (to: Direction, from: string | null) => void
}

/** How many items came while nobody was there, with buttons to step through them. */
export function CatchUpBar({ showing, view, onStep }: CatchUpBarProps) {
  const words = useWords()
  const present = showing.catchUp.filter((id) => view.items.some(({ deliveryId }) => deliveryId === id))
  const index = present.indexOf(showing.deliveryId ?? '')
  const isLast = index === present.length - 1
  return (
    <nav className="catch-up" aria-label={words.newSinceAway}>
      <button
        type="button"
        className="answer round"
        aria-label={words.back}
        disabled={index <= 0 && !canStep(showing, view.items, 'older')}
        onClick={() => onStep('older', showing.deliveryId)}
      >
        <ChevronLeft aria-hidden />
      </button>
      <p>
        {words.newSinceAway}
        {present.length > 1 && <span>{words.countOf(index + 1, present.length)}</span>}
      </p>
      <button
        type="button"
        className="answer round"
        aria-label={isLast ? words.done : words.nextOne}
        onClick={() => onStep('newer', showing.deliveryId)}
      >
        <ChevronRight aria-hidden />
      </button>
    </nav>
  )
}
