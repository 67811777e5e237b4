import { type CSSProperties, useEffect, useRef } from 'react'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { layoutOf } from '../picture/layout.ts'
import { useDrawnPicture } from '../picture/use-drawn-picture.ts'
import { useScreenSize } from '../words/use-screen-size.ts'

type NotePictureProps = { item: ScreenItem; view: ScreenView; onEnded: () => void }

/** The picture behind the words of a note. The note is shown without it where it cannot be had. */
export function NotePicture({ item, view, onEnded }: NotePictureProps) {
  const sharp = useRef<HTMLCanvasElement>(null)
  const soft = useRef<HTMLCanvasElement>(null)
  const picture = item.picture ?? { width: 4, height: 3 }
  const { drawnWidth } = layoutOf(picture, useScreenSize())
  const isDrawn = useDrawnPicture({
    deviceId: view.deviceId,
    item,
    sharp,
    soft,
    width: drawnWidth,
    onBroken: onEnded,
  })
  const latest = useRef(onEnded)
  latest.current = onEnded
  useEffect(() => {
    if (isDrawn) latest.current()
  }, [isDrawn])
  return (
    <>
      <canvas ref={soft} className="soft" aria-hidden />
      <canvas ref={sharp} className="picture behind" style={positionOf(item)} aria-hidden />
    </>
  )
}

/** For picture-scene.css: much of it may be cut, but never the point that matters. */
function positionOf({ picture }: ScreenItem): CSSProperties {
  const point = picture?.focalPoint
  return point ? { objectPosition: `${point.x / 10}% ${point.y / 10}%` } : {}
}
