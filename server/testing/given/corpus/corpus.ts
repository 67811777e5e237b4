/** A file as families and others may send it, and what becomes of it. */
export type CorpusFile = {
  name: string
  bytes(): Buffer
  /** It is kept, and lasts so many milliseconds; or it is refused in this sentence. */
  becomes: { lasts: number } | { refused: string }
}

/** Stands in files beside what plays. Nobody may get it back. */
export const hidden = '14 Garden Lane <script>alert(1)</script>'
