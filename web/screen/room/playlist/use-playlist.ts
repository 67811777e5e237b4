import { useEffect, useReducer, useRef } from 'react'
import type { ScreenItem } from '#contract/screen-view.ts'
import { localState } from '../offline/local-state.ts'
import { isReading } from '../sound/reading.ts'
import { serverNow } from '../time/server-clock.ts'
import { type Direction, step } from './browse.ts'
import { advance, afterFailure, afterTouch, startCatchUp } from './playlist.ts'
import { initialShowing, type Showing } from './showing.ts'

type Change = { items: ScreenItem[] } & (
  | { type: 'time'; hasFavourites: boolean }
  | { type: 'touch' | 'press' | 'morning' }
  | { type: 'step'; to: Direction; from: string | null }
  | { type: 'failure'; deliveryId: string }
)

type Circumstances = {
  isDark: boolean
  isDim: boolean
  /** Something covers the screen. */
  isCovered: boolean
  hasFavourites: boolean
}

/** What is on the screen now, and the events that change it. Nothing changes while it `isDark` or `isCovered`. */
export function usePlaylist(items: ScreenItem[], { isDark, isDim, isCovered, hasFavourites }: Circumstances) {
  const [showing, dispatch] = useReducer(reduce, null, () => initialShowing(localState.absence.read()))
  const latest = useRef(items)
  latest.current = items

  const isNight = isDark || isDim
  const wasNight = useRef(isNight)
  useEffect(() => {
    if (wasNight.current && !isNight) dispatch({ type: 'morning', items: latest.current })
    wasNight.current = isNight
  }, [isNight])

  useEffect(() => {
    if (isDark || isCovered) return
    const pass = () => dispatch({ type: 'time', items, hasFavourites })
    pass()
    // Every second, not one timer for the next change: it would be wrong after a sleep or a clock change.
    const timer = setInterval(pass, 1000)
    return () => clearInterval(timer)
  }, [items, isDark, isCovered, hasFavourites])

  const { missed, touchedAt } = showing
  useEffect(() => void localState.absence.write({ missed, touchedAt }), [missed, touchedAt])
  return {
    showing,
    touch: (isOnButton: boolean) => dispatch({ type: isOnButton ? 'press' : 'touch', items: latest.current }),
    /** Goes back or forth from the delivery that was on the screen when somebody began to move. */
    step: (to: Direction, from: string | null) => dispatch({ type: 'step', to, from, items: latest.current }),
    fail: (deliveryId: string) => dispatch({ type: 'failure', deliveryId, items: latest.current }),
  }
}

function reduce(showing: Showing, change: Change): Showing {
  const now = serverNow()
  const { items } = change
  switch (change.type) {
    case 'time':
      return advance(now, showing, items, {
        hasFavourites: change.hasFavourites,
        isRead: isReading(showing.deliveryId),
      })
    case 'touch':
      return afterTouch(now, showing, items, false)
    case 'press':
      return afterTouch(now, showing, items, true)
    case 'morning':
      return startCatchUp(now, showing, items)
    case 'step':
      return step(now, showing, items, change)
    case 'failure':
      return afterFailure(showing, change.deliveryId)
  }
}
