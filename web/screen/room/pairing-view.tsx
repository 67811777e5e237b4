import { useEffect, useState } from 'react'
import { type ScreenView, screenApi } from '#contract/screen.ts'
import { call } from '../../platform/api.ts'
import { Quiet } from './quiet.tsx'

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
    <Quiet>
      <h1 className="text-[clamp(2rem,4.5vw,3.5rem)] leading-tight font-semibold">Connect this screen</h1>
      {note && <p className="max-w-3xl text-[clamp(1.25rem,2.2vw,1.75rem)] text-marigold">{note}</p>}
      <p
        role="status"
        aria-label={code ? `Code ${[...code].join(' ')}` : 'Waiting for a code'}
        className="min-h-[1.2em] font-display text-[clamp(3.5rem,14vw,11rem)] leading-none font-semibold tracking-[0.12em] whitespace-nowrap"
      >
        {code ?? '······'}
      </p>
      <p className="max-w-3xl text-[clamp(1.25rem,2.4vw,2rem)] text-ink-2">
        In Sunporch, open Settings, then Devices, press “Pair a screen”, and type this code.
      </p>
    </Quiet>
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
        const started = await call(screenApi.startPairing).catch(() => null)
        if (stopping.signal.aborted) return
        setCode(started?.code ?? null)
        if (!started) await pause(tryAgainAfter)
        else if (await waitUntilTyped(Date.now() + lifetime(started.expiresAt))) return
      }
    }

    async function waitUntilTyped(until: number): Promise<boolean> {
      const source = new EventSource('/api/screen/pairing/live')
      const typed = new Promise<void>((resolve) => source.addEventListener('paired', () => resolve()))
      try {
        while (Date.now() < until && !stopping.signal.aborted) {
          await Promise.race([typed, pause(Math.min(askAgainAfter, until - Date.now()))])
          const view = await call(screenApi.finishPairing).catch(() => null)
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

/** Milliseconds; by the server's clock, as near as this device's is to it, and never longer than a quarter hour. */
function lifetime(expiresAt: string): number {
  const margin = 30_000
  return Math.min(Math.max(Date.parse(expiresAt) - Date.now() - margin, 60_000), 14 * 60_000)
}
