type Picture = { image: CanvasImageSource; width: number; height: number }

/** At the size that it has on the screen, and no larger than it is; `wide` in pixels of the layout. */
export function drawWhole(picture: Picture, canvas: HTMLCanvasElement, wide: number | undefined): void {
  const pixels = (wide ?? picture.width) * (window.devicePixelRatio || 1)
  const scale = Math.min(1, pixels / picture.width)
  draw(canvas, picture.image, Math.round(picture.width * scale), Math.round(picture.height * scale))
}

/**
 * So small that only its colours are left; stretched over the screen it is soft. A blur by the browser
 * would be work for an old device at every picture.
 */
export function drawSoft({ image, width, height }: Picture, canvas: HTMLCanvasElement): void {
  const tall = Math.min(Math.max(height / width, 0.5), 2)
  const colours = document.createElement('canvas')
  draw(colours, image, 10, Math.round(10 * tall))
  draw(canvas, colours, 96, Math.round(96 * tall))
}

function draw(canvas: HTMLCanvasElement, source: CanvasImageSource, width: number, height: number): void {
  canvas.width = Math.max(width, 1)
  canvas.height = Math.max(height, 1)
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
}
