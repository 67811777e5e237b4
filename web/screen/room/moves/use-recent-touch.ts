import { useEffect, useState } from 'react'
import { serverNow } from '../time/server-clock.ts'

/** Milliseconds. */
const lasts = 8000

/** Whether the screen was touched, or the mouse moved, a moment ago. `touchedAt` in epoch milliseconds; 0 for never. */
export function useRecentTouch(touchedAt: number): boolean {
  const [moves, setMoves] = useState(0)
  // A touch that came while this code was fetched counts, too.
  const [over, setOver] = useState(() => (serverNow() - touchedAt < lasts ? '' : `${touchedAt} 0`))
  useEffect(() => {
    let last = 0
    function onMove({ pointerType, timeStamp }: PointerEvent) {
      if (pointerType !== 'mouse' || timeStamp - last < 1000) return
      last = timeStamp
      setMoves((count) => count + 1)
    }
    window.addEventListener('pointermove', onMove)
    return () => window.removeEventListener('pointermove', onMove)
  }, [])
  const latest = `${touchedAt} ${moves}`
  useEffect(() => {
    const timer = setTimeout(() => setOver(latest), lasts)
    return () => clearTimeout(timer)
  }, [latest])
  return latest !== over
}
