/**
 * The `sizes` of a photo in the gallery, as an image's attribute. A phone has three squares in a row: a photo that fills
 * one is drawn wider than it.
 */
export const tileSizes = '(min-width: 1280px) 280px, (min-width: 640px) 45vw, 42vw'

/** Width by height of every box that is filled by `object-cover`. */
const boxAspect = 4 / 3

/**
 * The `sizes` of a photo that fills a box of this width. A panorama is as high as the box and its sides are cut off,
 * so it is drawn wider than the box. Each length must end in `px` or `vw`.
 */
export function coverSizes(sizes: string, { width, height }: { width: number; height: number }): string {
  const factor = Math.max(1, width / height / boxAspect)
  if (factor === 1) return sizes
  return sizes.replaceAll(
    /(\d+)(px|vw)(?=\s*(?:,|$))/g,
    (_, length, unit) => `${Math.round(Number(length) * factor)}${unit}`,
  )
}
