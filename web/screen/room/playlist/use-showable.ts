import { useEffect, useMemo, useState } from 'react'
import type { ScreenItem, ScreenView } from '#contract/screen.ts'
import { showable } from './showable.ts'

const brokenFor = 60_000

/** What can be shown now, and what says that one cannot: it is left out for a while. */
export function useShowable(
  view: ScreenView,
  isOnline: boolean,
): [ScreenItem[], skip: (item: ScreenItem) => void] {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    // What could not be loaded without a connection can be now.
    if (isOnline) setBroken(new Set())
  }, [isOnline])
  const items = useMemo(() => showable(view.items, broken, isOnline), [view.items, broken, isOnline])
  function skip({ deliveryId }: ScreenItem) {
    setBroken((before) => new Set([...before, deliveryId]))
    setTimeout(() => setBroken((before) => new Set([...before].filter((id) => id !== deliveryId))), brokenFor)
  }
  return [items, skip]
}
