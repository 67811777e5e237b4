import type { ScreenItem } from '#contract/screen.ts'

/** The picture, and at most one below it to fade from. */
export function withOnTop(item: ScreenItem, layers: ScreenItem[]): ScreenItem[] {
  const below = layers.filter(({ deliveryId }) => deliveryId !== item.deliveryId)
  return [...below.slice(-1), item]
}

/** Without what was taken back: that is not seen through a picture that is still loading either. */
export function stillThere(layers: ScreenItem[], items: ScreenItem[]): ScreenItem[] {
  const ids = new Set(items.map(({ deliveryId }) => deliveryId))
  return layers.filter(({ deliveryId }) => ids.has(deliveryId))
}
