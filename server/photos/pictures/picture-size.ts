/** In pixels. */
export type Size = { width: number; height: number }

/** The maximum height of WebP. */
export const tallest = 16_383

/** By how much a picture is made smaller, never larger, until it fits into the box: 1 for not at all. */
export function scaleInto({ width, height }: Size, box: Size): number {
  return Math.min(1, box.width / width, box.height / height)
}
