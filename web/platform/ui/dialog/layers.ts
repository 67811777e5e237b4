import { useEffect, useRef } from 'react'

/** The names of the additional entry's id in `history.state`. */
const keys = { above: 'sunporchLayer', below: 'sunporchBelowLayer' } as const

/**
 * Closes what lies above the page by the browser's Back: the topmost first. Dialogs, sheets and the viewer call it.
 *
 * While any of them is open, the history has one more entry for the same address. Back leaves that entry, so the
 * page stays. When all are closed in another way, the entry stays, the next dialog uses it again, and Back passes
 * over it. It is not left at once by `history.back()`: that would cancel a page that begins to load meanwhile.
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

/** Closes the topmost; false when nothing lies above the page. */
export function closeTopLayer(): boolean {
  const close = layers.at(-1)
  close?.()
  return close !== undefined
}

/** What is open, the topmost last. Each function closes one. */
const layers: (() => void)[] = []
let settling: ReturnType<typeof setTimeout> | undefined
/** The id of the additional entry, while it is the present one. */
let present = idOf('above')

window.addEventListener('popstate', onHistoryMove)
// wouter sends these when a link changes the history.
for (const type of ['pushState', 'replaceState'])
  window.addEventListener(type, () => {
    present = idOf('above')
  })

/** After the changes of one moment, because one dialog may replace another. */
function settleSoon(): void {
  clearTimeout(settling)
  settling = setTimeout(addEntry)
}

function addEntry(): void {
  if (layers.length === 0 || present) return
  const id = `${Date.now()}-${Math.random()}`
  history.replaceState({ ...history.state, [keys.below]: id }, '')
  history.pushState({ ...history.state, [keys.below]: undefined, [keys.above]: id }, '')
  present = id
}

function onHistoryMove(): void {
  const left = present
  present = idOf('above')
  if (present) return
  if (layers.length > 0) {
    layers.at(-1)?.()
    settleSoon()
  } else if (left && idOf('below') === left) history.back()
}

/** The id of the additional entry in the state of the present one: as itself, or as the one that it lies on. */
function idOf(key: keyof typeof keys): string | undefined {
  return history.state?.[keys[key]]
}
