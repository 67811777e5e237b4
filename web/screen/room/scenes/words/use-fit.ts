import { type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fitText } from './fit-text.ts'
import { TextSizeOfScreen, useLeastSize } from './letters.ts'
import { useHelpPlace } from './use-help-place.ts'
import { useScreenSize } from './use-screen-size.ts'

type State = 'cut' | 'whole' | 'stays cut' | null
/** `key`: of the text and its place. */
type Found = { key: string; state: State }

/**
 * A text that is cut gets a button, and is fitted again beside it. If it is whole then, in less room, it is fitted once more without the
 * button, and stays whole, in smaller letters. If that cuts it again, it stays cut, or it would change for ever.
 */
function after(state: State, isCut: boolean): State {
  if (state === null) return isCut ? 'cut' : null
  if (state === 'cut') return isCut ? 'cut' : 'whole'
  return isCut ? 'stays cut' : state
}

/** Fits the text of the element into it, again when `content` or its place changes: the text size, the screen, or what stands beside it. */
export function useFit<Root extends HTMLElement>(
  content: string,
): { ref: RefObject<Root | null>; isCut: boolean; place: string } {
  const ref = useRef<Root>(null)
  const { width, height } = useScreenSize()
  const leastSize = useLeastSize()
  const textSize = useContext(TextSizeOfScreen)
  const areFontsLoaded = useFontsLoaded()
  const late = useLateContent(ref)
  const help = useHelpPlace()
  const place = `${width} ${height} ${leastSize} ${textSize} ${areFontsLoaded} ${help}`
  const key = `${place} ${content}`
  const [found, setFound] = useState<Found | null>(null)
  const state = found?.key === key ? found.state : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is content, too, as is what comes late
  useLayoutEffect(() => {
    if (!ref.current) return
    const next = after(state, fitText(ref.current, leastSize, state === 'whole'))
    if (next !== state) setFound({ key, state: next })
  }, [key, state, late])
  return { ref, isCut: state === 'cut' || state === 'stays cut', place }
}

/**
 * How often elements have come or gone, or the place has changed: a button whose code was fetched comes later than its
 * scene, and takes room from what stands above it.
 */
function useLateContent(ref: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!ref.current) return
    const increase = () => setCount((before) => before + 1)
    const content = new MutationObserver(increase)
    content.observe(ref.current, { childList: true, subtree: true })
    const place = window.ResizeObserver && new ResizeObserver(increase)
    place?.observe(ref.current)
    return () => {
      content.disconnect()
      place?.disconnect()
    }
  }, [ref])
  return count
}

function useFontsLoaded(): boolean {
  const [areLoaded, setLoaded] = useState(false)
  useEffect(() => {
    document.fonts?.ready.then(() => setLoaded(true))
  }, [])
  return areLoaded
}
