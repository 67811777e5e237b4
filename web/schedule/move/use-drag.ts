import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react'

/** Pixels: a mouse that moves more drags, a finger that moves more scrolls. */
const threshold = 6
/** Milliseconds that a finger must rest to pick up. */
const longPress = 320
/** Pixels from the window's edge in which the page scrolls along. */
const edge = 56

type Drag = {
  onStart: () => void
  /** In pixels: the pointer in the window, and how far it is from its start, with what was scrolled. */
  onMove: (position: { x: number; down: number }) => void
  onDrop: () => void
  onPutBack: () => void
}

/** A mouse or a pen drags at once. A finger drags after a long press; before that it scrolls. */
export function useDrag(chip: RefObject<HTMLElement | null>, drag: Drag) {
  const wasDragged = useRef(false)
  const isDragging = useRef(false)
  const callbacks = useRef(drag)
  callbacks.current = drag
  usePreventScroll(chip, isDragging)

  function onPointerDown(event: ReactPointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary) return
    wasDragged.current = false
    isDragging.current = false
    followPointer(event, {
      start() {
        isDragging.current = true
        wasDragged.current = true
        callbacks.current.onStart()
      },
      move: (position) => callbacks.current.onMove(position),
      end(isDropped) {
        if (!isDragging.current) return
        isDragging.current = false
        if (isDropped) callbacks.current.onDrop()
        else callbacks.current.onPutBack()
      },
    })
  }

  return {
    onPointerDown,
    /** The browser fires a click at the end of a drag: it must not open anything. */
    wasDragged: () => wasDragged.current,
  }
}

type Followed = {
  start: () => void
  move: Drag['onMove']
  /** Called once, also if nothing was dragged. */
  end: (isDropped: boolean) => void
}

/** Until the pointer is up, or Escape is pressed. */
function followPointer(event: ReactPointerEvent<HTMLElement>, { start, move, end }: Followed): void {
  const isTouch = event.pointerType === 'touch'
  const origin = { x: event.clientX, y: event.clientY, pageY: event.pageY }
  const listeners = new AbortController()
  const { signal } = listeners
  const timer = isTouch ? setTimeout(begin, longPress) : undefined
  let hasBegun = false

  function begin() {
    hasBegun = true
    start()
  }

  function finish(isDropped: boolean) {
    clearTimeout(timer)
    listeners.abort()
    end(isDropped)
  }

  function onPointerMove({ clientX, clientY, pageY }: PointerEvent) {
    const isFar = Math.hypot(clientX - origin.x, clientY - origin.y) > threshold
    if (!hasBegun && isTouch && isFar) return finish(false)
    if (!hasBegun && isFar) begin()
    if (!hasBegun) return
    scrollAlong(clientY)
    move({ x: clientX, down: pageY - origin.pageY })
  }

  addEventListener('pointermove', onPointerMove, { signal })
  addEventListener('pointerup', () => finish(true), { signal })
  addEventListener('pointercancel', () => finish(false), { signal })
  addEventListener('keydown', (key) => key.key === 'Escape' && finish(false), { signal })
  addEventListener('contextmenu', (menu) => isTouch && menu.preventDefault(), { signal })
}

/**
 * The page must not scroll under a finger that drags. The listener is there before the touch begins:
 * browsers decide then whether a touch may be cancelled.
 */
function usePreventScroll(chip: RefObject<HTMLElement | null>, isDragging: RefObject<boolean>): void {
  useEffect(() => {
    const preventScroll = (touch: TouchEvent) =>
      isDragging.current && touch.cancelable && touch.preventDefault()
    const element = chip.current
    element?.addEventListener('touchmove', preventScroll, { passive: false })
    return () => element?.removeEventListener('touchmove', preventScroll)
  }, [chip, isDragging])
}

function scrollAlong(y: number): void {
  if (y < edge) scrollBy({ top: -12 })
  else if (y > innerHeight - edge) scrollBy({ top: 12 })
}
