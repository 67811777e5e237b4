import { type CreateCanvas, drawWithin } from '../../../platform/picture/canvas.ts'
import { readExifSegment, withSegment } from './keep-exif.ts'

/** Pixels of the longest side, and qualities of the JPEG: each next one makes a smaller file. */
const steps = [
  { side: 4096, qualities: [0.92, 0.84, 0.75, 0.65] },
  { side: 3072, qualities: [0.65] },
  { side: 2048, qualities: [0.65] },
]

/**
 * A JPEG of at most `maxBytes`, upright, with the longest side of at most 4,096 pixels and the EXIF block of a JPEG.
 * Rejects when the browser cannot decode the picture.
 */
export async function shrinkPicture(file: Blob, maxBytes: number, createCanvas: CreateCanvas): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const exif = await readExifSegment(file)
  try {
    for (const { side, qualities } of steps) {
      const canvas = drawWithin(bitmap, side, createCanvas)
      for (const quality of qualities) {
        const drawn = await canvas.toJpeg(quality)
        const jpeg = exif ? withSegment(drawn, exif) : drawn
        if (jpeg.size <= maxBytes) return jpeg
      }
    }
    throw new Error('The picture stays too large')
  } finally {
    bitmap.close()
  }
}
