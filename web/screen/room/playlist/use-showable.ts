import { useEffect, useMemo, useState } from 'react'
import type { ScreenItem, ScreenView } from '#contract/screen-view.ts'
import { showableItems } from './showable.ts'

/** Milliseconds until a picture that failed to load is tried again. */
const retryAfter = 60_000

/** The items that can be shown, and a function that leaves one out for a while. */
export function useShowable(
  view: ScreenView,
  isOnline: boolean,
): [ScreenItem[], skip: (deliveryId: string) => void] {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    // Online again: every picture is tried again.
    if (isOnline) setFailed(new Set())
  }, [isOnline])
  const items = useMemo(() => showableItems(view.items, failed, isOnline), [view.items, failed, isOnline])
  function skip(deliveryId: string) {
    setFailed((before) => new Set([...before, deliveryId]))
    setTimeout(
      () => setFailed((before) => new Set([...before].filter((id) => id !== deliveryId))),
      retryAfter,
    )
  }
  return [items, skip]
}
