import { useEffect, useState } from 'react'
import { serverNow } from './server-clock.ts'

/** Epoch milliseconds by the server's clock, read again every `everyMs`. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
