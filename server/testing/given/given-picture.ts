import sharp from 'sharp'

type Given = { width?: number; height?: number; taken?: string }

/**
 * A small picture that is the same nowhere: no turn or flip of it is itself. `taken`: the camera's clock when it was
 * taken, as cameras write it ("2024:05:01 12:34:56").
 */
export function givenPicture({ width = 60, height = 40, taken }: Given = {}): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      pixels[at] = Math.round((x / width) * 255)
      pixels[at + 1] = Math.round((y / height) * 255)
      pixels[at + 2] = x < width / 3 && y < height / 3 ? 255 : 0
    }
  }
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } })
  const dated = taken ? picture.withExif({ IFD2: { DateTimeOriginal: taken } }) : picture
  return dated.jpeg({ quality: 92 }).toBuffer()
}
