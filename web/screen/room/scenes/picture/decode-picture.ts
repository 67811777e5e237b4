/** A decoded picture. `close` frees its memory. */
type Decoded = { image: CanvasImageSource; width: number; height: number; close: () => void }

/**
 * Decodes a picture for drawing on a canvas. An `<img>` would leave each decoded picture in the
 * browser's cache: half a gigabyte after some hours. Rejects when the blob is no picture.
 */
export async function decodePicture(blob: Blob): Promise<Decoded> {
  if (!window.createImageBitmap) return decodeByElement(blob)
  const image = await createImageBitmap(blob)
  return { image, width: image.width, height: image.height, close: () => image.close() }
}

/** For Safari before 15, which has no `createImageBitmap`. */
async function decodeByElement(blob: Blob): Promise<Decoded> {
  const image = new Image()
  image.src = URL.createObjectURL(blob)
  const close = () => URL.revokeObjectURL(image.src)
  await image.decode().catch((error) => {
    close()
    throw error
  })
  return { image, width: image.naturalWidth, height: image.naturalHeight, close }
}
