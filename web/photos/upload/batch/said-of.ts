import { uploadWords } from '../words/upload-words.ts'
import type { Problem } from './upload-item.ts'

/** What is said of a picture that is not there. */
export function saidOf({ kind, sentence, reason = uploadWords().unreached }: Problem): string {
  return kind === 'passing' ? `${reason} ${uploadWords().oneGoesOn}` : sentence
}
