import { useEffect, useRef } from 'react'
import { whenPainted } from './after-paint.ts'

/** Lets the scene be seen as soon as it is wanted and whole, and says so once it has been painted. */
export function useReady(
  { isWanted, onReady }: { isWanted: boolean; onReady: () => void },
  isWhole: boolean,
  onPainted?: () => void,
): void {
  const latest = useRef({ onReady, onPainted })
  latest.current = { onReady, onPainted }
  useEffect(() => {
    if (!isWanted || !isWhole) return
    latest.current.onReady()
    return whenPainted(() => latest.current.onPainted?.())
  }, [isWanted, isWhole])
}
