import { useEffect, useRef } from 'react'
import { keepFocus, moveFocus, openDialog } from '../device/focus.ts'
import type { Direction } from '../playlist/browse.ts'

// The names of the keys of a keyboard and of remote controls.
const steps: Record<string, Direction> = {
  ArrowLeft: 'older',
  MediaTrackPrevious: 'older',
  ChannelUp: 'older',
  PageUp: 'older',
  ArrowRight: 'newer',
  MediaTrackNext: 'newer',
  ChannelDown: 'newer',
  PageDown: 'newer',
}
/** The middle of a remote control, where it is no Enter. */
const presses = ['Select', 'Accept']

/**
 * Left and right go back and forth, up and down choose a button. The middle, where none is chosen, is for the picture
 * (`onPress`), and chooses the first answer where there is none. Where a question covers the screen, all four choose
 * among its buttons.
 */
export function useKeys(onStep: (to: Direction) => void, onPress: () => boolean): void {
  const latest = useRef({ onStep, onPress })
  latest.current = { onStep, onPress }
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      if (press(event.key)) event.preventDefault()
    }
    function press(key: string): boolean {
      const to = steps[key]
      const focused = document.activeElement
      const isPress = key === 'Enter' || presses.includes(key)
      if (key === 'ArrowUp' || key === 'ArrowDown') moveFocus(key === 'ArrowUp' ? -1 : 1)
      else if (isPress && focused === document.body) latest.current.onPress() || moveFocus(1)
      else if (isPress && key !== 'Enter' && focused instanceof HTMLElement) focused.click()
      else if (to && openDialog()) moveFocus(to === 'older' ? -1 : 1)
      else if (to) {
        keepFocus()
        latest.current.onStep(to)
      } else return false
      return true
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
