import { useEffect, useState } from 'react'
import type { ScreenItem, ScreenView } from '#contract/screen.ts'
import { ApiError } from '../../../platform/api.ts'
import { forgetKept, keep, kept } from '../offline/local-state.ts'
import { forgetPictures, keepPictures } from '../offline/pictures.ts'
import { noticeRelease } from '../offline/release.ts'
import { ask } from './api.ts'
import { listen } from './live-stream.ts'
import { sendAll, whenSent, withReports } from './outbox.ts'

export type Connection =
  | { state: 'starting' }
  | { state: 'unpaired'; note: string | null }
  | { state: 'revoked' }
  | { state: 'paired'; view: ScreenView; isOnline: boolean }

/** Milliseconds; longer and longer while the server is silent. */
const pauses = [2000, 3000, 5000, 8000, 15_000]

/** Who this screen is and what it shows; recovers by itself from everything but being removed. */
export function useConnection() {
  const [connection, setConnection] = useState<Connection>(asLeft)
  const [line] = useState(() => openLine(setConnection))
  useEffect(() => void line.start(), [line])
  const isPaired = connection.state === 'paired'
  useEffect(() => {
    if (!isPaired) return
    window.addEventListener('online', line.look)
    const stop = listen({ onChange: line.look, onLost: line.lost, onRevoked: line.end })
    return () => {
      window.removeEventListener('online', line.look)
      stop()
    }
  }, [isPaired, line])
  return { connection, ...line }
}

/** What was on this screen is there again at once, before anything was asked. */
function asLeft(): Connection {
  const view = kept<ScreenView>('view')
  return view?.items ? { state: 'paired', view: withReports(view), isOnline: true } : { state: 'starting' }
}

function openLine(setConnection: (change: Connection | ((now: Connection) => Connection)) => void) {
  /** Counts up when what is under way is no news any more. */
  let era = 0
  let isLooking = false
  let shallLookAgain = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  whenSent(replace)

  async function start() {
    const token = takeLink()
    if (!token) return look()
    try {
      show(await ask('openLink', { body: { token } }))
    } catch (error) {
      await look()
      const note = error instanceof ApiError ? error.sentence : null
      setConnection((now) => (now.state === 'unpaired' ? { state: 'unpaired', note } : now))
    }
  }

  /** Asks for the view, one question at a time. */
  async function look() {
    shallLookAgain = isLooking
    if (isLooking) return
    isLooking = true
    do {
      shallLookAgain = false
      await lookOnce()
    } while (shallLookAgain)
    isLooking = false
  }

  async function lookOnce() {
    clearTimeout(timer)
    const mine = era
    try {
      const view = await ask('view')
      if (mine === era) show(view)
    } catch (error) {
      if (mine !== era) return
      if (error instanceof ApiError && error.status === 401) return kept('view') ? end() : startAgain()
      lost()
      timer = setTimeout(look, pauses[Math.min(failures++, pauses.length - 1)])
    }
  }

  function show(view: ScreenView) {
    if (kept<ScreenView>('view')?.deviceId !== view.deviceId) forget()
    failures = 0
    keep('view', view)
    setConnection({ state: 'paired', view: withReports(view), isOnline: true })
    void keepPictures(view.deviceId, view.items)
    void sendAll()
    noticeRelease(view.release)
  }

  /** The server knows more of one item now; so does what is kept here. */
  function replace(item: ScreenItem) {
    const view = kept<ScreenView>('view')
    if (!view?.items) return
    const items = view.items.map((one) => (one.deliveryId === item.deliveryId ? item : one))
    keep('view', { ...view, items })
    setConnection((now) => (now.state === 'paired' ? { ...now, view: { ...now.view, items } } : now))
  }

  function lost() {
    setConnection((now) => (now.state === 'paired' ? { ...now, isOnline: false } : now))
  }

  /** The family has removed this screen: blank at once, and nothing of theirs stays here. */
  function end() {
    era++
    clearTimeout(timer)
    setConnection({ state: 'revoked' })
    forget()
  }

  function startAgain() {
    setConnection({ state: 'unpaired', note: null })
  }

  return { start, look, show, lost, end, startAgain }
}

function forget() {
  forgetKept()
  forgetPictures()
}

/** The one-time link that this page was opened with; taken out of the address at once. */
function takeLink(): string | null {
  const [, token] = /^#open=(.+)$/.exec(location.hash) ?? []
  if (token) history.replaceState(null, '', location.pathname)
  return token ?? null
}
