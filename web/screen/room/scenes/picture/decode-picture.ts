/** A picture that can be drawn until it is closed. */
type Decoded = { image: CanvasImageSource; width: number; height: number; close: () => void }

/**
 * Decodes for drawing, once. An `<img>` would leave every picture that was ever shown, unpacked, in the
 * browser's own cache: half a gigabyte after some hours. Rejects for what is not a picture.
 */
export async function decodePicture(blob: Blob): Promise<Decoded> {
  if (!window.createImageBitmap) return decodeByElement(blob)
  const image = await createImageBitmap(blob)
  return { image, width: image.width, height: image.height, close: () => image.close() }
}

/** For browsers that have no bitmaps. */
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
