import { createWorkerCanvas } from '../../../platform/picture/canvas.ts'
import { shrinkPicture } from './shrink-picture.ts'

export type ShrinkRequest = { file: Blob; maxBytes: number }
/** Null when the picture could not be made smaller. */
export type ShrinkAnswer = Blob | null

addEventListener('message', async ({ data }: MessageEvent<ShrinkRequest>) => {
  const answer: ShrinkAnswer = await shrinkPicture(data.file, data.maxBytes, createWorkerCanvas).catch(
    () => null,
  )
  postMessage(answer)
})
