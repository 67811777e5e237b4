import { useEffect, useState } from 'react'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { callServer } from '../connection/api.ts'
import { serverNow } from '../time/server-clock.ts'

const loadStream = () => import('../connection/live-stream.ts')
/** Milliseconds between two polls, in case an event of the stream was missed. */
const pollEvery = 20_000
/** Milliseconds until a call is made again after a failure. */
const retryAfter = 5000

/** The current code; null while there is none. Each code expires after some minutes and is replaced. */
export function usePairingCode(onPaired: (view: ScreenView) => void): string | null {
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => {
    const unmounting = new AbortController()
    void pair(unmounting.signal, setCode).then((view) => view && onPaired(view))
    return () => unmounting.abort()
  }, [onPaired])
  return code
}

/** Requests one code after the other until one is typed. Null: aborted. */
async function pair(signal: AbortSignal, setCode: (code: string | null) => void): Promise<ScreenView | null> {
  while (!signal.aborted) {
    const pairing = await callServer('startPairing').catch(() => null)
    if (signal.aborted) return null
    setCode(pairing?.code ?? null)
    const view = pairing ? await waitUntilTyped(signal, pairing.expiresAt) : await sleep(signal, retryAfter)
    if (view && !signal.aborted) return view
  }
  return null
}

/** Null: the code expired, or the signal was aborted. */
async function waitUntilTyped(signal: AbortSignal, expiresAt: string): Promise<ScreenView | null> {
  const deadline = Date.now() + lifetime(expiresAt)
  let isOver = false
  let stop = () => {}
  const typed = new Promise<true>((resolve) => {
    loadStream().then(
      ({ listenForPairing }) => {
        if (!isOver) stop = listenForPairing(() => resolve(true))
      },
      () => {},
    )
  })
  let isTyped = false
  try {
    while (Date.now() < deadline && !signal.aborted) {
      if (isTyped) await sleep(signal, retryAfter)
      else isTyped = (await Promise.race([typed, sleep(signal, pollEvery)])) ?? false
      const view = await callServer('finishPairing').catch(() => null)
      if (view) return view
    }
    return null
  } finally {
    isOver = true
    stop()
  }
}

/** Milliseconds, by the server's clock as far as it is known: between one and fourteen minutes. */
function lifetime(expiresAt: string): number {
  const margin = 30_000
  return Math.min(Math.max(Date.parse(expiresAt) - serverNow() - margin, 60_000), 14 * 60_000)
}

/** Ends early when the signal is aborted. */
function sleep(signal: AbortSignal, ms: number): Promise<null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, null)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve(null)
    })
  })
}
