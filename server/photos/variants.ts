import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { photoLimits, pictureWidths } from '#contract/photos.ts'
import { atMost } from './at-most.ts'
import { decodeHeic } from './heic.ts'
import { type PictureType, pictureTypeOf } from './picture-type.ts'

/** A photo made ready to be served: upright, in sRGB, without a byte of metadata. */
export type Picture = {
  /** Pixels of `device.jpg`. */
  width: number
  height: number
  /** Base64. */
  thumbhash: string
  contentType: PictureType
  files: { name: string; body: Buffer }[]
}

/** The file is not shown; `reason` says which sentence the person reads. */
export class UnreadablePicture extends Error {
  readonly reason: 'not-a-picture' | 'too-many-pixels' | 'damaged'

  constructor(reason: UnreadablePicture['reason'], cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

const device = { width: 1920, height: 1200, bytes: 500_000, qualities: [82, 72, 60, 45] }

// One picture keeps one core busy; the other serves the family meanwhile.
sharp.concurrency(1)
sharp.cache(false)
const oneOfTwo = atMost(2)

/**
 * Makes the pictures of one original: `device.jpg` for screens (at most 1920 × 1200 and 500 kB)
 * and a WebP at each of `pictureWidths`, never larger than the original. At most two originals are
 * worked on at once. Throws `UnreadablePicture`.
 */
export function makePicture(original: Buffer): Promise<Picture> {
  return oneOfTwo(async () => {
    const contentType = pictureTypeOf(original)
    if (!contentType) throw new UnreadablePicture('not-a-picture')
    await checkPixels(original)
    try {
      return await makeVariants(await decode(original, contentType), contentType)
    } catch (error) {
      throw new UnreadablePicture('damaged', error)
    }
  })
}

/** Reads the header only. */
async function checkPixels(original: Buffer): Promise<void> {
  const header = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new UnreadablePicture('damaged', error)
    })
  if (header.width * header.height > photoLimits.pixels) throw new UnreadablePicture('too-many-pixels')
}

type Upright = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/** Decoded once, upright and in sRGB, and small enough for everything that is made of it. */
async function decode(original: Buffer, contentType: PictureType): Promise<Upright> {
  return (await openPixels(original, contentType))
    .resize({ width: device.width, height: device.width, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
}

async function openPixels(original: Buffer, contentType: PictureType): Promise<Sharp> {
  if (contentType !== 'image/heic') {
    const limits = { limitInputPixels: photoLimits.pixels, failOn: 'truncated' as const }
    return sharp(original, limits).autoOrient()
  }
  // The decoder has turned it upright already.
  const { width, height, data } = await decodeHeic(original)
  return sharp(data, { raw: { width, height, channels: 4 } })
}

async function makeVariants({ data, info }: Upright, contentType: PictureType): Promise<Picture> {
  const pixels = () => sharp(data, { raw: info })
  const largest = await deviceJpeg(pixels)
  const small = await Promise.all(
    pictureWidths.map(async (width) => ({
      name: `w${width}.webp`,
      body: await pixels().resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer(),
    })),
  )
  return {
    width: largest.width,
    height: largest.height,
    thumbhash: await thumbhashOf(pixels()),
    contentType,
    files: [{ name: 'device.jpg', body: largest.body }, ...small],
  }
}

/** The best quality that a device takes. */
async function deviceJpeg(pixels: () => Sharp) {
  const { width, height } = device
  for (const quality of device.qualities) {
    const made = await pixels()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
    const isLast = quality === device.qualities.at(-1)
    if (made.data.length <= device.bytes || isLast) {
      return { body: made.data, width: made.info.width, height: made.info.height }
    }
  }
  throw new Error('there is no quality to try')
}

async function thumbhashOf(pixels: Sharp): Promise<string> {
  const { data, info } = await pixels
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
