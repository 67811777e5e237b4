import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { dropPicture, readPicture } from '../../offline/pictures.ts'
import { decodePicture } from './decode-picture.ts'
import { clearPicture, drawPicture } from './draw-picture.ts'
import { shadePicture } from './shade.ts'

type Drawing = {
  deviceId: string
  item: ScreenItem
  sharp: RefObject<HTMLCanvasElement | null>
  soft: RefObject<HTMLCanvasElement | null>
  /** In CSS pixels. */
  width: number
  onBroken: () => void
}

/** Draws the item's picture on both canvases, again where it becomes larger. True when it is drawn. */
export function useDrawnPicture(drawing: Drawing): boolean {
  const { deviceId, item, sharp, soft } = drawing
  const pixels = Math.ceil(drawing.width * (window.devicePixelRatio || 1))
  const [isDrawn, setDrawn] = useState(false)
  const drawnPixels = useRef(0)
  const latest = useRef(drawing)
  latest.current = drawing

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each delivery and size
  useEffect(() => {
    if (pixels <= drawnPixels.current) return
    let isOver = false
    draw().catch(() => !isOver && drawnPixels.current === 0 && latest.current.onBroken())
    return () => {
      isOver = true
    }

    async function draw() {
      const blob = await readPicture(deviceId, item)
      const picture = await decodePicture(blob, pixels).catch(async (error) => {
        await dropPicture(deviceId, item)
        throw error
      })
      if (isOver || !sharp.current || !soft.current) return
      drawPicture(picture, { sharp: sharp.current, soft: soft.current }, pixels)
      shadePicture(sharp.current)
      drawnPixels.current = pixels
      setDrawn(true)
    }
  }, [deviceId, item.deliveryId, pixels])

  useEffect(() => {
    const canvases = [sharp.current, soft.current]
    return () => canvases.forEach(clearPicture)
  }, [sharp, soft])
  return isDrawn
}
