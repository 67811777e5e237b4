import { useEffect, useRef, useState } from 'react'
import type { ScreenItem, ScreenView } from '#contract/screen.ts'
import { CardScene } from './card-scene.tsx'
import { DayCard } from './day-scene.tsx'
import { PictureScene } from './picture-scene.tsx'

const day = 'day'
const fades = 900

type ScenesProps = {
  view: ScreenView
  /** Null: the day card. */
  deliveryId: string | null
  onShown: (item: ScreenItem) => void
  onBroken: (item: ScreenItem) => void
}

/**
 * One scene fades into the next when that one is ready to be seen, whole: what it says, and who it is
 * from, never stand beside another picture. What was taken back is gone at once.
 */
export function Scenes({ view, deliveryId, onShown, onBroken }: ScenesProps) {
  const wanted = deliveryId ?? day
  const [top, setTop] = useState(day)
  const [below, setBelow] = useState<string | null>(null)
  const present = useRef(top)
  useEffect(() => {
    if (below === null) return
    const timer = setTimeout(() => setBelow(null), fades)
    return () => clearTimeout(timer)
  }, [below])

  function rise(key: string) {
    if (present.current === key) return
    setBelow(present.current)
    present.current = key
    setTop(key)
  }

  const itemOf = (key: string) => view.items.find((item) => item.deliveryId === key)
  const isThere = (key: string) => key === day || itemOf(key) !== undefined
  // There is always something to see: the day, while nothing else can be.
  const keys = [...new Set([isThere(top) ? '' : day, below ?? '', top, wanted])].filter(
    (key) => key !== '' && isThere(key),
  )
  return keys.map((key) => {
    const item = itemOf(key)
    const isTop = key === top || !isThere(top)
    const state = isTop ? 'top' : key === below ? 'below' : 'waiting'
    const scene = { view, isWanted: key === wanted, onReady: () => rise(key), onShown, onBroken }
    return (
      <div key={key} className={`scene ${state}`} aria-hidden={!isTop} inert={!isTop}>
        {!item && <DayCard {...scene} />}
        {item?.picture && <PictureScene {...scene} item={item} />}
        {item && !item.picture && <CardScene {...scene} item={item} />}
      </div>
    )
  })
}

/** What every scene is given; `onReady` is called when it is wanted and can be seen. */
export type SceneProps = {
  view: ScreenView
  isWanted: boolean
  onReady: () => void
  onShown: (item: ScreenItem) => void
  onBroken: (item: ScreenItem) => void
}

export type ItemSceneProps = SceneProps & { item: ScreenItem }
