import { useEffect, useMemo, useState } from 'react'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { serverNow } from '../time/server-clock.ts'
import { localDate } from '../time/wall-clock.ts'
import { hasEnded, itemsAt, showableItems } from './showable.ts'

/** Milliseconds until a picture that failed to load is tried again. */
const retryAfter = 60_000

/** The items that can be shown at `now` (epoch milliseconds), and a function that leaves one out for a while. */
export function useShowable(
  view: ScreenView,
  isOnline: boolean,
  now: number,
): [ScreenItem[], skip: (deliveryId: string) => void] {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    // Online again: every picture is tried again.
    if (isOnline) setFailed(new Set())
  }, [isOnline])
  const today = localDate(now, view.timeZone)
  const endedCount = useEndedCount(view.items)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more note has ended
  const items = useMemo(
    () => showableItems(itemsAt(view.items, serverNow(), today), failed, isOnline),
    [view.items, endedCount, today, failed, isOnline],
  )
  function skip(deliveryId: string) {
    setFailed((before) => new Set([...before, deliveryId]))
    setTimeout(
      () => setFailed((before) => new Set([...before].filter((id) => id !== deliveryId))),
      retryAfter,
    )
  }
  return [items, skip]
}

/** How many notes have ended. It looks every second: they go at once. */
function useEndedCount(items: ScreenItem[]): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const notes = items.filter(({ endsAt }) => endsAt)
    if (notes.length === 0) return
    const look = () => setCount(notes.filter((note) => hasEnded(note, serverNow())).length)
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [items])
  return count
}
