import { useEffect, useReducer, useRef } from 'react'
import type { ScreenItem } from '#contract/screen.ts'
import { keep, kept } from '../offline/local-state.ts'
import { serverNow } from '../time/server-clock.ts'
import { atFirst, broken, type Showing, showingAt, stepped, touched, welcomed } from './playlist.ts'

type Change = {
  what: 'time' | 'touch' | 'press' | 'morning' | 'next' | 'back' | 'broken'
  items: ScreenItem[]
  id?: string
}

/** What is on the screen now, and what moves it on. While it `isDark` nothing moves. */
export function usePlaylist(items: ScreenItem[], { isDark, isDim }: { isDark: boolean; isDim: boolean }) {
  const [showing, change] = useReducer(moved, null, () => atFirst(kept('away')))
  const latest = useRef(items)
  latest.current = items
  const move = (what: Change['what'], id?: string) =>
    change({ what, items: latest.current, ...(id && { id }) })

  const isNight = isDark || isDim
  const wasNight = useRef(isNight)
  useEffect(() => {
    if (wasNight.current && !isNight) change({ what: 'morning', items: latest.current })
    wasNight.current = isNight
  }, [isNight])

  useEffect(() => {
    if (isDark) return
    change({ what: 'time', items })
    // Not a timer for the next change: clocks are set, devices sleep, and then it would never come.
    const timer = setInterval(() => change({ what: 'time', items }), 1000)
    return () => clearInterval(timer)
  }, [items, isDark])

  const { missed, touchedAt } = showing
  useEffect(() => keep('away', { missed, touchedAt }), [missed, touchedAt])
  return { showing, move }
}

function moved(showing: Showing, { what, items, id }: Change): Showing {
  const now = serverNow()
  switch (what) {
    case 'time':
      return showingAt(now, showing, items)
    case 'touch':
      return touched(now, showing, items, false)
    case 'press':
      return touched(now, showing, items, true)
    case 'morning':
      return welcomed(now, showing, items)
    case 'next':
      return stepped(now, showing, items, 1)
    case 'back':
      return stepped(now, showing, items, -1)
    case 'broken':
      return broken(showing, id ?? '')
  }
}
