import sharp from 'sharp'
import { canvas } from './brush.ts'

/** Pixels of a drawn picture. */
const size = { width: 1280, height: 960 }

/**
 * A JPEG of an SVG's content. `takenAt`: the camera's clock, "2024:05:01 12:34:56"; null for a picture that no camera has
 * taken.
 */
export function draw(content: string, takenAt: string | null = null): Promise<Buffer> {
  const picture = render(content, size)
  const dated = takenAt ? picture.withExif({ IFD2: { DateTimeOriginal: takenAt } }) : picture
  return dated.jpeg({ quality: 86 }).toBuffer()
}

/** The middle of it, as a square. */
export function drawFace(content: string): Promise<Buffer> {
  return render(content, { width: 512, height: 512 }).jpeg({ quality: 86 }).toBuffer()
}

function render(content: string, { width, height }: typeof size) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas.width} ${canvas.height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`
  return sharp(Buffer.from(svg))
}
