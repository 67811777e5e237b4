import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { givenPicture } from '../testing/given.ts'
import { makePicture, type Picture, UnreadablePicture } from './variants.ts'

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a picture with EXIF orientation %i comes out upright',
  async (orientation) => {
    const upright = await givenPicture({ width: 90, height: 60 })
    const stored = await storedAs(upright, orientation)
    const made = await makePicture(stored)
    expect([made.width, made.height]).toEqual([90, 60])
    expect(await difference(device(made), upright)).toBeLessThan(6)
  },
)

test('a device gets at most 1920 × 1200 pixels and 500 kB, and the widths are never enlarged', async () => {
  const noise = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer()
  const made = await makePicture(noise)
  expect([made.width, made.height]).toEqual([1600, 1200])
  expect(device(made).length).toBeLessThanOrEqual(500_000)
  const small = await makePicture(await givenPicture({ width: 60, height: 40 }))
  for (const file of [...small.files]) expect((await sharp(file.body).metadata()).width).toBe(60)
  const widths = await Promise.all(
    made.files.slice(1).map(async ({ body }) => (await sharp(body).metadata()).width),
  )
  expect(widths).toEqual([320, 640, 1280])
})

test('no byte of what the camera wrote is left', async () => {
  const written = await sharp(await givenPicture())
    .withExif({
      IFD0: { Artist: 'Anna of Secret Street', ImageDescription: 'IMG_1234' },
      IFD3: { GPSLatitude: '52/1 31/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
  expect(written.includes('Secret Street')).toBe(true)
  const made = await makePicture(written)
  for (const { name, body } of made.files) {
    expect(tracesIn(body), name).toEqual([])
    expect(body.includes('Secret Street'), name).toBe(false)
    expect(body.includes('xmpmeta'), name).toBe(false)
  }
})

test.each([
  [
    'a drawing that may hold scripts',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  ],
  ['a page', Buffer.from('<!doctype html><html><script>alert(1)</script></html>')],
  ['nothing', Buffer.alloc(0)],
  ['a PDF', Buffer.from('%PDF-1.7\n%äöü')],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
])('%s is no picture, whatever its name says', async (_what, bytes) => {
  await expect(makePicture(bytes)).rejects.toMatchObject({ reason: 'not-a-picture' })
})

test('only the beginning of a picture is no picture', async () => {
  const whole = await givenPicture({ width: 400, height: 300 })
  await expect(makePicture(whole.subarray(0, 300))).rejects.toMatchObject({ reason: 'damaged' })
  const png = await sharp(whole).png().toBuffer()
  await expect(makePicture(png.subarray(0, png.length / 2))).rejects.toMatchObject({ reason: 'damaged' })
})

test('20,000 × 20,000 pixels are refused by the header, and the memory stays flat', async () => {
  const bomb = flatPng(20_000, 20_000)
  expect(bomb.length).toBeLessThan(2_000_000)
  const before = process.memoryUsage().rss
  await expect(makePicture(bomb)).rejects.toMatchObject({ reason: 'too-many-pixels' })
  expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000)
})

test('a header that promises less than the data holds cannot make it large', async () => {
  const honest = flatPng(3000, 3000)
  const lying = Buffer.from(honest)
  lying.writeUInt32BE(30, 16)
  lying.writeUInt32BE(crc32(lying.subarray(12, 29)), 29)
  await makePicture(lying).then(
    (made) => expect(made.width).toBeLessThanOrEqual(30),
    (error) => expect(error).toBeInstanceOf(UnreadablePicture),
  )
})

test.each([
  ['one pixel', sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } }).png()],
  ['a line', sharp({ create: { width: 6000, height: 1, channels: 3, background: 'red' } }).png()],
  [
    'grey',
    sharp({ create: { width: 50, height: 50, channels: 3, background: 'red' } })
      .greyscale()
      .jpeg(),
  ],
  [
    'printing colours',
    sharp({ create: { width: 50, height: 50, channels: 3, background: 'red' } })
      .toColourspace('cmyk')
      .jpeg(),
  ],
  [
    '16 bits',
    sharp({ create: { width: 50, height: 50, channels: 3, background: 'red' } })
      .toColourspace('rgb16')
      .png(),
  ],
  [
    'a see-through background',
    sharp({ create: { width: 50, height: 50, channels: 4, background: '#ff000080' } }).png(),
  ],
  ['WebP', sharp({ create: { width: 50, height: 50, channels: 3, background: 'red' } }).webp()],
])('%s is shown', async (_what, picture) => {
  const made = await makePicture(await picture.toBuffer())
  const { data } = await sharp(device(made)).raw().toBuffer({ resolveWithObject: true })
  expect(made.width).toBeGreaterThan(0)
  expect(data.length).toBe(made.width * made.height * 3)
  expect(Buffer.from(made.thumbhash, 'base64').length).toBeGreaterThan(4)
})

