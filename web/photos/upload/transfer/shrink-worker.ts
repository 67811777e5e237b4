import { type CreateCanvas, shrinkPicture } from './shrink-picture.ts'

export type ShrinkRequest = { file: Blob; maxBytes: number }
/** Null when the picture could not be made smaller. */
export type ShrinkAnswer = Blob | null

const createCanvas: CreateCanvas = (width, height) => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas')
  return { context, toJpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }) }
}

addEventListener('message', async ({ data }: MessageEvent<ShrinkRequest>) => {
  const answer: ShrinkAnswer = await shrinkPicture(data.file, data.maxBytes, createCanvas).catch(() => null)
  postMessage(answer)
})
