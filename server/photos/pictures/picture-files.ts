import { pictureWidths } from '#contract/photos/photos.ts'
import type { App } from '../../platform/context.ts'

export type FileType = 'image/jpeg' | 'image/webp' | 'image/avif'

/** The widths of the WebP files, for browsers that do not show AVIF. */
export const webpWidths = [320, 640, 1280] as const

/** Which files a picture has, as its row says: 0: device.jpg; 1: WebP as well; from 2 on AVIF at every width, too. */
export const withAvif = 2

/** The file that devices show. */
export const devicePicture = 'device.jpg'

/** The smaller files, for browsers. */
export const smallerPictures = [
  ...webpWidths.map((width) => `w${width}.webp`),
  ...pictureWidths.map((width) => `w${width}.avif`),
]

/** Every file that is stored for one photo. */
const names = ['original', devicePicture, ...smallerPictures]

/** The keys of all files that a photo may have: one with no file named `original` has none. */
export function pictureKeys(objectId: string): string[] {
  return names.map((name) => pictureKey(objectId, name))
}

/** The key in the storage. */
export function pictureKey(objectId: string, name: string): string {
  return `pictures/${objectId}/${name}`
}

/** The files that a photo has, by what its row says. */
export function storedNames(variants: number): string[] {
  return names.filter((name) => variants >= withAvif || !name.endsWith('.avif'))
}

/** Whose file a key is; null for one that is none of a photo. */
export function objectOfPictureKey(key: string): string | null {
  return isPictureKey(key) ? (key.split('/')[1] ?? null) : null
}

/** Whether a key may be that of a photo's file. */
export function isPictureKey(key: string): boolean {
  const [, name = ''] = /^pictures\/[^/]+\/([^/]+)$/.exec(key) ?? []
  return names.includes(name)
}

export async function removePictures(app: App, objectId: string): Promise<void> {
  for (const name of names) await app.storage.remove(pictureKey(objectId, name))
}

/** Bytes of all files of a photo. */
export async function measurePictures(app: App, objectId: string): Promise<number> {
  const sizes = await Promise.all(names.map((name) => app.storage.size(pictureKey(objectId, name))))
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
}

/** Throws 507 where the disk has no room for them. */
export async function storeFiles(
  app: App,
  files: { name: string; body: Buffer }[],
  keyOf: (name: string) => string,
): Promise<void> {
  const release = app.disk.reserve(bytesIn(files))
  try {
    await Promise.all(files.map(({ name, body }) => app.storage.put(keyOf(name), body)))
  } finally {
    release()
  }
}

export function bytesIn(files: { body: Buffer }[]): number {
  return files.reduce((sum, { body }) => sum + body.length, 0)
}

type Wish = {
  /** In pixels; not a number or not positive: the largest file. */
  width: number
  /** The request's header. */
  accept: string | undefined
  /** What the row says. */
  variants: number
}

/**
 * The smallest file that is at least as wide, and smallest in bytes of what the browser shows. `isBest`: there
 * will be no better file for this wish.
 */
export function chooseFile({ width, accept, variants }: Wish): {
  name: string
  contentType: FileType
  isBest: boolean
} {
  const showsAvif = acceptsAvif(accept)
  const widths = showsAvif && variants >= withAvif ? pictureWidths : webpWidths
  const chosen = width > 0 ? widths.find((each) => each >= width) : undefined
  if (!chosen || variants === 0)
    return { name: devicePicture, contentType: 'image/jpeg', isBest: chosen === undefined }
  const format = widths === pictureWidths ? 'avif' : 'webp'
  return {
    name: `w${chosen}.${format}`,
    contentType: `image/${format}`,
    isBest: !showsAvif || format === 'avif',
  }
}

/** Browsers name it in their requests for pictures; with `q=0` it is refused. */
function acceptsAvif(accept = ''): boolean {
  return /image\/avif(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept)
}
