/** `sharp` is the picture, `soft` its colours on 96 pixels of width, for a background. */
export type Bitmaps = { sharp: ImageBitmap; soft: ImageBitmap }

/** Decodes a picture, and makes it at most `width` pixels wide. Rejects when the blob is no picture. */
export async function shrinkPicture(blob: Blob, width: number): Promise<Bitmaps> {
  const whole = await createImageBitmap(blob)
  const sharp = width < whole.width ? await resized(whole, width, 'high') : whole
  // By way of 10 pixels: a CSS blur of the whole screen costs an old device too much for every picture.
  const colours = await resized(whole, 10, 'medium')
  const soft = await resized(colours, 96, 'high')
  colours.close()
  if (sharp !== whole) whole.close()
  return { sharp, soft }
}

function resized(bitmap: ImageBitmap, width: number, resizeQuality: ResizeQuality): Promise<ImageBitmap> {
  const height = Math.max(Math.round((width * bitmap.height) / bitmap.width), 1)
  return createImageBitmap(bitmap, { resizeWidth: width, resizeHeight: height, resizeQuality })
}
