import { useEffect, useRef } from 'react'
import { afterPaint } from './after-paint.ts'
import type { SceneProps } from './scene.ts'

/** Calls `onReady` once the scene is wanted and `isComplete`, and `onPainted` when it has been on the screen. */
export function useSceneReady(
  { isWanted, onReady }: Pick<SceneProps, 'isWanted' | 'onReady'>,
  isComplete: boolean,
  onPainted?: () => void,
): void {
  const latest = useRef({ onReady, onPainted })
  latest.current = { onReady, onPainted }
  useEffect(() => {
    if (!isWanted || !isComplete) return
    latest.current.onReady()
    return afterPaint(() => latest.current.onPainted?.())
  }, [isWanted, isComplete])
}
