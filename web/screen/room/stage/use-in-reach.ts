import { useEffect, useRef, useState } from 'react'
import type { Showing } from '../playlist/showing.ts'

/** Milliseconds. */
const afterTouch = 20_000
/** Milliseconds after the finger has left, in which the browser sends its click. */
const untilClick = 250

/**
 * Whether all answers are in reach: on what is new or stays, and for a while after a touch; else only the heart. It does
 * not change while a finger is on the screen: an answer would appear under it.
 */
export function useInReach({ mode }: Showing, touchedAt: number, now: number): boolean {
  const isWanted = mode !== 'slide' || now - touchedAt < afterTouch
  const isTouching = useTouching()
  const held = useRef(isWanted)
  if (!isTouching) held.current = isWanted
  return held.current
}

function useTouching(): boolean {
  const [isTouching, setTouching] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function onDown() {
      clearTimeout(timer)
      setTouching(true)
    }
    function onUp() {
      clearTimeout(timer)
      timer = setTimeout(setTouching, untilClick, false)
    }
    window.addEventListener('pointerdown', onDown, true)
    window.addEventListener('pointerup', onUp, true)
    window.addEventListener('pointercancel', onUp, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointerdown', onDown, true)
      window.removeEventListener('pointerup', onUp, true)
      window.removeEventListener('pointercancel', onUp, true)
    }
  }, [])
  return isTouching
}
