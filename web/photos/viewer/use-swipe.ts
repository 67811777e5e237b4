import { type PointerEvent, useEffect, useState } from 'react'

/** Pixels. */
const startsAt = 8
const isSwipeFrom = 50

type Swipe = { onLeft: (() => void) | undefined; onRight: (() => void) | undefined }

/**
 * Follows a finger that pulls sideways, and calls `onLeft` or `onRight` when it was far enough. Without a function for
 * the side the pull resists. While the page is zoomed in, a finger moves the page.
 */
export function useSwipe({ onLeft, onRight }: Swipe) {
  const [start, setStart] = useState<{ x: number; y: number } | null>(null)
  const [pulled, setPulled] = useState(0)
  const isZoomed = useZoomed()

  function onPointerDown(event: PointerEvent) {
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null
    if (!event.isPrimary || event.button !== 0 || isOnButton || isZoomed) return
    setStart({ x: event.clientX, y: event.clientY })
  }

  function onPointerMove(event: PointerEvent) {
    if (!start || !event.isPrimary) return
    const [x, y] = [event.clientX - start.x, event.clientY - start.y]
    if (pulled === 0 && (Math.abs(x) < startsAt || Math.abs(x) < Math.abs(y))) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setPulled((x < 0 ? onLeft : onRight) ? x : x / 4)
  }

  function onPointerUp() {
    if (pulled < -isSwipeFrom) onLeft?.()
    if (pulled > isSwipeFrom) onRight?.()
    end()
  }

  function end() {
    setStart(null)
    setPulled(0)
  }

  return {
    pulled,
    isPulling: pulled !== 0,
    /** Attributes of the element that is pulled. */
    surface: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: end,
      style: { touchAction: isZoomed ? 'auto' : 'pan-y pinch-zoom' },
    },
  }
}

function useZoomed(): boolean {
  const [isZoomed, setZoomed] = useState(false)
  useEffect(() => {
    const view = window.visualViewport
    const update = () => setZoomed((view?.scale ?? 1) > 1.05)
    view?.addEventListener('resize', update)
    return () => view?.removeEventListener('resize', update)
  }, [])
  return isZoomed
}
