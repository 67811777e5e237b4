/** The EXIF block stands before the picture itself, within the first segments of the file. */
const readBytes = 256 * 1024
const orientationTag = 0x0112

/**
 * The EXIF segment of a JPEG file, with the orientation set to upright; null without one. A canvas drops it, and with it
 * the date on which the picture was taken.
 */
export async function readExifSegment(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = new Uint8Array(await file.slice(0, readBytes).arrayBuffer())
  const view = new DataView(bytes.buffer)
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]
    const end = at + 2 + view.getUint16(at + 2)
    if (marker === 0xda || end > bytes.length) return null
    if (marker === 0xe1 && isExif(bytes, at + 4)) {
      const segment = bytes.slice(at, end)
      setUpright(new DataView(segment.buffer, 10))
      return segment
    }
    at = end
  }
  return null
}

/** The JPEG with the segment behind its first marker. */
export function withSegment(jpeg: Blob, segment: Uint8Array<ArrayBuffer>): Blob {
  return new Blob([jpeg.slice(0, 2), segment, jpeg.slice(2)], { type: 'image/jpeg' })
}

function isExif(bytes: Uint8Array, at: number): boolean {
  return String.fromCharCode(...bytes.subarray(at, at + 6)) === 'Exif\0\0'
}

/** The canvas has drawn the picture upright. A damaged block stays as it is. */
function setUpright(tiff: DataView): void {
  try {
    const isLittle = tiff.getUint16(0) === 0x4949
    const directory = tiff.getUint32(4, isLittle)
    const count = tiff.getUint16(directory, isLittle)
    for (let index = 0; index < count; index++) {
      const entry = directory + 2 + index * 12
      if (tiff.getUint16(entry, isLittle) === orientationTag) tiff.setUint16(entry + 8, 1, isLittle)
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
}
