import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Colour, type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { givenPicture } from '../../testing/given/given-picture.ts'
import { isSoak, isSweep } from '../../testing/soak.ts'
import { decodeHeic } from './heic.ts'
import { UnreadablePicture } from './unreadable-picture.ts'
import { makePicture, type Picture } from './variants.ts'

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
      width: 2400,
      height: 1800,
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
    made.files.slice(1).map(async ({ name, body }) => [name, (await sharp(body).metadata()).width]),
  )
  expect(widths.toSorted()).toEqual([
    ['w1280.avif', 1280],
    ['w1280.webp', 1280],
    ['w320.avif', 320],
    ['w320.webp', 320],
    ['w480.avif', 480],
    ['w640.avif', 640],
    ['w640.webp', 640],
    ['w960.avif', 960],
  ])
})

// Ten times a picture of noise: nothing takes longer to pack.
test.runIf(isSoak)('what no quality makes small enough becomes smaller', async () => {
  const [width, height] = [1920, 1200]
  const extremes = Buffer.from(randomBytes(width * height * 3).map((byte) => (byte & 1) * 255))
  const raw = { width, height, channels: 3 } as const
  const made = await makePicture(await sharp(extremes, { raw }).png().toBuffer())
  expect([made.width, made.height]).toEqual([960, 600])
  expect(device(made).length).toBeLessThanOrEqual(500_000)
})

test('every file says what it is', async () => {
  const made = await makePicture(await givenPicture())
  expect(made.files.map(({ name, contentType }) => [name, contentType]).toSorted()).toEqual([
    ['device.jpg', 'image/jpeg'],
    ['w1280.avif', 'image/avif'],
    ['w1280.webp', 'image/webp'],
    ['w320.avif', 'image/avif'],
    ['w320.webp', 'image/webp'],
    ['w480.avif', 'image/avif'],
    ['w640.avif', 'image/avif'],
    ['w640.webp', 'image/webp'],
    ['w960.avif', 'image/avif'],
  ])
  for (const { body, contentType } of made.files) {
    // AVIF is a picture of the codec AV1 in the container HEIF.
    expect((await sharp(body).metadata()).format).toBe(
      contentType.replace('image/', '').replace('avif', 'heif'),
    )
  }
})

test.each([
  ['upright', 1],
  ['lying, as most phones do', 6],
])(
  'a tall picture that is stored %s is as wide as its file is named, or as the original',
  async (_how, orientation) => {
    const tall = await plain({ width: 1170, height: 2532 }).png().toBuffer()
    const made = await makePicture(await storedAs(tall, orientation))
    expect(await sizes(made)).toEqual({
      'device.jpg': '555×1200',
      'w320.avif': '320×693',
      'w320.webp': '320×693',
      'w480.avif': '480×1039',
      'w640.avif': '640×1385',
      'w640.webp': '640×1385',
      'w960.avif': '960×2078',
      'w1280.avif': '1170×2532',
      'w1280.webp': '1170×2532',
    })
  },
)

test.each([
  [
    '1 × 60,000',
    { width: 1, height: 60_000 },
    { 'device.jpg': '1×1200', 'w320.webp': '1×16383', 'w480.avif': '1×16383', 'w1280.avif': '1×16383' },
  ],
  [
    '60,000 × 1',
    { width: 60_000, height: 1 },
    { 'device.jpg': '1920×1', 'w320.webp': '320×1', 'w480.avif': '480×1', 'w1280.avif': '1280×1' },
  ],
])('a line of %s pixels is shown', async (_what, size, expected) => {
  expect(await sizes(await makePicture(await plain(size).png().toBuffer()))).toMatchObject(expected)
})

const brick = { r: 192, g: 64, b: 32 }

