// What somebody would write in an hour: a call of sharp for each file, all at once; HEIC by libheif-js first. Waits for
// the path of a picture on each line, writes its files, and prints the milliseconds and the peak of memory.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import libheif from 'libheif-js/wasm-bundle.js'
import sharp from 'sharp'

const [folder] = process.argv.slice(2)
const small = { fit: 'inside', withoutEnlargement: true }

for await (const path of createInterface(process.stdin)) {
  const start = performance.now()
  const open = await opener(path)
  await Promise.all([
    write(
      'device.jpg',
      open()
        .resize({ width: 1920, height: 1200, ...small })
        .jpeg({ quality: 82, mozjpeg: true }),
    ),
    ...[320, 480, 640, 960, 1280].map((width) =>
      write(
        `w${width}.avif`,
        open()
          .resize({ width, ...small })
          .avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' }),
      ),
    ),
    ...[320, 640, 1280].map((width) =>
      write(
        `w${width}.webp`,
        open()
          .resize({ width, ...small })
          .webp({ quality: 78, effort: 2 }),
      ),
    ),
    open().metadata(),
    open()
      .resize({ width: 100, height: 100, ...small })
      .raw()
      .toBuffer(),
  ])
  const milliseconds = performance.now() - start
  console.log(JSON.stringify({ milliseconds, peak: process.resourceUsage().maxRSS / 1024 }))
}

async function opener(path) {
  const original = await readFile(path)
  if (original.subarray(4, 8).toString() !== 'ftyp') return () => sharp(original).autoOrient()
  const [image] = new libheif.HeifDecoder().decode(original)
  const [width, height] = [image.get_width(), image.get_height()]
  const pixels = { width, height, data: new Uint8ClampedArray(width * height * 4) }
  await new Promise((resolve) => image.display(pixels, resolve))
  return () => sharp(pixels.data, { raw: { width, height, channels: 4 } })
}

async function write(name, picture) {
  await writeFile(join(folder, name), await picture.toBuffer())
}
