import { useCallback, useEffect, useRef, useState } from 'react'
import { type ScreenView, screenApi } from '#contract/screen.ts'
import { ApiError, call } from '../../platform/api.ts'
import { inOrder } from './in-order.ts'
import { forgetReports, sendAll } from './outbox.ts'

export type Connection =
  | { state: 'starting' }
  | { state: 'unpaired'; note: string | null }
  | { state: 'revoked' }
  | { state: 'paired'; view: ScreenView; isOnline: boolean }

const tryAgainAfter = 4000

/** Who this screen is and what it shows; recovers by itself from everything but being removed. */
export function useConnection() {
  const [connection, setConnection] = useState<Connection>({ state: 'starting' })
  const wasPaired = useRef(false)
  const [order] = useState(inOrder)

  const show = useCallback(
    (view: ScreenView, question = order.ask()) => {
      if (!order.isNews(question)) return
      wasPaired.current = true
      setConnection({ state: 'paired', view, isOnline: true })
    },
    [order],
  )

  const refresh = useCallback(async () => {
    const question = order.ask()
    try {
      show(await call(screenApi.view), question)
      void sendAll()
      return true
    } catch (error) {
      if (!order.isNews(question)) return false
      if (error instanceof ApiError && error.status === 401) {
        if (wasPaired.current) forgetReports()
        setConnection(wasPaired.current ? { state: 'revoked' } : { state: 'unpaired', note: null })
        return false
      }
      setConnection((now) => (now.state === 'paired' ? { ...now, isOnline: false } : now))
      setTimeout(refresh, tryAgainAfter)
      return false
    }
  }, [order, show])

  useEffect(() => {
    void start()
    async function start() {
      const link = takeLink()
      if (!link) return refresh()
      const question = order.ask()
      try {
        show(await call(screenApi.openLink, { body: { token: link } }), question)
      } catch (error) {
        if (await refresh()) return
        const note = error instanceof ApiError ? error.sentence : null
        setConnection((now) => (now.state === 'unpaired' ? { state: 'unpaired', note } : now))
      }
    }
  }, [order, refresh, show])

  const isPaired = connection.state === 'paired'
  useEffect(() => {
    if (!isPaired) return
    return listen({
      onChange: () => void refresh(),
      onLost: () => setConnection((now) => (now.state === 'paired' ? { ...now, isOnline: false } : now)),
      onRevoked() {
        order.overtake()
        forgetReports()
        setConnection({ state: 'revoked' })
      },
    })
  }, [isPaired, order, refresh])

  return { connection, show, startAgain: () => setConnection({ state: 'unpaired', note: null }) }
}

type Listeners = { onChange: () => void; onLost: () => void; onRevoked: () => void }

/** The screen's own stream; opened again for as long as the screen is one. */
export function listen({ onChange, onLost, onRevoked }: Listeners): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let source = open()

  function open() {
    const fresh = new EventSource('/api/screen/live')
    fresh.addEventListener('open', (event) => {
      // The server's word that it listens from here on. The browser's own event has the same name.
      if (event instanceof MessageEvent) onChange()
    })
    fresh.addEventListener('changed', onChange)
    fresh.addEventListener('revoked', onRevoked)
    fresh.addEventListener('error', () => {
      onLost()
      if (fresh.readyState !== EventSource.CLOSED) return
      // Refused: the view says whether this is a screen still.
      onChange()
      timer = setTimeout(() => {
        source = open()
      }, tryAgainAfter)
    })
    return fresh
  }

  return () => {
    clearTimeout(timer)
    source.close()
  }
}

/** The one-time link that this page was opened with; taken out of the address at once. */
function takeLink(): string | null {
  const [, token] = /^#open=(.+)$/.exec(location.hash) ?? []
  if (token) history.replaceState(null, '', location.pathname)
  return token ?? null
}
