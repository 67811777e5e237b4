import { useEffect } from 'react'
import { swipeBetween } from './swipe.ts'

/** Pixels. A finger that went farther has left the button on purpose. */
const slip = 24

/**
 * A click counts for the button on which the finger went down, and not after a swipe. So neither a swipe nor a touch that
 * makes buttons appear presses one of them, and a button that moves at the touch is pressed all the same.
 */
export function useSureClicks(): void {
  useEffect(() => {
    let down: { x: number; y: number; button: HTMLElement | null } | null = null
    function onDown({ clientX: x, clientY: y, target }: PointerEvent) {
      down = { x, y, button: buttonOf(target) }
    }
    function onClick(event: MouseEvent) {
      const begin = down
      down = null
      // A key, or a program that reads the screen aloud, clicks without a pointer.
      if (!begin || event.detail === 0) return
      const { clientX: x, clientY: y } = event
      const isSame = begin.button === buttonOf(event.target)
      if (isSame && !swipeBetween(begin, { x, y })) return
      event.preventDefault()
      event.stopPropagation()
      const hasMovedAway = !isSame && Math.hypot(x - begin.x, y - begin.y) < slip
      if (hasMovedAway && begin.button?.isConnected) begin.button.click()
    }
    // Before the page itself hears of it.
    window.addEventListener('pointerdown', onDown, true)
    window.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('pointerdown', onDown, true)
      window.removeEventListener('click', onClick, true)
    }
  }, [])
}

function buttonOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('button, a') : null
}
