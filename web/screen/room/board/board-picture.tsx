import { useEffect, useRef } from 'react'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { useWords } from '../language/use-words.ts'
import { afterPaint } from '../scenes/after-paint.ts'
import { useDrawnPicture } from '../scenes/picture/use-drawn-picture.ts'
import { firstName } from '../scenes/words/first-name.ts'
import { useFit } from '../scenes/words/use-fit.ts'
import { useScreenSize } from '../scenes/words/use-screen-size.ts'

type BoardPictureProps = {
  item: ScreenItem
  view: ScreenView
  onShown: (item: ScreenItem) => void
  onBroken: (item: ScreenItem) => void
}

/** The one picture, whole, with its caption. */
export function BoardPicture({ item, view, onShown, onBroken }: BoardPictureProps) {
  const words = useWords()
  const sharp = useRef<HTMLCanvasElement>(null)
  const soft = useRef<HTMLCanvasElement>(null)
  const { width } = useScreenSize()
  const isDrawn = useDrawnPicture({
    deviceId: view.deviceId,
    item,
    sharp,
    soft,
    width: width / 2,
    onBroken: () => onBroken(item),
  })
  const latest = useRef(() => onShown(item))
  latest.current = () => onShown(item)
  useEffect(() => (isDrawn ? afterPaint(() => latest.current()) : undefined), [isDrawn])
  const { ref: fitted } = useFit<HTMLElement>(`${words.language} ${item.title}`)
  const caption = item.title || words.pictureFrom(item.sender && firstName(item.sender.name))
  return (
    <figure className={isDrawn ? 'board-picture' : 'board-picture waiting'}>
      <canvas ref={soft} hidden />
      <canvas ref={sharp} role="img" aria-label={caption} />
      <figcaption ref={fitted} className="fits">
        <span dir="auto" className="clamped">
          {caption}
        </span>
      </figcaption>
    </figure>
  )
}
