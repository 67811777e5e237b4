/**
 * Follows one event stream for all tabs of this browser: the tab that holds a lock reads it and sends each message
 * on to the others. (Over HTTP/1.1 a browser opens six connections to a site; a seventh stream would hang.)
 */
export type LiveListener = {
  onChange(changed: string[]): void
  /**
   * Changes are reported from now on. What was read before may be older: `changed` names what has changed since
   * `mark`, null says that it is not known.
   */
  onOpen(changed: string[] | null): void
  /** The stream was lost and is open again: changes may have been missed. */
  onReopen(): void
  /** The server refused the stream. It is asked for again, with longer and longer pauses. */
  onRefuse(): void
}

type LiveMessage =
  | { type: 'change'; changed: string[] }
  | { type: 'open'; changed: string[] | null }
  | { type: 'reopen' | 'refuse' }
type Opened = { opened: string[] | null }

const firstPauseMs = 1000
const maxPauseMs = 30_000

/**
 * Returns the function that stops following. `mark` says which changes the page has already: those before it was made.
 */
export function follow(address: string, mark: string | null, listener: LiveListener): () => void {
  const stopping = new AbortController()
  const channel = new BroadcastChannel(`live:${address}`)
  channel.onmessage = ({ data }) => notify(data)

  function notify(message: LiveMessage) {
    if (stopping.signal.aborted) return
    if (message.type === 'change') listener.onChange(message.changed)
    else if (message.type === 'open') listener.onOpen(message.changed)
    else if (message.type === 'reopen') listener.onReopen()
    else listener.onRefuse()
  }

  function notifyAllTabs(message: LiveMessage) {
    notify(message)
    channel.postMessage(message)
  }

  const lock = `live:${address}`
  const readForAll = (since: string | null, mayHaveMissed: boolean) =>
    readUntilStopped(addressSince(since), stopping.signal, notifyAllTabs, mayHaveMissed)

  async function readOrWait() {
    const isTaken = await navigator.locks.request(lock, { ifAvailable: true }, async (held) => {
      if (held) await readForAll(mark, false)
      return held === null
    })
    if (!isTaken || stopping.signal.aborted) return
    // Another tab has the stream, which said nothing of the time between this page's mark and now.
    if (mark !== null) notify({ type: 'open', changed: null })
    // After a takeover, changes between the two streams may have been missed.
    await navigator.locks.request(lock, { signal: stopping.signal }, () => readForAll(null, true))
  }

  // Only pages from a secure address have locks. Without them each tab reads a stream of its own.
  if (navigator.locks) readOrWait().catch(() => {})
  else void readUntilStopped(addressSince(mark), stopping.signal, notify, false)

  function addressSince(mark: string | null): string {
    return mark === null ? address : `${address}?since=${encodeURIComponent(mark)}`
  }

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
      if (event === 'lost') wasLost = true
      else if (Array.isArray(event)) notify({ type: 'change', changed: event })
      else {
        pause = firstPauseMs
        notify(wasLost ? { type: 'reopen' } : { type: 'open', changed: event.opened })
        wasLost = false
      }
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
  onEvent: (event: 'lost' | Opened | string[]) => void,
) {
  return new Promise<void>((resolve) => {
    const source = new EventSource(address, { withCredentials: true })
    const end = () => {
      source.close()
      resolve()
    }
    source.addEventListener('open', (event) => {
      // The server sends an event of this name once it listens; the browser's own is no MessageEvent.
      if (event instanceof MessageEvent) onEvent({ opened: JSON.parse(event.data).changed ?? null })
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
