import { screenStreams } from '#contract/screen-paths.ts'

type Listeners = { onChange: () => void; onLost: () => void; onRevoked: () => void }

const tryAgainAfter = 4000
/** The server says something every minute; a line that is silent for longer is broken. */
const longestSilence = 150_000

/** The screen's own stream; opened again for as long as the screen is one. */
export function listen({ onChange, onLost, onRevoked }: Listeners): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let heardAt = performance.now()
  let source = open()
  const watch = setInterval(() => {
    if (performance.now() - heardAt < longestSilence) return
    reopen()
    onChange()
  }, longestSilence / 5)

  function open() {
    const fresh = new EventSource(screenStreams.live)
    heardAt = performance.now()
    const on = (name: string, listener: () => void) =>
      fresh.addEventListener(name, (event) => {
        // The server's word that it listens from here on. The browser's own event has the same name.
        if (!(event instanceof MessageEvent)) return
        heardAt = performance.now()
        listener()
      })
    on('open', onChange)
    on('changed', onChange)
    on('revoked', onRevoked)
    on('beat', () => {})
    fresh.addEventListener('error', () => {
      onLost()
      if (fresh.readyState !== EventSource.CLOSED) return
      // Refused: the view says whether this is a screen still.
      onChange()
      clearTimeout(timer)
      timer = setTimeout(reopen, tryAgainAfter)
    })
    return fresh
  }

  function reopen() {
    source.close()
    source = open()
  }

  return () => {
    clearTimeout(timer)
    clearInterval(watch)
    source.close()
  }
}
