import type { Calendar } from '#contract/visits/calendars.ts'
import { calendarsWords } from './calendars-words.ts'

/** What of a calendar was read, and what was not, a sentence for each. */
export function countsText({ kept, private: hidden, broken, beyond }: Calendar['counts']): string[] {
  const words = calendarsWords()
  const sentences = [
    kept === 0 ? words.nothingOn : words.kept(kept),
    hidden > 0 && words.private(hidden),
    broken > 0 && words.broken(broken),
    beyond > 0 && words.beyond(beyond),
  ]
  return sentences.filter((sentence) => sentence !== false)
}