/** Pictures of real cameras and phones, where there are any: PHOTOS_DIR names their folder. */
const photos = process.env.PHOTOS_DIR ?? '../shared/photos'
describe.skipIf(!existsSync(photos))('real photos', () => {
  for (const kind of ['landscape', 'portrait']) {
    test(`all eight ways to hold the camera come out upright, ${kind}`, async () => {
      const [first, ...turned] = await Promise.all(
        [1, 2, 3, 4, 5, 6, 7, 8].map(async (way) =>
          device(await makePicture(photo(`orientation/${kind}_${way}.jpg`))),
        ),
      )
      for (const other of turned) expect(await difference(other, first as Buffer)).toBeLessThan(12)
    })
  }

  test.each(namesIn('gps'))('nothing of where %s was taken is left', async (name) => {
    const made = await makePicture(photo(`gps/${name}`))
    for (const file of made.files) {
      expect(tracesIn(file.body), file.name).toEqual([])
      expect(file.body.includes(name.replace('.jpg', ''))).toBe(false)
    }
  })

  test.each(namesIn('heic'))('%s of an iPhone is shown', async (name) => {
    const made = await makePicture(photo(`heic/${name}`))
    expect(made.contentType).toBe('image/heic')
    const { channels } = await sharp(device(made)).stats()
    for (const channel of channels) expect(channel.stdev).toBeGreaterThan(20)
    for (const file of made.files) expect(tracesIn(file.body)).toEqual([])
  })

  test.each(namesIn('odd'))('%s is shown, or refused with the sentence', async (name) => {
    const made = await makePicture(photo(`odd/${name}`)).catch((error) => error)
    if (made instanceof Error) expect(made).toBeInstanceOf(UnreadablePicture)
    else expect((await sharp(device(made)).stats()).isOpaque).toBe(true)
  })

  test('a broken HEIC is refused, and the next whole one is shown', async () => {
    const [name = ''] = namesIn('heic')
    const broken = Buffer.from(photo(`heic/${name}`))
    broken.fill(0x55, 5000)
    await expect(makePicture(broken)).rejects.toBeInstanceOf(UnreadablePicture)
    await expect(makePicture(photo(`heic/${name}`))).resolves.toBeDefined()
  })

  function namesIn(folder: string): string[] {
    return existsSync(join(photos, folder)) ? readdirSync(join(photos, folder)) : []
  }

  function photo(path: string): Buffer {
    return readFileSync(join(photos, path))
  }
})

function device(made: Picture): Buffer {
  return made.files.find(({ name }) => name === 'device.jpg')?.body as Buffer
}

/** The picture as a camera stores it that was held this way. */
async function storedAs(upright: Buffer, orientation: number): Promise<Buffer> {
  const turns: Record<number, (picture: Sharp) => Sharp> = {
    1: (picture) => picture,
    2: (picture) => picture.flop(),
    3: (picture) => picture.rotate(180),
    4: (picture) => picture.flip(),
    5: (picture) => picture.rotate(270).flop(),
    6: (picture) => picture.rotate(270),
    7: (picture) => picture.rotate(90).flop(),
    8: (picture) => picture.rotate(90),
  }
  const turned = await turns[orientation]?.(sharp(upright)).png().toBuffer()
  return sharp(turned).withMetadata({ orientation }).jpeg({ quality: 92 }).toBuffer()
}

/** Mean difference of two pictures, 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const small = (picture: Buffer) =>
    sharp(picture).resize(64, 64, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const [a, b] = await Promise.all([small(one), small(other)])
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}

function tracesIn(body: Buffer): string[] {
  return ['Exif', 'http://ns.adobe.com', 'Photoshop 3.0', 'ICC_PROFILE', 'EXIF', 'XMP ', 'ICCP'].filter(
    (trace) => body.includes(trace),
  )
}

/** One colour, packed as tightly as PNG can. */
function flatPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const row = Math.ceil(width / 8) + 1
  const data = deflateSync(Buffer.alloc(row * height), { level: 9 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
