import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { useWholeLines } from './use-whole-lines.ts'

/** A text that is longer than its place, to be read page by page, or moved by a finger. */
export function LongText({ text, onClose }: { text: string; onClose: () => void }) {
  const words = useWords()
  const { ref, isAtStart, isAtEnd, turn } = useWholeLines()
  return (
    <div className="long-text">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keys scroll it */}
      <p dir="auto" ref={ref} tabIndex={0} className={`title ${isAtEnd ? '' : 'goes-on'}`}>
        {text}
      </p>
      <div className="tools">
        <button type="button" className="answer tool" onClick={onClose}>
          <X aria-hidden />
          {words.showLess}
        </button>
        {!(isAtStart && isAtEnd) && (
          <>
            <button
              type="button"
              className="answer tool round"
              aria-label={words.back}
              disabled={isAtStart}
              onClick={() => turn(-1)}
            >
              <ChevronUp aria-hidden />
            </button>
            <button type="button" className="answer tool" disabled={isAtEnd} onClick={() => turn(1)}>
              <ChevronDown aria-hidden />
              {words.readOn}
            </button>
          </>
        )}
      </div>
    </div>
  )
}
