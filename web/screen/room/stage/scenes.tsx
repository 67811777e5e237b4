import { useEffect, useRef, useState } from 'react'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { isSong } from '../offline/pictures.ts'
import { useCode } from '../offline/use-code.ts'
import { DayScene } from '../scenes/day/day-scene.tsx'
import type { ItemSceneProps } from '../scenes/scene.ts'
import { PictureScene } from '../scenes/sent/picture-scene.tsx'

const day = 'day'
const loadWords = () => import('../scenes/sent/message-scene.tsx')
const loadClip = () => import('../scenes/sent/clip-scene.tsx')
/** Without a network, after an upgrade, the code of the film is not to be had: its poster is a picture as any other. */
const asPicture = { ClipScene: PictureScene }
const loadVoice = () => import('../scenes/sent/voice-scene.tsx')
/** Milliseconds; a little longer than the animation in scenes.css. */
const fadeLasts = 900

type ScenesProps = {
  view: ScreenView
  /** Null: the day. */
  deliveryId: string | null
  /** Whether all answers to the scene on top are offered, or only the heart. */
  isInReach: boolean
  onShown: (item: ScreenItem) => void
  onBroken: (item: ScreenItem) => void
}

/**
 * Crossfades from one scene to the next as soon as the next is ready. A scene is one element, so a
 * caption is never shown with another picture. A scene whose item was taken back is removed at once.
 */
export function Scenes({ view, deliveryId, isInReach, onShown, onBroken }: ScenesProps) {
  const wanted = deliveryId ?? day
  const { top, below, raise } = useCrossfade(day)
  const hasFilm = view.items.some(({ film }) => film)
  // Of what is said in words, at once after the first view: offline it could not be had when it is wanted.
  const code = {
    ...useCode(loadWords, true, wanted),
    ...useCode(loadVoice, true, wanted),
    ...useCode(loadClip, hasFilm, wanted, asPicture),
  }
  const itemOf = (key: string) => view.items.find((item) => item.deliveryId === key)
  const exists = (key: string) => key === day || itemOf(key) !== undefined
  // The day is the fallback while no other scene can be shown.
  const fallback = exists(top) ? [] : [day]
  const fading = below === null ? [] : [below]
  const keys = [...new Set([...fallback, ...fading, top, wanted])].filter(exists)
  return keys.map((key) => {
    const item = itemOf(key)
    const isTop = key === top || !exists(top)
    const state = isTop ? 'top' : key === below ? 'below' : 'waiting'
    const scene = { view, isWanted: key === wanted, onReady: () => raise(key), onShown, onBroken }
    return (
      <div key={key} className={`scene ${state}`} aria-hidden={!isTop} inert={!isTop}>
        {item ? (
          <ItemScene {...scene} item={item} isInReach={isInReach} code={code} />
        ) : (
          <DayScene {...scene} />
        )}
      </div>
    )
  })
}

type Code = Awaited<ReturnType<typeof loadWords>> &
  Awaited<ReturnType<typeof loadVoice>> &
  Awaited<ReturnType<typeof loadClip>>
/** `code`: what has been loaded of it. */
type ItemProps = ItemSceneProps & { code: Partial<Code> }

function ItemScene({ isInReach, code, ...scene }: ItemProps) {
  // A scene that fades out stays as it is.
  const held = useRef(isInReach)
  if (scene.isWanted) held.current = isInReach
  const Scene = sceneOf(scene.item, code)
  return Scene && <Scene {...scene} isInReach={held.current} />
}

function sceneOf(item: ScreenItem, { MessageScene, VoiceScene, ClipScene }: Partial<Code>) {
  const { kind, picture, film } = item
  if (kind === 'voice' || isSong(item)) return VoiceScene
  if (film && picture) return ClipScene
  return picture && kind !== 'note' ? PictureScene : MessageScene
}

/** The scene on top, and the one below it while the new one fades in. */
function useCrossfade(first: string) {
  const [top, setTop] = useState(first)
  const [below, setBelow] = useState<string | null>(null)
  const current = useRef(top)
  useEffect(() => {
    if (below === null) return
    const timer = setTimeout(() => setBelow(null), fadeLasts)
    return () => clearTimeout(timer)
  }, [below])

  function raise(key: string) {
    if (current.current === key) return
    setBelow(current.current)
    current.current = key
    setTop(key)
  }

  return { top, below, raise }
}
