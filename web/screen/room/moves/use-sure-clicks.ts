import { useEffect } from 'react'
import { swipeBetween } from './swipe.ts'

/**
 * A click counts only on the button on which the finger went down, and not after a swipe. So neither a swipe nor a touch
 * that makes buttons appear presses one of them.
 */
export function useSureClicks(): void {
  useEffect(() => {
    let down: { x: number; y: number; target: EventTarget | null } | null = null
    function onDown({ clientX: x, clientY: y, target }: PointerEvent) {
      down = { x, y, target }
    }
    function onClick(event: MouseEvent) {
      const { clientX: x, clientY: y, target, detail } = event
      // A key, or a program that reads the screen aloud, clicks without a pointer.
      const isSure =
        !down || detail === 0 || (isSameButton(down.target, target) && !swipeBetween(down, { x, y }))
      down = null
      if (isSure) return
      event.preventDefault()
      event.stopPropagation()
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

function isSameButton(one: EventTarget | null, other: EventTarget | null): boolean {
  const [first, second] = [one, other].map(
    (target) => target instanceof Element && target.closest('button, a'),
  )
  return first === second
}
