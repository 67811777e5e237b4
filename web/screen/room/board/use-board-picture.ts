import { useEffect, useRef, useState } from 'react'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { serverNow } from '../time/server-clock.ts'
import { choosePicture, type OnBoard } from './choose-picture.ts'

/** The picture that is on the board; null for none. */
export function useBoardPicture({ items, timeZone }: ScreenView, now: number): ScreenItem | null {
  const [onBoard, setOnBoard] = useState<OnBoard | null>(null)
  const seen = useRef(new Set<string>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen again as time passes
  useEffect(() => {
    const next = choosePicture(onBoard, items, { now: serverNow(), timeZone, seen: seen.current })
    if (next) seen.current.add(next.deliveryId)
    setOnBoard(next)
  }, [items, timeZone, now])
  return items.find(({ deliveryId }) => deliveryId === onBoard?.deliveryId) ?? null
}
