import { useRef, useState } from 'react'
import type { ScreenItem } from '#contract/screen.ts'
import { AnswerBar } from './answer-bar.tsx'
import { Caption } from './caption.tsx'
import type { ItemSceneProps } from './scenes.tsx'
import { drawSoft } from './soft-focus.ts'
import { useFit } from './use-fit.ts'
import { useLocalPicture } from './use-local-picture.ts'
import { useReady } from './use-ready.ts'

/**
 * The whole picture, never cropped, in the light of its own colours; what it is, who sent it and the
 * answers stay as long as it does.
 */
export function PictureScene({ item, view, onBroken, onShown, ...scene }: ItemSceneProps) {
  const [isDecoded, setDecoded] = useState(false)
  const soft = useRef<HTMLCanvasElement>(null)
  const url = useLocalPicture(view.deviceId, item, () => onBroken(item))
  const { width = 4, height = 3 } = item.picture ?? {}
  const [frame, size] = useFit(width / height)
  useReady(scene, isDecoded, () => onShown(item))

  async function decode(image: HTMLImageElement) {
    try {
      await image.decode()
      if (soft.current) drawSoft(image, soft.current)
      setDecoded(true)
    } catch {
      onBroken(item)
    }
  }

  return (
    <main className={`picture-scene ${width < height * 0.95 ? 'tall' : 'wide'}`}>
      <canvas ref={soft} className="soft" aria-hidden />
      <div className="veil" />
      <div ref={frame} className="frame">
        {url && (
          <img
            src={url}
            alt={altOf(item)}
            className="picture"
            style={size}
            onLoad={(event) => void decode(event.currentTarget)}
            onError={() => onBroken(item)}
          />
        )}
      </div>
      <Caption item={item} timeZone={view.timeZone} />
      <AnswerBar item={item} />
    </main>
  )
}

function altOf({ title, sender }: ScreenItem): string {
  return title ?? `A picture${sender ? ` from ${sender.name}` : ''}`
}
