import { join } from 'node:path'
import sharp from 'sharp'

/**
 * A JPEG of a picture in this folder. `takenAt`: the camera's clock, "2024:05:01 12:34:56"; null for a picture that no camera
 * has taken.
 */
export function readPicture(name: string, takenAt: string | null = null): Promise<Buffer> {
  const picture = sharp(join(import.meta.dirname, `${name}.webp`))
  const dated = takenAt ? picture.withExif({ IFD2: { DateTimeOriginal: takenAt } }) : picture
  return dated.jpeg({ quality: 86 }).toBuffer()
}

export function readFace(who: string): Promise<Buffer> {
  return readPicture(`faces/${who}`)
}
