import { Maximize } from 'lucide-react'
import { useEffect, useState } from 'react'

/** Milliseconds after the last movement. */
const fadesAfter = 6000

/** Fades out when nobody moves or touches the pointer; any movement shows it again. */
export function FullScreenButton() {
  const isVisible = useRecentPointer()
  const isFullScreen = useFullScreen()
  if (isFullScreen || !document.fullscreenEnabled) return null
  return (
    <button
      type="button"
      aria-label="Full screen"
      onClick={() => document.documentElement.requestFullscreen().catch(() => {})}
      className={isVisible ? 'full-screen visible' : 'full-screen'}
    >
      <Maximize size={32} aria-hidden />
    </button>
  )
}

function useRecentPointer(): boolean {
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

function useFullScreen(): boolean {
  const [isFullScreen, setFullScreen] = useState(false)
  useEffect(() => {
    const onChange = () => setFullScreen(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])
  return isFullScreen
}
