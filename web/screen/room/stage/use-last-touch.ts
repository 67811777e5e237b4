import { useState } from 'react'
import { serverNow } from '../time/server-clock.ts'

/** When somebody last touched the screen, and what says that they did just now. */
export function useLastTouch(): [touchedAt: number, touch: () => void] {
  const [touchedAt, setTouchedAt] = useState(0)
  return [touchedAt, () => setTouchedAt(serverNow())]
}
