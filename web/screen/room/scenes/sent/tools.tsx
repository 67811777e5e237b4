import type { ReactNode } from 'react'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { useWords } from '../../language/use-words.ts'
import { StopReading } from './stop-reading.tsx'

type ToolsProps = {
  item: ScreenItem
  isInReach: boolean
  onReadAll: (() => void) | null
  children?: ReactNode
}

/** What belongs to the item itself, reading all of a text that is cut, and the end of reading aloud, as long as the answers are in reach. */
export function Tools({ item, isInReach, onReadAll, children }: ToolsProps) {
  const words = useWords()
  if (!isInReach && !onReadAll && !children) return null
  return (
    <div className="tools">
      {children}
      {onReadAll && (
        <button type="button" className="answer tool rest" onClick={onReadAll}>
          {words.readAll}
        </button>
      )}
      {isInReach && <StopReading deliveryId={item.deliveryId} />}
    </div>
  )
}
