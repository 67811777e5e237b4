type Point = { x: number; y: number }

/** Pixels, and the part of the width: a shorter way is a touch. */
const shortest = 48
const shortestPart = 0.07

/** The way that a finger went sideways, positive to the right; null for a touch, and for a way up or down. */
export function swipeBetween(from: Point, to: Point): number | null {
  const across = to.x - from.x
  const isFar = Math.abs(across) > Math.max(shortest, shortestPart * innerWidth)
  return isFar && Math.abs(across) > 1.5 * Math.abs(to.y - from.y) ? across : null
}
