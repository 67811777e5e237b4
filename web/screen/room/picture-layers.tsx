import { useEffect, useState } from 'react'
import type { ScreenItem } from '#contract/screen.ts'
import { stillThere, withOnTop } from './layers.ts'
import { PictureLayer } from './picture-layer.tsx'

type PictureLayersProps = {
  item: ScreenItem
  /** Everything that the screen may show. */
  items: ScreenItem[]
  onPainted: (item: ScreenItem) => void
  onBroken: (item: ScreenItem) => void
}

/** The picture, and the one before it below, so that one fades into the other. */
export function PictureLayers({ item, items, onPainted, onBroken }: PictureLayersProps) {
  const [layers, setLayers] = useState<ScreenItem[]>([item])
  useEffect(() => setLayers((before) => withOnTop(item, before)), [item])
  return stillThere(layers, items).map((layer) => (
    <PictureLayer key={layer.deliveryId} item={layer} onPainted={onPainted} onBroken={onBroken} />
  ))
}
