import { parentPort } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'

/** A message to the thread. */
export type Task = { original: Uint8Array; mostPixels: number }

const decoder = new libheif.HeifDecoder()

// An error ends the thread, and the caller gets it.
parentPort?.on('message', ({ original, mostPixels }: Task) => {
  const images = decoder.decode(original)
  const image = images.find((image) => image.is_primary()) ?? images[0]
  if (!image) throw new Error('there is no picture in this file')
  const width = image.get_width()
  const height = image.get_height()
  if (width * height > mostPixels) throw new Error('the picture is larger than its header says')
  const pixels = { width, height, data: new Uint8ClampedArray(width * height * 4) }
  image.display(pixels, (displayed) => {
    if (!displayed) throw new Error('the picture could not be decoded')
    for (const each of images) each.free()
    parentPort?.postMessage(pixels, [pixels.data.buffer])
  })
})
