import { useEffect, useRef } from 'react'

/** Milliseconds. A touch of this first moment was meant for what was there before. */
const settlesAfter = 2000

/** Calls `onTouch` at a touch or a key once what is shown, named by `shown`, has been there for a moment. */
export function useNextTouch(shown: string | null, onTouch: () => void): void {
  const latest = useRef(onTouch)
  latest.current = onTouch
  useEffect(() => {
    if (shown === null) return
    const shownAt = performance.now()
    const listen = () => {
      if (performance.now() - shownAt >= settlesAfter) latest.current()
    }
    window.addEventListener('pointerdown', listen)
    window.addEventListener('keydown', listen)
    return () => {
      window.removeEventListener('pointerdown', listen)
      window.removeEventListener('keydown', listen)
    }
  }, [shown])
}
