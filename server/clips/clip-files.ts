// Keys in the storage. Both files are written once, and never change.

export function filmKey(objectId: string): string {
  return `clips/${objectId}/film.mp4`
}

export function posterKey(objectId: string): string {
  return `clips/${objectId}/poster.jpg`
}

/** All files that a clip has; one without its film has none. */
export function clipKeys(objectId: string): string[] {
  return [filmKey(objectId), posterKey(objectId)]
}

/** The id of the object whose file has this key; null for what is no clip. */
export function objectOfClipKey(key: string): string | null {
  return /^clips\/([^/]+)\/(film\.mp4|poster\.jpg)$/.exec(key)?.[1] ?? null
}
