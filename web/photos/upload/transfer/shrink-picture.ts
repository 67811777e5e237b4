import { readExifSegment, withSegment } from './keep-exif.ts'

/** Pixels of the longest side, and qualities of the JPEG: each next one makes a smaller file. */
const steps = [
  { side: 4096, qualities: [0.92, 0.84, 0.75, 0.65] },
  { side: 3072, qualities: [0.65] },
  { side: 2048, qualities: [0.65] },
]

/** A canvas of the page or of a worker. */
export type Canvas = {
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
  toJpeg(quality: number): Promise<Blob>
}

export type CreateCanvas = (width: number, height: number) => Canvas

/**
 * A JPEG of at most `maxBytes`, upright, with the longest side of at most 4,096 pixels and the EXIF block of a JPEG.
 * Rejects when the browser cannot decode the picture.
 */
export async function shrinkPicture(file: Blob, maxBytes: number, createCanvas: CreateCanvas): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const exif = await readExifSegment(file)
  try {
    for (const { side, qualities } of steps) {
      const canvas = draw(bitmap, side, createCanvas)
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

function draw(bitmap: ImageBitmap, side: number, createCanvas: CreateCanvas): Canvas {
  const { width, height } = fitWithin(bitmap, side)
  const canvas = createCanvas(width, height)
  // A JPEG has no transparency: without this, black.
  canvas.context.fillStyle = 'white'
  canvas.context.fillRect(0, 0, width, height)
  canvas.context.imageSmoothingQuality = 'high'
  canvas.context.drawImage(bitmap, 0, 0, width, height)
  return canvas
}

type Size = { width: number; height: number }

/** The same shape with the longest side of at most `side` pixels. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
