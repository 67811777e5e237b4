import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ScreenItem } from '#contract/screen.ts'
import { readPicture } from '../../offline/pictures.ts'
import { decodePicture } from './decode-picture.ts'
import { drawSoft, drawWhole } from './draw-picture.ts'

type Drawing = {
  deviceId: string
  item: ScreenItem
  whole: RefObject<HTMLCanvasElement | null>
  soft: RefObject<HTMLCanvasElement | null>
  /** Pixels of the layout; undefined until it is known. */
  width: number | undefined
  onBroken: () => void
}

/** Draws the picture from this device's copy, or the server's; true when it is there. */
export function useDrawnPicture(drawing: Drawing): boolean {
  const [isDrawn, setDrawn] = useState(false)
  const latest = useRef(drawing)
  latest.current = drawing
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each delivery
  useEffect(() => {
    let isGone = false
    draw().catch(() => !isGone && latest.current.onBroken())
    return () => {
      isGone = true
    }

    async function draw() {
      const picture = await decodePicture(await readPicture(latest.current.deviceId, latest.current.item))
      const { whole, soft, width } = latest.current
      if (whole.current && soft.current) {
        drawWhole(picture, whole.current, width)
        drawSoft(picture, soft.current)
        setDrawn(true)
      }
      picture.close()
    }
  }, [drawing.deviceId, drawing.item.deliveryId])
  return isDrawn
}
