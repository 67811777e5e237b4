import { useEffect, useState } from 'react'

const settlesAfterMs = 500

/**
 * False for the first moment of what has appeared by itself: until then a press was meant for what stood there
 * before.
 */
export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settlesAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
