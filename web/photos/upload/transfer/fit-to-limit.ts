import pLimit from 'p-limit'
import { photoLimits } from '#contract/photos/photos.ts'
import { createPageCanvas } from '../../../platform/picture/canvas.ts'
import { uploadWords } from '../words/upload-words.ts'
import { isHeic } from './check-file.ts'
import { shrinkPicture } from './shrink-picture.ts'
import type { ShrinkAnswer, ShrinkRequest } from './shrink-worker.ts'
import type { Upload } from './upload.ts'

/** A picture that is too large and cannot be made smaller here. The message is a sentence for the person. */
export class UnfitPicture extends Error {}

/** A decoded picture of 50 megapixels takes 200 MB, so they are made smaller one after the other. */
const oneAtATime = pLimit(1)

/** The file as it is when the server takes it; otherwise a smaller picture of it. */
export async function fitToLimit(file: File): Promise<Upload> {
  if (!(await canRead(file))) throw new UnfitPicture(uploadWords().notReadable)
  const original = { data: file, name: file.name, type: file.type }
  const isTooLarge = file.size > photoLimits.bytes
  if (!isTooLarge && (await countPixels(file)) <= photoLimits.pixels) return original
  const data = await oneAtATime(() => shrink({ file, maxBytes: photoLimits.bytes }))
  if (data) return { data, name: `${file.name.replace(/\.[^.]*$/, '')}.jpg`, type: data.type }
  if (isTooLarge) throw new UnfitPicture(isHeic(file) ? uploadWords().heicTooLarge : uploadWords().tooLarge)
  // The server says what is wrong with it.
  return original
}

/** False where the file was moved since, or the browser has not kept its bytes. */
async function canRead(file: File): Promise<boolean> {
  const part = await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => null)
  return part?.byteLength === 1
}

/** 0 for what the browser cannot draw: then the server decides. */
function countPixels(file: File): Promise<number> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  return new Promise<number>((resolve) => {
    image.onload = () => resolve(image.naturalWidth * image.naturalHeight)
    image.onerror = () => resolve(0)
    image.src = url
  }).finally(() => URL.revokeObjectURL(url))
}

async function shrink(request: ShrinkRequest): Promise<Blob | null> {
  if (typeof Worker === 'function' && typeof OffscreenCanvas === 'function') {
    const answer = await shrinkInWorker(request).catch(() => null)
    if (answer) return answer
  }
  // Some browsers decode or draw in the page only.
  return shrinkPicture(request.file, request.maxBytes, createPageCanvas).catch(() => null)
}

function shrinkInWorker(request: ShrinkRequest): Promise<ShrinkAnswer> {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ShrinkAnswer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => resolve(data)
    worker.onerror = reject
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
