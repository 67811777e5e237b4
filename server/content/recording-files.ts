/** The key in the storage. The file is written once, and never changes. */
export function recordingKey(objectId: string): string {
  return `recordings/${objectId}/recording.mp3`
}

/** The id of the object whose file has this key; null for what is no recording. */
export function objectOfRecordingKey(key: string): string | null {
  return /^recordings\/([^/]+)\/recording\.mp3$/.exec(key)?.[1] ?? null
}
