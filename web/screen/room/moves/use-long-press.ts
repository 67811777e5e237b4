import { useEffect, useRef } from 'react'
import { openDialog } from '../device/focus.ts'

/** Milliseconds. A hand that rests on the screen while it finds its way does so for less. */
const lasts = 2000
/** Pixels: a finger that moves farther does something else. */
const slip = 24

/** A finger, or the mouse, is held on what is no button. */
export function useLongPress(onLongPress: () => void): void {
  const latest = useRef(onLongPress)
  latest.current = onLongPress
  useEffect(() => {
    let start: { x: number; y: number } | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    function end() {
      clearTimeout(timer)
      start = undefined
    }
    function onDown({ isPrimary, clientX: x, clientY: y, target }: PointerEvent) {
      end()
      // A second finger makes it a pinch.
      if (!isPrimary || openDialog() || !(target instanceof Element) || target.closest('button, a')) return
      start = { x, y }
      timer = setTimeout(() => {
        end()
        if (!openDialog()) latest.current()
      }, lasts)
    }
    function onMove({ clientX: x, clientY: y }: PointerEvent) {
      if (start && Math.hypot(x - start.x, y - start.y) > slip) end()
    }
    // Else the browser's own menu ends the press.
    function onMenu(event: Event) {
      if (start) event.preventDefault()
    }
    window.addEventListener('pointerdown', onDown)
    window.addEventListener('pointermove', onMove)
    window.addEventListener('contextmenu', onMenu)
    for (const over of ends) window.addEventListener(over, end)
    return () => {
      end()
      window.removeEventListener('pointerdown', onDown)
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('contextmenu', onMenu)
      for (const over of ends) window.removeEventListener(over, end)
    }
  }, [])
}

const ends = ['pointerup', 'pointercancel']
