/**
 * Follows one event stream for all tabs of this browser: the tab that holds a lock reads it and sends each message
 * on to the others. (Over HTTP/1.1 a browser opens six connections to a site; a seventh stream would hang.)
 */
export type LiveListener = {
  onChange(changed: string[]): void
  /** Changes are reported from now on. What was read before may be older. */
  onOpen(): void
  /** The stream was lost and is open again: changes may have been missed. */
  onReopen(): void
  /** The server refused the stream. It is asked for again, with longer and longer pauses. */
  onRefuse(): void
}

type LiveMessage = { type: 'change'; changed: string[] } | { type: 'open' | 'reopen' | 'refuse' }

const firstPauseMs = 1000
const maxPauseMs = 30_000
/** A tab that gets the lock later than this took over from another one. */
const takeOverMs = 500

/** Returns the function that stops following. */
export function follow(address: string, listener: LiveListener): () => void {
  const stopping = new AbortController()
  const channel = new BroadcastChannel(`live:${address}`)
  channel.onmessage = ({ data }) => notify(data)

  function notify(message: LiveMessage) {
    if (stopping.signal.aborted) return
    if (message.type === 'change') listener.onChange(message.changed)
    else if (message.type === 'open') listener.onOpen()
    else if (message.type === 'reopen') listener.onReopen()
    else listener.onRefuse()
  }

  function notifyAllTabs(message: LiveMessage) {
    notify(message)
    channel.postMessage(message)
  }

  const startedAt = Date.now()
  // After a takeover, changes between the two streams may have been missed.
  const readForAll = () =>
    readUntilStopped(address, stopping.signal, notifyAllTabs, Date.now() - startedAt > takeOverMs)
  // Only pages from a secure address have locks. Without them each tab reads a stream of its own.
  if (navigator.locks) {
    navigator.locks.request(`live:${address}`, { signal: stopping.signal }, readForAll).catch(() => {})
  } else void readUntilStopped(address, stopping.signal, notify, false)

  return () => {
    stopping.abort()
    channel.close()
  }
}

async function readUntilStopped(
  address: string,
  stopping: AbortSignal,
  notify: (message: LiveMessage) => void,
  mayHaveMissed: boolean,
) {
  let wasLost = mayHaveMissed
  for (let pause = firstPauseMs; !stopping.aborted; pause = Math.min(pause * 2, maxPauseMs)) {
    await readStream(address, stopping, (event) => {
      if (event === 'open') {
        pause = firstPauseMs
        notify({ type: wasLost ? 'reopen' : 'open' })
        wasLost = false
      } else if (event === 'lost') wasLost = true
      else notify({ type: 'change', changed: event })
    })
    if (stopping.aborted) return
    wasLost = true
    notify({ type: 'refuse' })
    await sleep(pause, stopping)
  }
}

/** Resolves when the stream is closed for good. A lost connection is opened again by the browser. */
function readStream(
  address: string,
  stopping: AbortSignal,
  onEvent: (event: 'open' | 'lost' | string[]) => void,
) {
  return new Promise<void>((resolve) => {
    const source = new EventSource(address, { withCredentials: true })
    const end = () => {
      source.close()
      resolve()
    }
    source.addEventListener('open', (event) => {
      // The server sends an event of this name once it listens; the browser's own is no MessageEvent.
      if (event instanceof MessageEvent) onEvent('open')
    })
    source.onerror = () => {
      onEvent('lost')
      if (source.readyState === EventSource.CLOSED) end()
    }
    source.addEventListener('change', ({ data }) => onEvent(JSON.parse(data).changed))
    stopping.addEventListener('abort', end)
  })
}

function sleep(ms: number, stopping: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    stopping.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
