import { screenStreams } from '#contract/screen/screen-paths.ts'

type Listeners = { onChange: () => void; onLost: () => void; onRevoked: () => void }

/** Milliseconds until a refused stream is opened again. */
const retryAfter = 4000
/** Milliseconds. The server sends a heartbeat every minute; a stream that is silent for longer is dead. */
const heartbeatTimeout = 150_000

/**
 * Listens to the screen's event stream and reopens it when it fails. `onChange`: read the view again.
 * Returns a function that closes it.
 */
export function listen({ onChange, onLost, onRevoked }: Listeners): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastEventAt = performance.now()
  let source = open()
  const watchdog = setInterval(() => {
    if (performance.now() - lastEventAt < heartbeatTimeout) return
    reopen()
    onChange()
  }, heartbeatTimeout / 5)

  function open() {
    const opened = new EventSource(screenStreams.live)
    lastEventAt = performance.now()
    const on = (name: string, listener: () => void) =>
      opened.addEventListener(name, (event) => {
        // The browser's own `open` event is not a message. The server's says that it is subscribed.
        if (!(event instanceof MessageEvent)) return
        lastEventAt = performance.now()
        listener()
      })
    on('open', onChange)
    on('changed', onChange)
    on('revoked', onRevoked)
    on('beat', () => {})
    opened.addEventListener('error', () => {
      onLost()
      if (opened.readyState !== EventSource.CLOSED) return
      // The server refused the stream. Reading the view tells whether this screen was removed.
      onChange()
      clearTimeout(timer)
      timer = setTimeout(reopen, retryAfter)
    })
    return opened
  }

  function reopen() {
    source.close()
    source = open()
  }

  return () => {
    clearTimeout(timer)
    clearInterval(watchdog)
    source.close()
  }
}
