/** The key in the storage. The file is written once, and never changes. */
export function voiceKey(objectId: string): string {
  return `voices/${objectId}/voice.mp3`
}

/** The id of the object whose file has this key; null for what is no voice. */
export function objectOfVoiceKey(key: string): string | null {
  return /^voices\/([^/]+)\/voice\.mp3$/.exec(key)?.[1] ?? null
}
