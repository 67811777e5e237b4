import { noteConnected } from './connected.ts'
import { listenLive, type StreamListener } from './live-stream.ts'

/**
 * Follows one stream for all tabs of this browser: the tab that holds a lock reads it and sends each message
 * on to the others. (Over HTTP/1.1 a browser opens six connections to a site; a seventh stream would hang.)
 */
export type LiveListener = {
  onChange(changed: string[]): void
  /**
   * Changes are reported from now on, for the first time or again. What was read before may be older: `changed` names what
   * has changed meanwhile, null says that it is not known.
   */
  onOpen(changed: string[] | null): void
  /** The server refused the stream, which is asked for again. */
  onRefuse(): void
}

type LiveMessage =
  | { type: 'change'; changed: string[] }
  | { type: 'open'; changed: string[] | null }
  | { type: 'refuse' }

/**
 * Returns the function that stops following. `mark` says which changes the page has already: those before it was made.
 * `patience`: see `listenLive`.
 */
export function follow(
  address: string,
  mark: string | null,
  listener: LiveListener,
  patience?: number,
): () => void {
  const stopping = new AbortController()
  const channel = new BroadcastChannel(`live:${address}`)
  channel.onmessage = ({ data }) => notify(data)

  function notify(message: LiveMessage) {
    if (stopping.signal.aborted) return
    if (message.type === 'open') noteConnected()
    if (message.type === 'change') listener.onChange(message.changed)
    else if (message.type === 'open') listener.onOpen(message.changed)
    else listener.onRefuse()
  }

  function notifyAllTabs(message: LiveMessage) {
    notify(message)
    channel.postMessage(message)
  }

  const lock = `live:${address}`

  async function readOrWait() {
    const isTaken = await navigator.locks.request(lock, { ifAvailable: true }, async (held) => {
      if (held) await readUntilStopped(mark, notifyAllTabs)
      return held === null
    })
    if (!isTaken || stopping.signal.aborted) return
    // Another tab has the stream, which said nothing of the time between this page's mark and now.
    if (mark !== null) notify({ type: 'open', changed: null })
    // After a takeover, changes between the two streams may have been missed.
    await navigator.locks.request(lock, { signal: stopping.signal }, () =>
      readUntilStopped(null, notifyAllTabs),
    )
  }

  // Only pages from a secure address have locks. Without them each tab reads a stream of its own.
  if (navigator.locks) readOrWait().catch(() => {})
  else void readUntilStopped(mark, notify)

  function readUntilStopped(since: string | null, tell: (message: LiveMessage) => void): Promise<void> {
    return new Promise((resolve) => {
      const reader: StreamListener = {
        onEvent(name, { changed }) {
          if (name === 'open') tell({ type: 'open', changed: changed ?? null })
          else if (changed) tell({ type: 'change', changed })
        },
        onFail: (isAnswered) => isAnswered && tell({ type: 'refuse' }),
      }
      const stop = listenLive(address, since, reader, patience)
      stopping.signal.addEventListener('abort', () => {
        stop()
        resolve()
      })
    })
  }

  return () => {
    stopping.abort()
    channel.close()
  }
}
