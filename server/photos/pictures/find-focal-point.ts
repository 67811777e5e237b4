import sharp from 'sharp'
import type { FocalPoint } from '#contract/photos/focal-point.ts'
import type { Upright } from './decode.ts'

/** Thousandths. What is found nearer to an edge is often a pattern or a frame that only ends there. */
const edge = 100
/** Of the height. Any crop makes sharp look for the point; of a large one it looks at large parts. */
const crop = 0.75

/** What catches the eye: detail, strong colours, and the colours of skin. Null where nothing does. */
export async function findFocalPoint({ data, info }: Upright): Promise<FocalPoint | null> {
  const { width, height } = info
  const cropped = await sharp(data, { raw: info })
    .resize({ width, height: Math.ceil(height * crop), position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { attentionX = 0, attentionY = 0 } = cropped.info
  const point = { x: Math.round((1000 * attentionX) / width), y: Math.round((1000 * attentionY) / height) }
  return Object.values(point).every((at) => at >= edge && at <= 1000 - edge) ? point : null
}
