import sharp from 'sharp'
import { readPixels } from './variants.ts'

/** Pixels of a side. Avatars are at most 80 wide, on screens with three pixels for each. */
const side = 320

/** Turned upright, without metadata, and square, with what is in it that catches the eye in the middle. */
export async function makeFace(original: Buffer): Promise<Buffer> {
  const { data, info } = await readPixels(original)
  return sharp(data, { raw: info })
    .resize({ width: side, height: side, fit: 'cover', position: sharp.strategy.attention })
    .jpeg({ quality: 84 })
    .toBuffer()
}
