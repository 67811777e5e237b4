/**
 * Draws the picture so small that only its colours are left; stretched over the screen it is soft.
 * A blur by the browser would be work for an old device at every picture.
 */
export function drawSoft(image: HTMLImageElement, canvas: HTMLCanvasElement): void {
  const tall = Math.min(Math.max(image.naturalHeight / image.naturalWidth, 0.5), 2)
  const colours = drawn(document.createElement('canvas'), image, { width: 10, height: Math.round(10 * tall) })
  drawn(canvas, colours, { width: 96, height: Math.round(96 * tall) })
}

function drawn(
  canvas: HTMLCanvasElement,
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
): HTMLCanvasElement {
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(source, 0, 0, width, height)
  }
  return canvas
}