test.each([
  ['JPEG with a wide gamut', plain({ background: brick }).withIccProfile('p3').jpeg({ quality: 95 })],
  ['PNG with a wide gamut', plain({ background: brick }).withIccProfile('p3').png()],
  [
    'PNG with a wide gamut and 16 bits',
    plain({ background: brick }).toColourspace('rgb16').withIccProfile('p3').png(),
  ],
  ['PNG with 16 bits and no profile', plain({ background: brick }).toColourspace('rgb16').png()],
  ['JPEG in printing colours with a profile', plain({ background: brick }).withIccProfile('cmyk').jpeg()],
])('the colours of a %s are right', async (_what, picture) => {
  const made = await makePicture(await picture.toBuffer())
  for (const { name, body } of made.files) {
    const [r = 0, g = 0, b = 0] = await firstPixel(body)
    const off = Math.max(Math.abs(r - brick.r), Math.abs(g - brick.g), Math.abs(b - brick.b))
    expect(off, name).toBeLessThan(25)
    // Without the profile it would be 73 and more.
    if (_what.includes('wide')) expect(g, name).toBeLessThan(70)
  }
})

test.each([
  ['colours', plain({ channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } }).png()],
  [
    'grey',
    plain({ channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .toColourspace('b-w')
      .png(),
  ],
  ['WebP', plain({ channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } }).webp({ lossless: true })],
])('what is see-through in %s is white', async (_what, picture) => {
  const made = await makePicture(await picture.toBuffer())
  for (const { body } of made.files) expect(await firstPixel(body)).toEqual([255, 255, 255])
})

