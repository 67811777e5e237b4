/**
 * Follows one event stream for all tabs of this browser: the tab that holds the lock reads it and
 * tells the others. (Over HTTP/1.1 a browser has six connections to a site, and a seventh stream
 * would hang.)
 */
export type LiveListener = {
  onChange(changed: string[]): void
  /** From now on every change is told: what was read before this may be older. */
  onOpen(): void
  /** The stream was lost and is back: something may have been missed. */
  onReopen(): void
  /** The server has refused it, and will again until something has changed. */
  onRefuse(): void
}

type LiveNews = { type: 'change'; changed: string[] } | { type: 'open' | 'reopen' | 'refuse' }

const firstPause = 1000
const longestPause = 30_000
const takeOver = 500

/** Returns what ends it. */
export function follow(address: string, listener: LiveListener): () => void {
  const stopping = new AbortController()
  const channel = new BroadcastChannel(`live:${address}`)
  channel.onmessage = ({ data }) => hear(data)

  function hear(news: LiveNews) {
    if (stopping.signal.aborted) return
    if (news.type === 'change') listener.onChange(news.changed)
    else if (news.type === 'open') listener.onOpen()
    else if (news.type === 'reopen') listener.onReopen()
    else listener.onRefuse()
  }

  function tell(news: LiveNews) {
    hear(news)
    channel.postMessage(news)
  }

  const startedAt = Date.now()
  // Who takes over from a closed tab may have missed what came between.
  const lead = () => readUntilStopped(address, stopping.signal, tell, Date.now() - startedAt > takeOver)
  // Only pages from a secure address have locks; without them each tab reads for itself.
  if (navigator.locks) {
    navigator.locks.request(`live:${address}`, { signal: stopping.signal }, lead).catch(() => {})
  } else void readUntilStopped(address, stopping.signal, hear, false)

  return () => {
    stopping.abort()
    channel.close()
  }
}

async function readUntilStopped(
  address: string,
  stopping: AbortSignal,
  tell: (news: LiveNews) => void,
  mayHaveMissed: boolean,
) {
  let wasLost = mayHaveMissed
  for (let pause = firstPause; !stopping.aborted; pause = Math.min(pause * 2, longestPause)) {
    await read(address, stopping, (news) => {
      if (news === 'open') {
        pause = firstPause
        tell({ type: wasLost ? 'reopen' : 'open' })
        wasLost = false
      } else if (news === 'lost') wasLost = true
      else tell({ type: 'change', changed: news })
    })
    if (stopping.aborted) return
    wasLost = true
    tell({ type: 'refuse' })
    await sleep(pause, stopping)
  }
}

/** Resolves when the stream is closed for good; a lost connection the browser opens again itself. */
function read(address: string, stopping: AbortSignal, hear: (news: 'open' | 'lost' | string[]) => void) {
  return new Promise<void>((resolve) => {
    const source = new EventSource(address, { withCredentials: true })
    const end = () => {
      source.close()
      resolve()
    }
    source.addEventListener('open', (event) => {
      // The server's word that it listens from here on. The browser's own event has the same name.
      if (event instanceof MessageEvent) hear('open')
    })
    source.onerror = () => {
      hear('lost')
      if (source.readyState === EventSource.CLOSED) end()
    }
    source.addEventListener('change', ({ data }) => hear(JSON.parse(data).changed))
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
