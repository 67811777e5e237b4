import { Maximize } from 'lucide-react'
import { useEffect, useState } from 'react'

const fadesAfter = 6000

/** Fades away when nobody is near; any touch or movement brings it back. */
export function FullScreenButton() {
  const [isNear, setNear] = useState(true)
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    let timer = setTimeout(() => setNear(false), fadesAfter)
    function come() {
      setNear(true)
      clearTimeout(timer)
      timer = setTimeout(() => setNear(false), fadesAfter)
    }
    const change = () => setFull(document.fullscreenElement !== null)
    window.addEventListener('pointermove', come)
    window.addEventListener('pointerdown', come)
    document.addEventListener('fullscreenchange', change)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointermove', come)
      window.removeEventListener('pointerdown', come)
      document.removeEventListener('fullscreenchange', change)
    }
  }, [])
  if (isFull || !document.fullscreenEnabled) return null
  return (
    <button
      type="button"
      aria-label="Full screen"
      onClick={() => document.documentElement.requestFullscreen().catch(() => {})}
      className={isNear ? 'full-screen near' : 'full-screen'}
    >
      <Maximize size={32} aria-hidden />
    </button>
  )
}
