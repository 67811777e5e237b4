import { useEffect, useRef, useState } from 'react'
import { openDialog } from '../device/focus.ts'

/** Milliseconds. */
const lasts = 30_000

type WholePicture = {
  isWhole: boolean
  /** A key that presses nothing else: shows all of the picture, or ends that. False where there is no picture. */
  press: () => boolean
}

/**
 * A touch on a picture shows all of it, without words, and the next touch anywhere ends that. `shown` names what is on the
 * screen, and why; null for what has no picture. A touch by which something else comes, such as what was missed, was not
 * meant for the picture.
 */
export function useWholePicture(shown: string | null): WholePicture {
  const [whole, setWhole] = useState<string | null>(null)
  const isWhole = shown !== null && whole === shown
  const latest = useRef({ shown, isWhole })
  latest.current = { shown, isWhole }
  const shownBefore = useRef(shown)

  useEffect(() => {
    const timer = isWhole ? setTimeout(setWhole, lasts, null) : undefined
    if (!isWhole) setWhole(null)
    return () => clearTimeout(timer)
  }, [isWhole])

  const press = useRef(() => {
    const { shown, isWhole } = latest.current
    if (shown === null || openDialog()) return false
    if (shown === shownBefore.current) setWhole(isWhole ? null : shown)
    return true
  }).current

  useEffect(() => {
    // Before the touch changes what is on the screen.
    const onDown = () => {
      shownBefore.current = latest.current.shown
    }
    function onClick({ target }: MouseEvent) {
      if (latest.current.isWhole) setWhole(null)
      else if (target instanceof Element && target.matches('.scene.top .picture')) press()
    }
    function onEscape({ key }: KeyboardEvent) {
      if (key === 'Escape') setWhole(null)
    }
    window.addEventListener('pointerdown', onDown, true)
    window.addEventListener('keydown', onDown, true)
    window.addEventListener('keydown', onEscape)
    window.addEventListener('click', onClick)
    return () => {
      window.removeEventListener('pointerdown', onDown, true)
      window.removeEventListener('keydown', onDown, true)
      window.removeEventListener('keydown', onEscape)
      window.removeEventListener('click', onClick)
    }
  }, [press])

  return { isWhole, press }
}
