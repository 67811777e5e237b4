/**
 * Calls back when what was just rendered has really been on the screen: two frames later, and not
 * before the page is visible. Returns what calls it off.
 */
export function whenPainted(callback: () => void): () => void {
  let isOff = false
  function wait() {
    if (isOff) return
    if (document.visibilityState === 'visible') {
      requestAnimationFrame(() => requestAnimationFrame(() => !isOff && callback()))
    } else document.addEventListener('visibilitychange', wait, { once: true })
  }
  wait()
  return () => {
    isOff = true
    document.removeEventListener('visibilitychange', wait)
  }
}
