import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react'

/** Pixels a mouse moves before it drags, and a finger may tremble before it is a scroll. */
const threshold = 6
/** Milliseconds until a finger that rests has picked up. */
const longPress = 320
/** So near the window's edge the page scrolls along. */
const edge = 56

type Drag = {
  onStart: () => void
  /** Where the pointer is in the window, and by how much the page under it has moved, in pixels. */
  onMove: (at: { x: number; down: number }) => void
  onDrop: () => void
  onPutBack: () => void
}

/** Drags with a mouse or a pen at once, with a finger after a rest: before that it scrolls. */
export function useDrag(chip: RefObject<HTMLElement | null>, drag: Drag) {
  const wasDragged = useRef(false)
  const isDragging = useRef(false)
  const live = useRef(drag)
  live.current = drag

  // Once it is picked up the page must not scroll under the finger; the browser asks before it is down.
  useEffect(() => {
    const still = (touch: TouchEvent) => isDragging.current && touch.cancelable && touch.preventDefault()
    const element = chip.current
    element?.addEventListener('touchmove', still, { passive: false })
    return () => element?.removeEventListener('touchmove', still)
  }, [chip])

  function onPointerDown(event: ReactPointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary) return
    wasDragged.current = false
    const isTouch = event.pointerType === 'touch'
    const begin = { x: event.clientX, y: event.clientY, pageY: event.pageY }
    const ended = new AbortController()
    const { signal } = ended
    isDragging.current = false
    const timer = isTouch ? setTimeout(start, longPress) : undefined

    function start() {
      isDragging.current = true
      wasDragged.current = true
      live.current.onStart()
    }

    function end(isDropped: boolean) {
      clearTimeout(timer)
      ended.abort()
      if (!isDragging.current) return
      isDragging.current = false
      if (isDropped) live.current.onDrop()
      else live.current.onPutBack()
    }

    addEventListener(
      'pointermove',
      (move) => {
        const isFar = Math.hypot(move.clientX - begin.x, move.clientY - begin.y) > threshold
        if (!isDragging.current && isTouch && isFar) return end(false)
        if (!isDragging.current && isFar) start()
        if (!isDragging.current) return
        scrollAlong(move.clientY)
        live.current.onMove({ x: move.clientX, down: move.pageY - begin.pageY })
      },
      { signal },
    )
    addEventListener('pointerup', () => end(true), { signal })
    addEventListener('pointercancel', () => end(false), { signal })
    addEventListener('keydown', (key) => key.key === 'Escape' && end(false), { signal })
    addEventListener('contextmenu', (menu) => isTouch && menu.preventDefault(), { signal })
  }

  return {
    onPointerDown,
    /** The click that ends a drag opens nothing. */
    wasDragged: () => wasDragged.current,
  }
}

function scrollAlong(y: number): void {
  if (y < edge) scrollBy({ top: -12 })
  else if (y > innerHeight - edge) scrollBy({ top: 12 })
}
