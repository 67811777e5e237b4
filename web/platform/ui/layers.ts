import { useEffect, useRef } from 'react'

/**
 * Closes what lies above the page by the browser's Back: the topmost first. Dialogs, sheets and the viewer call it.
 *
 * While any of them is open, the history has one more entry for the same address. Back leaves that entry, so the
 * page stays. When the last one is closed in another way, the entry is left by `history.back()`.
 */
export function useLayer(onClose: () => void): void {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const layer = () => close.current()
    layers.push(layer)
    settleSoon()
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      settleSoon()
    }
  }, [])
}

/** What is open, the topmost last. Each function closes one. */
const layers: (() => void)[] = []
/** Marks the additional entry in `history.state`. */
const mark = 'sunporchLayer'
let settling: ReturnType<typeof setTimeout> | undefined
/** `leaveEntry` was called, and its event has not come. */
let isLeaving = false

window.addEventListener('popstate', onHistoryMove)
// The page may have been loaded again while a dialog was open.
settleSoon()

/** After the changes of one moment, because one dialog may replace another. */
function settleSoon(): void {
  clearTimeout(settling)
  settling = setTimeout(settle)
}

function settle(): void {
  if (isLeaving || isOnEntry() === layers.length > 0) return
  if (layers.length > 0) history.pushState({ ...history.state, [mark]: true }, '')
  else {
    isLeaving = true
    history.back()
  }
}

function onHistoryMove(): void {
  const hasLeft = isLeaving
  isLeaving = false
  // A link was pressed meanwhile, and Back has left its page.
  if (hasLeft && isOnEntry() && layers.length === 0) history.forward()
  else if (!hasLeft && !isOnEntry()) layers.at(-1)?.()
  settleSoon()
}

function isOnEntry(): boolean {
  return Boolean(history.state?.[mark])
}
