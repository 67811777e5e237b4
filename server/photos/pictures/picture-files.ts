import { pictureWidths } from '#contract/photos.ts'
import type { App } from '../../platform/context.ts'

/** Every file that is stored for one photo. */
const names = ['original', 'device.jpg', ...pictureWidths.map((width) => `w${width}.webp`)]

/** The key in the storage. */
export function pictureKey(objectId: string, name: string): string {
  return `pictures/${objectId}/${name}`
}

export async function removePictures(app: App, objectId: string): Promise<void> {
  for (const name of names) await app.storage.remove(pictureKey(objectId, name))
}
