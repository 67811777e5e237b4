import { type RefObject, useEffect } from 'react'

/** Whoever does one of these may want to be elsewhere on the page. */
const moves = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'hashchange']

/**
 * A page that was opened at one of its places, like `/settings/you#account`, stays there while more comes in above it,
 * until the person does something. Without it, a press meets what has just moved there: Safari does not hold the place
 * by itself. The place has the focus, so that the keyboard and screen readers go on from there. `content` is what grows.
 */
export function useStayAtHash(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const id = location.hash.slice(1)
    if (!id || !content.current) return
    focusOn(id)
    const moved = new AbortController()
    const growth = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView())
    // It calls back at once, too.
    growth.observe(content.current)
    moved.signal.addEventListener('abort', () => growth.disconnect())
    for (const move of moves)
      addEventListener(move, () => moved.abort(), { signal: moved.signal, capture: true, passive: true })
    return () => moved.abort()
  }, [content])
}

function focusOn(id: string): void {
  const place = document.getElementById(id)
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
