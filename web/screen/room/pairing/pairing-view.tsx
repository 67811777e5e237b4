import { useEffect, useState } from 'react'
import type { ScreenView } from '#contract/screen.ts'
import { screenStreams } from '#contract/screen-paths.ts'
import { ask } from '../connection/api.ts'
import { serverNow } from '../time/server-clock.ts'

const askAgainAfter = 20_000
const tryAgainAfter = 5000

/** Shows a code until somebody in the family has typed it. */
export function PairingView({
  note,
  onPaired,
}: {
  note: string | null
  onPaired: (view: ScreenView) => void
}) {
  const code = usePairingCode(onPaired)
  return (
    <main className="quiet">
      <h1 className="title">Connect this screen</h1>
      {note && <p className="note">{note}</p>}
      <p
        role="status"
        aria-label={code ? `Code ${[...code].join(' ')}` : 'Waiting for a code'}
        className="code"
      >
        {code ?? '······'}
      </p>
      <p className="hint">
        In Sunporch, open Settings, then Devices, press “Pair a screen”, and type this code.
      </p>
    </main>
  )
}

function usePairingCode(onPaired: (view: ScreenView) => void): string | null {
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => {
    const stopping = new AbortController()
    void showCodes()
    return () => stopping.abort()

    /** One code after the other: each is good for some minutes. */
    async function showCodes() {
      while (!stopping.signal.aborted) {
        const started = await ask('startPairing').catch(() => null)
        if (stopping.signal.aborted) return
        setCode(started?.code ?? null)
        if (!started) await pause(tryAgainAfter)
        else if (await waitUntilTyped(Date.now() + lifetime(started.expiresAt))) return
      }
    }

    async function waitUntilTyped(until: number): Promise<boolean> {
      const source = new EventSource(screenStreams.pairing)
      const typed = new Promise<void>((resolve) => source.addEventListener('paired', () => resolve()))
      try {
        while (Date.now() < until && !stopping.signal.aborted) {
          await Promise.race([typed, pause(Math.min(askAgainAfter, until - Date.now()))])
          const view = await ask('finishPairing').catch(() => null)
          if (view && !stopping.signal.aborted) onPaired(view)
          if (view) return true
        }
        return false
      } finally {
        source.close()
      }
    }

    function pause(ms: number) {
      return new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        stopping.signal.addEventListener('abort', () => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }, [onPaired])
  return code
}

/** Milliseconds; by the server's clock, as far as it is known, and never longer than a quarter hour. */
function lifetime(expiresAt: string): number {
  const margin = 30_000
  return Math.min(Math.max(Date.parse(expiresAt) - serverNow() - margin, 60_000), 14 * 60_000)
}
