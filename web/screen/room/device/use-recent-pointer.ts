import { useEffect, useState } from 'react'

/** Milliseconds after the last movement. */
const fadesAfter = 6000

/** Whether the pointer moved, or the screen was touched, a moment ago. */
export function useRecentPointer(): boolean {
  const [isRecent, setRecent] = useState(true)
  useEffect(() => {
    let timer = setTimeout(() => setRecent(false), fadesAfter)
    function onPointer() {
      setRecent(true)
      clearTimeout(timer)
      timer = setTimeout(() => setRecent(false), fadesAfter)
    }
    window.addEventListener('pointermove', onPointer)
    window.addEventListener('pointerdown', onPointer)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointermove', onPointer)
      window.removeEventListener('pointerdown', onPointer)
    }
  }, [])
  return isRecent
}
