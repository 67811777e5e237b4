import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { ApiError } from '../../../platform/server/api.ts'
import { forgetLocalState, localState } from '../offline/local-state.ts'
import { onPictureLost, removePictures, syncPictures } from '../offline/pictures.ts'
import { noteRelease } from '../offline/release.ts'
import { isTimeKnown } from '../time/server-clock.ts'
import { callServer } from './api.ts'
import { onReport, sendReports, withReports } from './outbox.ts'

export type Connection =
  | { state: 'starting' }
  | { state: 'unpaired'; isLinkGone: boolean }
  | { state: 'revoked' }
  | { state: 'paired'; view: ScreenView; isOnline: boolean }

type SetConnection = (change: Connection | ((before: Connection) => Connection)) => void

/** Milliseconds between attempts while the server does not answer. */
const backoff = [2000, 3000, 5000, 8000, 15_000]

/** The view of the last visit, so that the screen is not blank before the server has answered. */
export function initialConnection(): Connection {
  const view = localState.view.read()
  return view ? { state: 'paired', view: withReports(view), isOnline: true } : { state: 'starting' }
}

/** Reads the view, keeps it on this device, and reports each change of state to `setConnection`. */
export function openConnection(setConnection: SetConnection) {
  /** Incremented to ignore answers to calls and reports that were under way when the screen was revoked. */
  let generation = 0
  let failures = 0
  /** How many views were shown, and `now` of the last one. */
  let views = 0
  let newest = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const refresh = oneAtATime(readView)

  onReport(beginReport, refresh)

  // An event may bring the view where calls do not get through: what is shown then is tried again when they do.
  onPictureLost(() => localState.deviceId.read() && retryLater())

  async function start() {
    const token = takeLinkToken()
    if (!token) return refresh()
    try {
      show(await callServer('openLink', { body: { token } }))
    } catch (error) {
      await refresh()
      const isLinkGone = error instanceof ApiError && error.code === 'link_gone'
      setConnection((before) => (before.state === 'unpaired' ? { state: 'unpaired', isLinkGone } : before))
    }
  }

  async function readView() {
    clearTimeout(timer)
    const call = beginCall()
    try {
      const view = await callServer('view')
      if (call.isOver()) return
      if (call.isOvertaken(view.now)) void refresh()
      else show(view)
    } catch (error) {
      if (call.isOver()) return
      if (error instanceof ApiError && error.code === 'unauthorized')
        return localState.deviceId.read() ? revoke() : startAgain()
      retryLater()
    }
  }

  function retryLater() {
    markOffline()
    clearTimeout(timer)
    timer = setTimeout(refresh, backoff[Math.min(failures++, backoff.length - 1)])
  }

  /** Called when a report is sent. Returns what takes its answer. Where a newer view came before that, the view is read again. */
  function beginReport() {
    const call = beginCall()
    return (answer: ScreenItem | ScreenView) => {
      if (call.isOver()) return
      const isView = 'items' in answer
      const isOvertaken = call.isOvertaken(isView ? answer.now : '')
      if (!isView) replaceItem(answer)
      else if (!isOvertaken) show(answer)
      if (isOvertaken) void refresh()
    }
  }

  function beginCall() {
    const [startedIn, before] = [generation, views]
    return {
      /** The screen was removed meanwhile. */
      isOver: () => startedIn !== generation,
      /** A view newer than this `now` was shown since the call began. One that was shown before that is older, whatever its clock. */
      isOvertaken: (now: string) => views !== before && now < newest,
    }
  }

  /**
   * Takes what an event brings: the view, if it was read after the one that is shown. Otherwise, and while the time is not
   * known, a call is made.
   */
  function hear(view?: ScreenView, readFrom = '') {
    const shown = localState.view.read()
    if (!view || shown?.deviceId !== view.deviceId || readFrom < shown.now || !isTimeKnown()) return refresh()
    show(view)
  }

  function show(view: ScreenView) {
    // A broken cache may answer with an item.
    if (!view.items) throw new Error('no view')
    const known = localState.deviceId.read()
    if (known !== null && known !== view.deviceId) forgetEverything()
    failures = 0
    views++
    newest = view.now
    localState.deviceId.write(view.deviceId)
    localState.view.write(view)
    setConnection({ state: 'paired', view: withReports(view), isOnline: true })
    void syncPictures(view.deviceId, view.items)
    void sendReports()
    noteRelease(view.release)
  }

  /** Takes the item as the server returned it into the kept view and the shown one. */
  function replaceItem(item: ScreenItem) {
    const view = localState.view.read()
    if (!view) return
    const items = view.items.map((old) => (old.deliveryId === item.deliveryId ? item : old))
    localState.view.write({ ...view, items })
    setConnection((before) =>
      before.state === 'paired' ? { ...before, view: { ...before.view, items } } : before,
    )
  }

  function markOffline() {
    setConnection((before) => (before.state === 'paired' ? { ...before, isOnline: false } : before))
  }

  /** The family has removed this screen: it goes blank at once, and nothing of theirs stays on the device. */
  function revoke() {
    generation++
    clearTimeout(timer)
    setConnection({ state: 'revoked' })
    forgetEverything()
  }

  function startAgain() {
    setConnection({ state: 'unpaired', isLinkGone: false })
    forgetEverything()
  }

  return { start, refresh, hear, show, markOffline, revoke, startAgain }
}

/** Calls during a run are answered with one more run after it. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  let isRequested = false
  return async () => {
    isRequested = true
    if (isRunning) return
    isRunning = true
    while (isRequested) {
      isRequested = false
      await run()
    }
    isRunning = false
  }
}

function forgetEverything() {
  forgetLocalState()
  removePictures()
}

/** The token of the one-time link that opened the page. It is removed from the address at once. */
function takeLinkToken(): string | null {
  const [, token] = /^#open=(.+)$/.exec(location.hash) ?? []
  if (token) history.replaceState(null, '', location.pathname)
  return token ?? null
}
