/** What is uploaded of a chosen file. */
export type Upload = {
  data: Blob
  name: string
  /** Its media type; empty where the computer knows none. */
  type: string
  /** A film: it may be larger than a picture, and always goes in parts. */
  isClip?: true
}
