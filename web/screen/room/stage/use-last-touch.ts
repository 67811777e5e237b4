import { useState } from 'react'
import { serverNow } from '../time/server-clock.ts'

/** When the screen was last touched (0: not since the page was opened), and a function that records a touch. */
export function useLastTouch(): [touchedAt: number, touch: () => void] {
  const [touchedAt, setTouchedAt] = useState(0)
  return [touchedAt, () => setTouchedAt(serverNow())]
}
