import sharp, { type Metadata, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { FocalPoint } from '#contract/photos/focal-point.ts'
import { photoLimits, pictureWidths } from '#contract/photos/photos.ts'
import { decode, type Upright } from './decode.ts'
import { findFocalPoint } from './find-focal-point.ts'
import { type FileType, webpWidths } from './picture-files.ts'
import { tallest } from './picture-size.ts'
import { type PictureType, pictureTypeOf } from './picture-type.ts'
import { pixelWork } from './pixel-work.ts'
import { UnreadablePicture } from './unreadable-picture.ts'

/** A file to serve: upright, in sRGB, without metadata. */
export type VariantFile = { name: string; contentType: FileType; body: Buffer }

export type Picture = {
  /** Pixels of `device.jpg`. */
  width: number
  height: number
  /** Base64. */
  thumbhash: string
  focalPoint: FocalPoint | null
  /** Of the original. */
  contentType: PictureType
  /** The original's block of metadata. */
  exif: Buffer | undefined
  files: VariantFile[]
}

const device = { width: 1920, height: 1200, bytes: 500_000, qualities: [82, 72, 60, 45, 30] }

/**
 * Makes the pictures of one original: `device.jpg` for screens (at most 1920 × 1200 and 500 kB), a WebP at each of
 * `webpWidths` and an AVIF at each of `pictureWidths`, never larger than the original. Throws `UnreadablePicture`.
 */
export async function makePicture(original: Buffer): Promise<Picture> {
  const { contentType, exif, data, info } = await readPixels(original)
  const largest = { data, info }
  const [jpeg, { smallest, files }] = await Promise.all([
    pixelWork(() => deviceJpeg(largest)),
    makeWidths(largest, encodeBoth),
  ])
  const { body, width, height } = jpeg
  const deviceFile: VariantFile = { name: 'device.jpg', contentType: 'image/jpeg', body }
  return {
    contentType,
    exif,
    width,
    height,
    thumbhash: await pixelWork(() => thumbhashOf(smallest)),
    focalPoint: await pixelWork(() => findFocalPoint(smallest)),
    files: [deviceFile, ...files],
  }
}

/** Only the AVIF files, and the point that matters, for photos that were added before there were any. */
export async function makeAvif(original: Buffer): Promise<Pick<Picture, 'files' | 'focalPoint'>> {
  const { data, info } = await readPixels(original)
  const { smallest, files } = await makeWidths({ data, info }, (pixels, width) => [encodeAvif(pixels, width)])
  return { files, focalPoint: await pixelWork(() => findFocalPoint(smallest)) }
}

/** Only the point that matters. A small file is enough: what is found in it is where it is in the original. */
export async function findPoint(file: Buffer): Promise<FocalPoint | null> {
  const pixels = await readPixels(file)
  return pixelWork(() => findFocalPoint(pixels))
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

type Encode = (pixels: Upright, width: (typeof pictureWidths)[number]) => Promise<VariantFile>[]

/**
 * From the widest down, each made of the one before. Where the original is narrower than a width, the files of the
 * width above are right for it, too.
 */
async function makeWidths(largest: Upright, encode: Encode) {
  const encoding: Promise<VariantFile>[] = []
  let pixels = largest
  for (const width of pictureWidths.toReversed()) {
    pixels = await narrowTo(pixels, width)
    encoding.push(...encode(pixels, width))
  }
  return { smallest: pixels, files: await Promise.all(encoding) }
}

async function narrowTo(pixels: Upright, width: number): Promise<Upright> {
  if (pixels.info.width <= width && pixels.info.height <= tallest) return pixels
  return pixelWork(() =>
    open(pixels)
      .resize({ width, height: tallest, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
}

function encodeBoth(pixels: Upright, width: (typeof pictureWidths)[number]): Promise<VariantFile>[] {
  const avif = encodeAvif(pixels, width)
  return webpWidths.some((each) => each === width) ? [avif, encodeWebp(pixels, width)] : [avif]
}

/**
 * The least effort: it takes no longer than WebP, and more of it makes the files hardly smaller (decision 059). Two
 * pixels share a colour, as in JPEG and WebP.
 */
async function encodeAvif(pixels: Upright, width: number): Promise<VariantFile> {
  const options = { quality: 50, effort: 0, chromaSubsampling: '4:2:0' }
  const body = await pixelWork(() => open(pixels).avif(options).toBuffer())
  return { name: `w${width}.avif`, contentType: 'image/avif', body }
}

async function encodeWebp(pixels: Upright, width: number): Promise<VariantFile> {
  const body = await pixelWork(() => open(pixels).webp({ quality: 78, effort: 2 }).toBuffer())
  return { name: `w${width}.webp`, contentType: 'image/webp', body }
}

/** The best quality within the size limit. A picture that exceeds it at every quality is made smaller. */
async function deviceJpeg(pixels: Upright, { width, height } = device) {
  for (const quality of device.qualities) {
    const { data, info } = await open(pixels)
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      // Trying several orders of its scans takes half as long again, for 1 % of the bytes.
      .jpeg({ quality, mozjpeg: true, optimiseScans: false })
      .toBuffer({ resolveWithObject: true })
    if (data.length <= device.bytes) return { body: data, width: info.width, height: info.height }
  }
  return deviceJpeg(pixels, { ...device, width: width / 2, height: height / 2 })
}

async function thumbhashOf(pixels: Upright): Promise<string> {
  const { data, info } = await open(pixels)
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

function open({ data, info }: Upright): Sharp {
  return sharp(data, { raw: info })
}
