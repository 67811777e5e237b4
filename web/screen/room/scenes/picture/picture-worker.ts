import { type Bitmaps, shrinkPicture } from './shrink-picture.ts'

export type Order = { number: number; blob: Blob; width: number }
/** Null where the picture could not be decoded. */
export type Result = { number: number; bitmaps: Bitmaps | null }

// Decodes pictures beside the page, so that no cross-fade waits for it.
addEventListener('message', async ({ data: { number, blob, width } }: MessageEvent<Order>) => {
  const bitmaps = await shrinkPicture(blob, width).catch(() => null)
  const result: Result = { number, bitmaps }
  postMessage(result, { transfer: bitmaps ? [bitmaps.sharp, bitmaps.soft] : [] })
})
