import { useEffect, useRef } from 'react'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { layoutOf } from '../picture/layout.ts'
import { useDrawnPicture } from '../picture/use-drawn-picture.ts'
import { useScreenSize } from '../words/use-screen-size.ts'

type NotePictureProps = { item: ScreenItem; view: ScreenView; onEnded: () => void }

/** The picture behind the words of a note. The note is shown without it where it cannot be had. */
export function NotePicture({ item, view, onEnded }: NotePictureProps) {
  const sharp = useRef<HTMLCanvasElement>(null)
  const soft = useRef<HTMLCanvasElement>(null)
  const { drawnWidth } = layoutOf(item.picture ?? { width: 4, height: 3 }, useScreenSize())
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
      <canvas ref={sharp} className="picture behind" aria-hidden />
    </>
  )
}
