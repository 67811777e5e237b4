import type { Bitmaps } from './shrink-picture.ts'

type Canvases = { sharp: HTMLCanvasElement; soft: HTMLCanvasElement }

/** Shows the picture and its colours. Bitmaps are handed over to the canvases: nothing is copied. */
export function drawPicture(picture: Bitmaps | HTMLImageElement, { sharp, soft }: Canvases, width: number) {
  if (picture instanceof HTMLImageElement) {
    draw(picture, sharp, Math.min(width, picture.naturalWidth))
    drawSoft(picture, soft)
    return
  }
  hand(picture.sharp, sharp)
  // Some browsers cannot make a bitmap smaller.
  if (picture.soft.width > 96) drawSoft(picture.soft, soft)
  else hand(picture.soft, soft)
}

/** Browsers keep the canvases of scenes that are gone for a while: this frees their memory. */
export function clearPicture(canvas: HTMLCanvasElement | null): void {
  if (canvas) canvas.width = 0
}

function hand(bitmap: ImageBitmap, canvas: HTMLCanvasElement) {
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  const context = canvas.getContext('bitmaprenderer')
  if (context) context.transferFromImageBitmap(bitmap)
  else draw(bitmap, canvas, bitmap.width)
  bitmap.close()
}

function drawSoft(source: ImageBitmap | HTMLImageElement, canvas: HTMLCanvasElement) {
  const colours = document.createElement('canvas')
  draw(source, colours, 10)
  draw(colours, canvas, 96)
}

function draw(
  source: ImageBitmap | HTMLImageElement | HTMLCanvasElement,
  canvas: HTMLCanvasElement,
  width: number,
) {
  canvas.width = Math.max(width, 1)
  canvas.height = Math.max(Math.round((width * source.height) / source.width), 1)
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
}
