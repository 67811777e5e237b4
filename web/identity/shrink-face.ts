import { createPageCanvas, drawWithin } from '../platform/picture/canvas.ts'

/** Pixels of the longer side: several times what is shown, and a few hundred kilobytes. */
const longest = 1024

/** A smaller copy of the picture; the file itself where the browser cannot read it (HEIC), for the server to try. */
export async function shrinkFace(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return file
  const shrink = async () => drawWithin(bitmap, longest, createPageCanvas).toJpeg(0.9)
  return shrink()
    .catch(() => file)
    .finally(() => bitmap.close())
}
