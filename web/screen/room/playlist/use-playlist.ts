import { useEffect, useReducer, useRef } from 'react'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { localState } from '../offline/local-state.ts'
import { serverNow } from '../time/server-clock.ts'
import { advance, afterFailure, afterTouch, type Rules, startCatchUp } from './playlist.ts'
import { isReading } from './reading.ts'
import { initialShowing, type Showing } from './showing.ts'

type Change =
  | { type: 'time' | 'touch' | 'press' | 'morning' | 'uncover' }
  | { type: 'move'; move: Move }
  | { type: 'paint' | 'failure'; deliveryId: string }

type Given = Required<Omit<Rules, 'isRead'>> & { items: ScreenItem[] }

/** Somebody goes back or forth. Its code comes with the arrows: the first view does without. */
export type Move = (now: number, showing: Showing, items: ScreenItem[], rules: { hasDay: boolean }) => Showing

type Circumstances = Omit<Given, 'items'> & {
  isDark: boolean
  isDim: boolean
  /** Something covers the screen. */
  isCovered: boolean
}

/** What is on the screen now, and the events that change it. Nothing changes while it `isDark` or `isCovered`. */
export function usePlaylist(items: ScreenItem[], circumstances: Circumstances) {
  const { isDark, isDim, isCovered } = circumstances
  const given = { items, ...circumstances }
  const [showing, dispatch] = useReducer(
    (showing: Showing, change: Change) => reduce(showing, change, given),
    null,
    () => initialShowing(localState.absence.read()),
  )

  const isNight = isDark || isDim
  const wasNight = useRef(isNight)
  useEffect(() => {
    if (wasNight.current && !isNight) dispatch({ type: 'morning' })
    wasNight.current = isNight
  }, [isNight])

  const wasCovered = useRef(false)
  if (isCovered) wasCovered.current = true
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items may change at once what is shown
  useEffect(() => {
    if (isDark || isCovered) return
    if (wasCovered.current) dispatch({ type: 'uncover' })
    wasCovered.current = false
    const pass = () => dispatch({ type: 'time' })
    pass()
    // Every second, not one timer for the next change: it would be wrong after a sleep or a clock change.
    const timer = setInterval(pass, 1000)
    return () => clearInterval(timer)
  }, [items, isDark, isCovered])

  const { missed, touchedAt } = showing
  useEffect(() => void localState.absence.write({ missed, touchedAt }), [missed, touchedAt])
  return {
    showing,
    touch: (isOnButton: boolean) => dispatch({ type: isOnButton ? 'press' : 'touch' }),
    move: (move: Move) => dispatch({ type: 'move', move }),
    paint: (deliveryId: string) => dispatch({ type: 'paint', deliveryId }),
    fail: (deliveryId: string) => dispatch({ type: 'failure', deliveryId }),
  }
}

function reduce(showing: Showing, change: Change, given: Given): Showing {
  const now = serverNow()
  const { items } = given
  switch (change.type) {
    case 'time':
      return advance(now, showing, items, { ...given, isRead: isReading(showing.deliveryId) })
    case 'touch':
      return afterTouch(now, showing, items, false)
    case 'press':
      return afterTouch(now, showing, items, true)
    case 'morning':
      return startCatchUp(now, showing, items)
    case 'uncover':
      // What comes next does not take the place of what she has just come back to.
      return { ...showing, since: now }
    case 'move':
      return change.move(now, showing, items, given)
    case 'paint':
      // Its time begins when it can be seen.
      return { ...showing, since: now, painted: change.deliveryId }
    case 'failure':
      return afterFailure(showing, change.deliveryId)
  }
}
