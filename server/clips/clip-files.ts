import { devicePicture, smallerPictures } from '../photos/pictures/picture-files.ts'

// Keys in the storage. Each file is written once, and never changes.

export function filmKey(objectId: string): string {
  return `clips/${objectId}/film.mp4`
}

/** The picture of the film that devices show. */
export function posterKey(objectId: string): string {
  return `clips/${objectId}/poster.jpg`
}

/** Of a file of the poster: as a photo's are named (decision 175). */
export function posterFileKey(objectId: string, name: string): string {
  return name === devicePicture ? posterKey(objectId) : `clips/${objectId}/${name}`
}

/** All files that a clip may have; one without its film has none. */
export function clipKeys(objectId: string): string[] {
  return [...sentKeys(objectId), ...smallerPictures.map((name) => posterFileKey(objectId, name))]
}

/** What devices are sent. */
export function sentKeys(objectId: string): string[] {
  return [filmKey(objectId), posterKey(objectId)]
}

export function isFilmKey(key: string): boolean {
  return key.endsWith('/film.mp4')
}

/** The id of the object whose file has this key; null for what is no clip. */
export function objectOfClipKey(key: string): string | null {
  const objectId = /^clips\/([^/]+)\/[^/]+$/.exec(key)?.[1]
  return objectId !== undefined && clipKeys(objectId).includes(key) ? objectId : null
}
