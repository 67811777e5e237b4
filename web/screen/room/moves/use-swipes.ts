import { useEffect, useRef } from 'react'
import { openDialog } from '../device/focus.ts'
import type { Direction } from '../playlist/browse.ts'
import { swipeBetween } from './swipe.ts'

type Start = { x: number; y: number; deliveryId: string | null }

/** To the right goes back, to the left forth, with a finger or the mouse. */
export function useSwipes(
  deliveryId: string | null,
  onStep: (to: Direction, from: string | null) => void,
): void {
  const latest = useRef({ deliveryId, onStep })
  latest.current = { deliveryId, onStep }
  useEffect(() => {
    let start: Start | null = null
    function onDown({ isPrimary, clientX: x, clientY: y }: PointerEvent) {
      // A second finger makes it a pinch.
      start = isPrimary && !openDialog() ? { x, y, deliveryId: latest.current.deliveryId } : null
    }
    function onMove(event: TouchEvent) {
      // Else the browser makes a throw of it, and takes the next touch for the end of that.
      if (start && event.cancelable) event.preventDefault()
    }
    function onUp({ clientX: x, clientY: y }: PointerEvent) {
      // A panel may have opened under the finger: what it covers stays as it is.
      const across = start && !openDialog() && swipeBetween(start, { x, y })
      if (start && across) latest.current.onStep(across > 0 ? 'older' : 'newer', start.deliveryId)
      start = null
    }
    function onCancel() {
      start = null
    }
    // Before the touch changes what is on the screen.
    window.addEventListener('pointerdown', onDown, true)
    window.addEventListener('touchmove', onMove, { passive: false })
    window.addEventListener('pointerup', onUp)
    window.addEventListener('pointercancel', onCancel)
    return () => {
      window.removeEventListener('pointerdown', onDown, true)
      window.removeEventListener('touchmove', onMove)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', onCancel)
    }
  }, [])
}
