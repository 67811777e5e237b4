import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useScreenSize } from './use-screen-size.ts'

/** Milliseconds without a movement after which a scroll is over. */
const settlesAfter = 150

type WholeLines = {
  ref: RefObject<HTMLParagraphElement | null>
  isAtStart: boolean
  isAtEnd: boolean
  /** To the next page, or to the one before. */
  turn: (by: 1 | -1) => void
}

/** Makes the element as high as a number of whole lines, and lets a scroll end at one: no line is cut through. */
export function useWholeLines(): WholeLines {
  const ref = useRef<HTMLParagraphElement>(null)
  const lineHeight = useRef(1)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [place, setPlace] = useState({ isAtStart: true, isAtEnd: true })
  const { width, height } = useScreenSize()

  // biome-ignore lint/correctness/useExhaustiveDependencies: by the size of the screen
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    element.style.height = ''
    element.style.lineHeight = ''
    const line = Math.round(Number.parseFloat(getComputedStyle(element).lineHeight))
    element.style.lineHeight = `${line}px`
    element.style.height = `${Math.max(Math.floor(element.clientHeight / line), 1) * line}px`
    lineHeight.current = line
    setPlace(placeOf(element))
  }, [width, height])

  useEffect(() => {
    const element = ref.current
    if (!element) return
    function onScroll() {
      clearTimeout(settling.current)
      settling.current = setTimeout(settle, settlesAfter)
      if (element) setPlace(placeOf(element))
    }
    function settle() {
      if (!element) return
      const top = Math.round(element.scrollTop / lineHeight.current) * lineHeight.current
      if (Math.abs(top - element.scrollTop) > 1) element.scrollTo({ top, behavior: 'smooth' })
    }
    element.addEventListener('scroll', onScroll)
    return () => {
      clearTimeout(settling.current)
      element.removeEventListener('scroll', onScroll)
    }
  }, [])

  function turn(by: 1 | -1) {
    const element = ref.current
    if (!element) return
    // The end of the scroll before this one would hold up this one.
    clearTimeout(settling.current)
    // The last line of a page is the first one of the next, so that one finds one's place again.
    const page = Math.max(element.clientHeight - lineHeight.current, lineHeight.current)
    element.scrollBy({ top: by * page, behavior: 'smooth' })
  }

  return { ref, ...place, turn }
}

function placeOf({ scrollTop, scrollHeight, clientHeight }: HTMLElement) {
  return { isAtStart: scrollTop < 2, isAtEnd: scrollTop + clientHeight > scrollHeight - 2 }
}
