import sharp, { type Metadata, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { photoLimits, pictureWidths } from '#contract/photos.ts'
import { decode, type Upright } from './decode.ts'
import { type PictureType, pictureTypeOf } from './picture-type.ts'

/** The files to serve for one photo: upright, in sRGB, without metadata. */
export type Picture = {
  /** Pixels of `device.jpg`. */
  width: number
  height: number
  /** Base64. */
  thumbhash: string
  /** Of the original. */
  contentType: PictureType
  /** The original's block of metadata. */
  exif: Buffer | undefined
  files: { name: string; contentType: 'image/jpeg' | 'image/webp'; body: Buffer }[]
}

/** The file cannot be shown. `reason` selects the sentence for the person. */
export class UnreadablePicture extends Error {
  readonly reason: 'not-a-picture' | 'too-many-pixels' | 'damaged'

  constructor(reason: UnreadablePicture['reason'], cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

const device = { width: 1920, height: 1200, bytes: 500_000, qualities: [82, 72, 60, 45, 30] }
/** The maximum height of WebP. */
const tallest = 16_383

// One thread for each picture, so that a small computer still answers requests.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Makes the pictures of one original: `device.jpg` for screens (at most 1920 × 1200 and 500 kB)
 * and a WebP at each of `pictureWidths`, never larger than the original. Throws `UnreadablePicture`.
 */
export async function makePicture(original: Buffer): Promise<Picture> {
  const { contentType, exif, ...pixels } = await readPixels(original)
  return { contentType, exif, ...(await makeVariants(pixels)) }
}

/** The picture itself, upright and without metadata. Throws `UnreadablePicture`. */
export async function readPixels(original: Buffer): Promise<Upright & Pick<Picture, 'contentType' | 'exif'>> {
  const contentType = pictureTypeOf(original)
  if (!contentType) throw new UnreadablePicture('not-a-picture')
  const header = await readHeader(original)
  if (header.width * header.height > photoLimits.pixels) throw new UnreadablePicture('too-many-pixels')
  const { data, info } = await decode(original, contentType, header).catch(refuseDamaged)
  return { data, info, contentType, exif: header.exif }
}

function readHeader(original: Buffer): Promise<Metadata> {
  return sharp(original, { limitInputPixels: false }).metadata().catch(refuseDamaged)
}

function refuseDamaged(error: unknown): never {
  throw new UnreadablePicture('damaged', error)
}

/** In turn, so that two originals leave threads of the pool for reading files. */
async function makeVariants({ data, info }: Upright): Promise<Omit<Picture, 'contentType' | 'exif'>> {
  const pixels = () => sharp(data, { raw: info })
  const { body, width, height } = await deviceJpeg(pixels)
  const files: Picture['files'] = [{ name: 'device.jpg', contentType: 'image/jpeg', body }]
  for (const width of pictureWidths) {
    const small = pixels().resize({ width, height: tallest, fit: 'inside', withoutEnlargement: true })
    const body = await small.webp({ quality: 78 }).toBuffer()
    files.push({ name: `w${width}.webp`, contentType: 'image/webp', body })
  }
  return { width, height, thumbhash: await thumbhashOf(pixels()), files }
}

/** The best quality within the size limit. A picture that exceeds it at every quality is made smaller. */
async function deviceJpeg(pixels: () => Sharp, { width, height } = device) {
  for (const quality of device.qualities) {
    const { data, info } = await pixels()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
    if (data.length <= device.bytes) return { body: data, width: info.width, height: info.height }
  }
  return deviceJpeg(pixels, { ...device, width: width / 2, height: height / 2 })
}

async function thumbhashOf(pixels: Sharp): Promise<string> {
  const { data, info } = await pixels
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
