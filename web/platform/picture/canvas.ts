/** A canvas of the page or of a worker. */
export type Canvas = {
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
  toJpeg(quality: number): Promise<Blob>
}

export type CreateCanvas = (width: number, height: number) => Canvas

export const createPageCanvas: CreateCanvas = (width, height) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas')
  return {
    context,
    toJpeg: (quality) =>
      new Promise((resolve, reject) => {
        canvas.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error('No picture'))),
          'image/jpeg',
          quality,
        )
      }),
  }
}

export const createWorkerCanvas: CreateCanvas = (width, height) => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas')
  return { context, toJpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }) }
}

/** Draws the picture with its longest side of at most `side` pixels. */
export function drawWithin(bitmap: ImageBitmap, side: number, createCanvas: CreateCanvas): Canvas {
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
