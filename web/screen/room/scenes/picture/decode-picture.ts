import type { Order, Result } from './picture-worker.ts'
import { type Bitmaps, shrinkPicture } from './shrink-picture.ts'

/** Milliseconds after which the worker is given up, and the page decodes by itself. */
const giveUpAfter = 20_000

let worker: Worker | null | undefined
let count = 0

/**
 * Decodes a picture for drawing on a canvas, at most `width` pixels wide, in a worker where there is one. An `<img>`
 * would leave each decoded picture in the browser's cache: half a gigabyte after some hours. Rejects when the blob is
 * no picture.
 */
export async function decodePicture(blob: Blob, width: number): Promise<Bitmaps | HTMLImageElement> {
  if (!window.createImageBitmap) return decodeByElement(blob)
  if (worker === undefined) worker = startWorker()
  return (worker && (await decodeInWorker(worker, blob, width))) ?? shrinkPicture(blob, width)
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}

/** Null where the worker has failed. One that does not run is not asked again. */
function decodeInWorker(asked: Worker, blob: Blob, width: number): Promise<Result['bitmaps']> {
  const number = ++count
  return new Promise((resolve) => {
    const timer = setTimeout(giveUp, giveUpAfter)
    asked.addEventListener('message', onMessage)
    asked.addEventListener('error', giveUp)
    const order: Order = { number, blob, width }
    asked.postMessage(order)

    function onMessage({ data }: MessageEvent<Result>) {
      if (data.number === number) end(data.bitmaps)
    }
    function giveUp() {
      worker = null
      end(null)
    }
    function end(bitmaps: Result['bitmaps']) {
      clearTimeout(timer)
      asked.removeEventListener('message', onMessage)
      asked.removeEventListener('error', giveUp)
      resolve(bitmaps)
    }
  })
}

/** For Safari before 15, which has no `createImageBitmap`. */
async function decodeByElement(blob: Blob): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = URL.createObjectURL(blob)
  try {
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(image.src)
  }
}
