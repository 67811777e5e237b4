// @ts-check
// JavaScript, so that a thread can load it whoever runs the server.
import { parentPort, workerData } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'

const [image] = new libheif.HeifDecoder().decode(workerData)
if (!image) throw new Error('there is no picture in this file')
const width = image.get_width()
const height = image.get_height()
const pixels = { width, height, data: new Uint8ClampedArray(width * height * 4) }
image.display(pixels, (/** @type {unknown} */ displayed) => {
  if (!displayed) throw new Error('the picture could not be decoded')
  parentPort?.postMessage(pixels, [pixels.data.buffer])
})
