import { useEffect, useState } from 'react'
import type { ScreenItem } from '#contract/screen.ts'
import { PictureLayer } from './picture-layer.tsx'

type PictureLayersProps = {
  item: ScreenItem
  onPainted: (item: ScreenItem) => void
  onBroken: (item: ScreenItem) => void
}

/** The picture, and the one before it below, so that one fades into the other. */
export function PictureLayers({ item, onPainted, onBroken }: PictureLayersProps) {
  const [layers, setLayers] = useState<ScreenItem[]>([item])
  useEffect(() => {
    setLayers((before) => {
      const below = before.filter(({ deliveryId }) => deliveryId !== item.deliveryId)
      return [...below.slice(-1), item]
    })
  }, [item])
  return layers.map((layer) => (
    <PictureLayer key={layer.deliveryId} item={layer} onPainted={onPainted} onBroken={onBroken} />
  ))
}
