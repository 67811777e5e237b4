import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { useWords } from '../../language/use-words.ts'
import { ReadAloud } from './read-aloud.tsx'

type ToolsProps = { item: ScreenItem; isInReach: boolean; onReadAll: (() => void) | null }

/** Reading aloud, as long as the answers are in reach, and reading all of a text that is cut. */
export function Tools({ item, isInReach, onReadAll }: ToolsProps) {
  const words = useWords()
  if (!isInReach && !onReadAll) return null
  return (
    <div className="tools">
      {onReadAll && (
        <button type="button" className="answer tool" onClick={onReadAll}>
          {words.readAll}
        </button>
      )}
      {isInReach && <ReadAloud item={item} />}
    </div>
  )
}
