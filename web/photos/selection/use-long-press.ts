import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** Shorter than the time after which a phone opens its own menu. */
const longPressMs = 450
/** Pixels that a resting finger may move. */
const tolerance = 10

/** Handlers for an element: a finger that rests on it calls `onLongPress`, and the click that follows is not one. */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const hasFired = useRef(false)
  const end = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      hasFired.current = false
      if (pointerType !== 'touch') return
      start.current = { x: clientX, y: clientY }
      timer.current = setTimeout(() => {
        hasFired.current = true
        onLongPress()
      }, longPressMs)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = start.current
      if (Math.hypot(clientX - x, clientY - y) > tolerance) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: MouseEvent) {
      if (hasFired.current) event.preventDefault()
    },
    onClickCapture(event: MouseEvent) {
      if (!hasFired.current) return
      hasFired.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
