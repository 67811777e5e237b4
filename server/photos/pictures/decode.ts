import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { photoLimits } from '#contract/photos/photos.ts'
import { decodeHeic } from './heic.ts'
import { type Size, scaleInto, tallest } from './picture-size.ts'
import type { PictureType } from './picture-type.ts'
import { pixelWork } from './pixel-work.ts'

/** Raw pixels, so that no metadata can remain. */
export type Upright = { data: Buffer; info: Size & { channels: 1 | 2 | 3 | 4 } }

/** What every variant can be made of: the larger of the two boxes that the widest ones fill. */
const deviceBox = { width: 1920, height: 1200 }
const widthBox = { width: 1280, height: tallest }
/** Time limit for one step. */
const longest = { seconds: 30 }

/**
 * Decodes once: upright, in sRGB, on white, and no larger than the largest variant. Throws when the file is
 * damaged.
 */
export async function decode(original: Buffer, type: PictureType, header: Metadata): Promise<Upright> {
  const pixels = type === 'image/heic' ? await openHeic(original, header.icc) : openPicture(original, header)
  return pixelWork(() =>
    pixels
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .timeout(longest)
      .toBuffer({ resolveWithObject: true }),
  )
}

/** Refuses truncated files. Other errors are tolerated, as phones do. */
function openPicture(original: Buffer, header: Metadata): Sharp {
  const { icc, depth } = header
  const picture = sharp(original, { limitInputPixels: photoLimits.pixels, failOn: 'truncated' }).autoOrient()
  const small = bounded(picture, header.autoOrient)
  // sharp converts 16-bit pictures with a profile to P3 unless it is asked for sRGB.
  return icc && depth === 'ushort' ? small.withIccProfile('srgb') : small
}

async function openHeic(original: Buffer, profile: Buffer | undefined): Promise<Sharp> {
  const { width, height, data } = await decodeHeic(original)
  const pixels = bounded(sharp(data, { raw: { width, height, channels: 4 } }), { width, height })
  if (profile?.toString('latin1', 16, 20) !== 'RGB ') return pixels
  // The pixels are in the camera's colour space. libvips takes a profile only from a file, hence the PNG.
  const png = await pixelWork(() => pixels.png({ compressionLevel: 0 }).timeout(longest).toBuffer())
  return sharp(withProfile(png, profile))
}

/** Made smaller while it is decoded: of a JPEG only every second or fourth pixel is. */
function bounded(picture: Sharp, size: Size): Sharp {
  const box = scaleInto(size, deviceBox) >= scaleInto(size, widthBox) ? deviceBox : widthBox
  return picture.resize({ ...box, fit: 'inside', withoutEnlargement: true })
}

/** The PNG with an `iCCP` chunk behind its header, which is 33 bytes long. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPcamera\0\0', 'latin1'), deflateSync(profile, { level: 0 })])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}
