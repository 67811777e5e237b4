/**
 * Calls back once the current render has been painted: after two animation frames of a visible page.
 * Returns a function that cancels it.
 */
export function afterPaint(callback: () => void): () => void {
  let isCancelled = false
  function wait() {
    if (isCancelled) return
    if (document.visibilityState === 'visible') {
      requestAnimationFrame(() => requestAnimationFrame(() => !isCancelled && callback()))
    } else document.addEventListener('visibilitychange', wait, { once: true })
  }
  wait()
  return () => {
    isCancelled = true
    document.removeEventListener('visibilitychange', wait)
  }
}
