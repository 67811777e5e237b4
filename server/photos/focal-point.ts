import type { FocalPoint } from '#contract/photos/focal-point.ts'
import type { PhotoRow } from './photos.tables.ts'

/** Takes a row of a photo. */
export function focalPointOf({ focal_x, focal_y }: Pick<PhotoRow, 'focal_x' | 'focal_y'>): FocalPoint | null {
  return focal_x === null || focal_y === null ? null : { x: focal_x, y: focal_y }
}
