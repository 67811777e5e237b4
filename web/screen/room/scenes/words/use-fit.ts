import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fitText } from './fit-text.ts'
import { useLeastSize } from './letters.ts'
import { useScreenSize } from './use-screen-size.ts'

/** Fits the text of the element into it, again when `content` or the screen changes. */
export function useFit<Root extends HTMLElement>(
  content: string,
): { ref: RefObject<Root | null>; isCut: boolean } {
  const ref = useRef<Root>(null)
  const { width, height } = useScreenSize()
  const leastSize = useLeastSize()
  const areFontsLoaded = useFontsLoaded()
  const late = useLateContent(ref)
  const help = useHelpPlace()
  const key = `${width} ${height} ${leastSize} ${areFontsLoaded} ${help} ${content}`
  const [cut, setCut] = useState<string | null>(null)
  const isCut = cut === key
  // A cut text gets a button, with which it is fitted again. It stays cut, or it would change for ever.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is content, too, as is what comes late
  useLayoutEffect(() => {
    if (ref.current && fitText(ref.current, leastSize)) setCut(key)
  }, [key, isCut, late])
  return { ref, isCut }
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

/** How much room "Call me" takes: it says so in the style of the document, after the scenes have been fitted (help-layer.tsx). */
function useHelpPlace(): string {
  const [place, setPlace] = useState(readHelpPlace)
  useEffect(() => {
    const change = new MutationObserver(() => setPlace(readHelpPlace))
    change.observe(document.documentElement, { attributeFilter: ['style', 'class'] })
    return () => change.disconnect()
  }, [])
  return place
}

function readHelpPlace(): string {
  const { style, className } = document.documentElement
  return style.cssText + className
}

function useFontsLoaded(): boolean {
  const [areLoaded, setLoaded] = useState(false)
  useEffect(() => {
    document.fonts?.ready.then(() => setLoaded(true))
  }, [])
  return areLoaded
}
