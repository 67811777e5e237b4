import readExif from 'exif-reader'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readExifSegment, withSegment } from './keep-exif.ts'

test('a smaller picture keeps the date on which it was taken, and is not turned a second time', async () => {
  const original = await jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD2: { DateTimeOriginal: '2024:05:17 10:20:30' } })
    .toBuffer()
  const segment = await readExifSegment(new Blob([new Uint8Array(original)]))
  if (!segment) throw new Error('There is no EXIF segment')
  const smaller = withSegment(new Blob([new Uint8Array(await jpeg().toBuffer())]), segment)
  const { exif, orientation, width, height } = await sharp(
    Buffer.from(await smaller.arrayBuffer()),
  ).metadata()
  expect(exif && readExif(exif).Photo?.DateTimeOriginal).toEqual(new Date('2024-05-17T10:20:30Z'))
  expect({ orientation, width, height }).toEqual({ orientation: 1, width: 40, height: 30 })
})

test('a file without the segment, and what is no JPEG, have none', async () => {
  expect(await readExifSegment(new Blob([new Uint8Array(await jpeg().toBuffer())]))).toBeNull()
  expect(await readExifSegment(new Blob([new Uint8Array(await jpeg().png().toBuffer())]))).toBeNull()
  expect(await readExifSegment(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff])]))).toBeNull()
  expect(await readExifSegment(new Blob([]))).toBeNull()
})

function jpeg() {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } }).jpeg()
}
