import { Maximize } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { useRecentPointer } from './use-recent-pointer.ts'

/** Fades out when nobody moves or touches the pointer; any movement shows it again. */
export function FullScreenButton() {
  const words = useWords()
  const isVisible = useRecentPointer()
  const isFullScreen = useFullScreen()
  if (isFullScreen || !document.fullscreenEnabled) return null
  return (
    <button
      type="button"
      aria-label={words.fullScreen}
      onClick={() => document.documentElement.requestFullscreen().catch(() => {})}
      className={isVisible ? 'full-screen visible' : 'full-screen'}
    >
      <Maximize size={32} aria-hidden />
    </button>
  )
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
