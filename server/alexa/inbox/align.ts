import type { FocalPoint } from '#contract/photos/focal-point.ts'

/** Thousandths: nearer to the middle nothing that matters is cut off. */
const middle = { from: 360, until: 640 }

/** To which side a picture is moved that fills a screen of another shape, so that the point that matters stays on it: APL's `align`. */
export function alignOf(point: FocalPoint | null | undefined): string {
  if (!point) return 'center'
  const across = point.x < middle.from ? 'left' : point.x > middle.until ? 'right' : ''
  const down = point.y < middle.from ? 'top' : point.y > middle.until ? 'bottom' : ''
  return [down, across].filter(Boolean).join('-') || 'center'
}