test('of a moving picture the first moment is shown', async () => {
  const frames = await Promise.all(
    ['lime', 'red', 'blue'].map((background) => plain({ background }).png().toBuffer()),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(3)
  const made = await makePicture(moving)
  expect([made.width, made.height]).toEqual([50, 50])
  const [r = 255, g = 0] = await firstPixel(device(made))
  expect(g - r).toBeGreaterThan(240)
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

test.each([
  ['AVIF', () => plain({}).avif().toBuffer()],
  ['AVIF under the general brand', async () => renamed(await plain({}).avif().toBuffer(), 'mif1')],
  ['TIFF', () => plain({}).tiff().toBuffer()],
  ['GIF', () => plain({}).gif().toBuffer()],
])('%s is not taken', async (_what, bytes) => {
  await expect(makePicture(await bytes())).rejects.toMatchObject({ reason: 'not-a-picture' })
})

test('AVIF that calls itself HEIC is refused', async () => {
  const pretending = renamed(await plain({}).avif().toBuffer(), 'heic')
  await expect(makePicture(pretending)).rejects.toMatchObject({ reason: 'damaged' })
})

test.each(['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF\0\0\0\0WEBP', '\0\0\0\x18ftypheic'])(
  'bytes that only begin like a picture are refused: %j',
  async (beginning) => {
    const pretending = Buffer.concat([
      Buffer.from(beginning, 'latin1'),
      Buffer.from('<svg></svg>'.repeat(99)),
    ])
    await expect(makePicture(pretending)).rejects.toMatchObject({ reason: 'damaged' })
  },
)

test.each(['jpeg', 'png', 'webp'] as const)(
  'half a %s is refused, one with more behind it is shown',
  async (format) => {
    const whole = await sharp(await givenPicture({ width: 800, height: 600 }))
      .toFormat(format)
      .toBuffer()
    for (const share of [0.1, 0.5, 0.95]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share))
      await expect(makePicture(cut)).rejects.toMatchObject({ reason: 'damaged' })
    }
    expect((await makePicture(Buffer.concat([whole, randomBytes(5000)]))).width).toBe(800)
  },
)

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

test('text that is packed a thousand times smaller is not unpacked', async () => {
  const png = await plain({}).png().toBuffer()
  const packed = Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(Buffer.alloc(300_000_000))])
  const before = process.memoryUsage().rss
  for (const type of ['zTXt', 'iCCP']) {
    const bomb = Buffer.concat([png.subarray(0, 33), chunk(type, packed), png.subarray(33)])
    await makePicture(bomb).catch((error) => expect(error).toBeInstanceOf(UnreadablePicture))
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
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
describe.runIf(isSweep && existsSync(photos))('real photos', () => {
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

  test.each(namesIn('heic'))(
    'the colours of %s are brought from the camera’s to the screen’s',
    async (name) => {
      const original = photo(`heic/${name}`)
      const { width, height, data } = await decodeHeic(original)
      const made = await makePicture(original)
      const size = { width: 480, height: 480 }
      const camera = await sharp(data, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .resize({ ...size, fit: 'fill' })
        .raw()
        .toBuffer()
      const screen = await sharp(device(made))
        .resize({ ...size, fit: 'fill' })
        .raw()
        .toBuffer()
      const expected = Buffer.alloc(camera.length)
      for (let at = 0; at < camera.length; at += 3)
        expected.set(fromP3([...camera.subarray(at, at + 3)] as Rgb), at)
      const parts = [expected, screen, camera].map((pixels) => averages(pixels, size))
      const [right = [], shown = [], untouched = []] = parts
      expect(furthest(right, shown)).toBeLessThan(2)
      expect(furthest(right, untouched)).toBeGreaterThan(8)
    },
  )

  test.each(namesIn('heic'))('%s is refused by its header, when that says 20,000 × 20,000', async (name) => {
    const large = Buffer.from(photo(`heic/${name}`))
    for (let at = large.indexOf('ispe'); at >= 0; at = large.indexOf('ispe', at + 1)) {
      large.writeUInt32BE(20_000, at + 8)
      large.writeUInt32BE(20_000, at + 12)
    }
    await expect(makePicture(large)).rejects.toMatchObject({ reason: 'too-many-pixels' })
  })

  test.each(namesIn('heic'))('half of %s is refused', async (name) => {
    const whole = photo(`heic/${name}`)
    for (const share of [0.02, 0.5, 0.999]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share))
      await expect(makePicture(cut)).rejects.toMatchObject({ reason: 'damaged' })
    }
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

type Plain = { width?: number; height?: number; channels?: 3 | 4; background?: Colour }

function plain({ width = 50, height = 50, channels = 3, background = 'red' }: Plain): Sharp {
  return sharp({ create: { width, height, channels, background } })
}

/** Width and height of each file, by its name. */
async function sizes(made: Picture): Promise<Record<string, string>> {
  const all = await Promise.all(
    made.files.map(async ({ name, body }) => {
      const { width, height } = await sharp(body).metadata()
      return [name, `${width}×${height}`]
    }),
  )
  return Object.fromEntries(all)
}

async function firstPixel(picture: Buffer): Promise<number[]> {
  return [...(await sharp(picture).raw().toBuffer()).subarray(0, 3)]
}

/** The same file under another major brand. */
function renamed(file: Buffer, brand: string): Buffer {
  const other = Buffer.from(file)
  other.write(brand, 8)
  return other
}

type Rgb = [number, number, number]

/** The average colours of 8 × 8 parts, one number after the other; JPEG's noise is gone from them. */
function averages(pixels: Buffer, { width, height }: { width: number; height: number }): number[] {
  const sums = new Array<number>(8 * 8 * 3).fill(0)
  for (const [at, value] of pixels.entries()) {
    const pixel = Math.floor(at / 3)
    const column = Math.floor(((pixel % width) * 8) / width)
    const row = Math.floor((Math.floor(pixel / width) * 8) / height)
    const part = (row * 8 + column) * 3 + (at % 3)
    sums[part] = (sums[part] ?? 0) + value
  }
  return sums.map((sum) => (sum * 64) / (width * height))
}

function furthest(some: number[], others: number[]): number {
  return Math.max(...some.map((value, at) => Math.abs(value - (others[at] ?? 0))))
}

/** Display P3 to sRGB by the published matrix; both have the curve of sRGB. */
function fromP3(colour: Rgb): Rgb {
  const toLight = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  const toValue = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
  const [r, g, b] = colour.map((value) => toLight(value / 255)) as Rgb
  const light = [1.2249 * r - 0.2247 * g, -0.042 * r + 1.0419 * g, -0.0197 * r - 0.0786 * g + 1.0979 * b]
  return light.map((value) => toValue(Math.min(1, Math.max(0, value))) * 255) as Rgb
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
