import { useRef } from 'react'
import { useWords } from '../language/use-words.ts'
import { AnswerBar } from './answer-bar.tsx'
import { Caption } from './caption.tsx'
import { useDrawnPicture } from './picture/use-drawn-picture.ts'
import { useFittedSize } from './picture/use-fitted-size.ts'
import type { ItemSceneProps } from './scene.ts'
import { useSceneReady } from './use-scene-ready.ts'

/** The whole picture, never cropped, on a soft copy of its own colours, with its caption and the answers. */
export function PictureScene({ item, view, onBroken, onShown, ...scene }: ItemSceneProps) {
  const words = useWords()
  const sharp = useRef<HTMLCanvasElement>(null)
  const soft = useRef<HTMLCanvasElement>(null)
  const { width = 4, height = 3 } = item.picture ?? {}
  const [frame, size] = useFittedSize(width / height)
  const isDrawn = useDrawnPicture({
    deviceId: view.deviceId,
    item,
    sharp,
    soft,
    width: size?.width,
    onBroken: () => onBroken(item),
  })
  useSceneReady(scene, isDrawn, () => onShown(item))
  return (
    <main className={`picture-scene ${width < height * 0.95 ? 'tall' : 'wide'}`}>
      <canvas ref={soft} className="soft" aria-hidden />
      <div className="veil" />
      <div ref={frame} className="frame">
        <canvas
          ref={sharp}
          role="img"
          aria-label={item.title ?? words.pictureFrom(item.sender?.name ?? null)}
          className="picture"
          style={size}
        />
      </div>
      <Caption item={item} timeZone={view.timeZone} />
      <AnswerBar item={item} />
    </main>
  )
}
