import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ScreenItem } from '#contract/screen-view.ts'
import { dropPicture, readPicture } from '../../offline/pictures.ts'
import { decodePicture } from './decode-picture.ts'
import { drawSharp, drawSoft } from './draw-picture.ts'

type Drawing = {
  deviceId: string
  item: ScreenItem
  sharp: RefObject<HTMLCanvasElement | null>
  soft: RefObject<HTMLCanvasElement | null>
  /** In CSS pixels; undefined until it is measured. */
  width: number | undefined
  onBroken: () => void
}

/** Draws the item's picture on both canvases. True when it is drawn. */
export function useDrawnPicture(drawing: Drawing): boolean {
  const [isDrawn, setDrawn] = useState(false)
  const latest = useRef(drawing)
  latest.current = drawing
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each delivery
  useEffect(() => {
    let isUnmounted = false
    draw().catch(() => !isUnmounted && latest.current.onBroken())
    return () => {
      isUnmounted = true
    }

    async function draw() {
      const { deviceId, item } = latest.current
      const picture = await decodePicture(await readPicture(deviceId, item)).catch(async (error) => {
        await dropPicture(deviceId, item)
        throw error
      })
      const { sharp, soft, width } = latest.current
      if (sharp.current && soft.current) {
        drawSharp(picture, sharp.current, width)
        drawSoft(picture, soft.current)
        setDrawn(true)
      }
      picture.close()
    }
  }, [drawing.deviceId, drawing.item.deliveryId])
  return isDrawn
}
