type Picture = { image: CanvasImageSource; width: number; height: number }

/** Draws at the size on the screen, never enlarged. `cssWidth` in CSS pixels. */
export function drawSharp(picture: Picture, canvas: HTMLCanvasElement, cssWidth: number | undefined): void {
  const pixels = (cssWidth ?? picture.width) * (window.devicePixelRatio || 1)
  const scale = Math.min(1, pixels / picture.width)
  draw(canvas, picture.image, Math.round(picture.width * scale), Math.round(picture.height * scale))
}

/**
 * Draws the picture on 10 pixels of width, then enlarges that: a soft background of its colours. A CSS
 * blur of the whole screen costs an old device too much for every picture.
 */
export function drawSoft({ image, width, height }: Picture, canvas: HTMLCanvasElement): void {
  const ratio = Math.min(Math.max(height / width, 0.5), 2)
  const colours = document.createElement('canvas')
  draw(colours, image, 10, Math.round(10 * ratio))
  draw(canvas, colours, 96, Math.round(96 * ratio))
}

function draw(canvas: HTMLCanvasElement, source: CanvasImageSource, width: number, height: number): void {
  canvas.width = Math.max(width, 1)
  canvas.height = Math.max(height, 1)
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
}
