import { commonWords } from '../words/common-words.ts'

/** In place of a page that is not known yet. */
export function Loading() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <p className="text-ink-2">{commonWords().loading}</p>
    </main>
  )
}
