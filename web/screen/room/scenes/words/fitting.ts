/** How an element with text is measured, and what can be changed of it. */
export type Fitting = {
  /** Whether nothing overflows. */
  fits: () => boolean
  /** Whether a text that may lose lines does so. */
  cuts: () => boolean
  /** Sets the size of the letters, of what the normal text size has; and what it is. */
  setScale: (scale: number) => void
  scale: () => number
  /** At most so many lines for a text that may lose some; null: as many as the styles allow. */
  setLines: (lines: number | null) => void
  /** Whether there is a text that may lose lines. */
  canCut: boolean
  /** Whether smaller letters are better than fewer lines. */
  staysWhole: boolean
  /** How many lines a text keeps that loses some for larger letters. */
  leastLines: number
}

/** Not by a pixel or two: a letter may reach out of its line. */
export function isTooWide({ scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 2
}

/** The largest whole number from `least` to `most` that `isGood`, which was called last with it; `least` if there is none. */
export function largest(most: number, isGood: (size: number) => boolean, least = 0): number {
  if (most <= least) return least
  if (isGood(most)) return most
  let [good, tooLarge] = [least, most]
  while (tooLarge - good > 1) {
    const middle = Math.floor((good + tooLarge) / 2)
    if (isGood(middle)) good = middle
    else tooLarge = middle
  }
  isGood(good)
  return good
}

/** In CSS pixels. */
export function sizeOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize)
}
