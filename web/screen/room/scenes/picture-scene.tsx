import { useRef } from 'react'
import type { ScreenItem } from '#contract/screen.ts'
import { AnswerBar } from './answer-bar.tsx'
import { Caption } from './caption.tsx'
import { useDrawnPicture } from './picture/use-drawn-picture.ts'
import { useFit } from './picture/use-fitted-size.ts'
import type { ItemSceneProps } from './scenes.tsx'
import { useReady } from './use-scene-ready.ts'

/**
 * The whole picture, never cropped, in the light of its own colours; what it is, who sent it and the
 * answers stay as long as it does.
 */
export function PictureScene({ item, view, onBroken, onShown, ...scene }: ItemSceneProps) {
  const whole = useRef<HTMLCanvasElement>(null)
  const soft = useRef<HTMLCanvasElement>(null)
  const { width = 4, height = 3 } = item.picture ?? {}
  const [frame, size] = useFit(width / height)
  const isDrawn = useDrawnPicture({
    deviceId: view.deviceId,
    item,
    whole,
    soft,
    width: size?.width,
    onBroken: () => onBroken(item),
  })
  useReady(scene, isDrawn, () => onShown(item))
  return (
    <main className={`picture-scene ${width < height * 0.95 ? 'tall' : 'wide'}`}>
      <canvas ref={soft} className="soft" aria-hidden />
      <div className="veil" />
      <div ref={frame} className="frame">
        <canvas ref={whole} role="img" aria-label={nameOf(item)} className="picture" style={size} />
      </div>
      <Caption item={item} timeZone={view.timeZone} />
      <AnswerBar item={item} />
    </main>
  )
}

function nameOf({ title, sender }: ScreenItem): string {
  return title ?? `A picture${sender ? ` from ${sender.name}` : ''}`
}
