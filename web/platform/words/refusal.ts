import { ApiError, sentenceOf } from '../server/api.ts'
import { commonWords } from './common-words.ts'

/** Why a call was refused, in the page's language as far as the sentence is known there; without one, `otherwise`. */
export function refusalOf(error: unknown, otherwise = commonWords().didNotWork): string {
  const { tooMany } = commonWords()
  if (tooMany !== null && error instanceof ApiError && error.code === 'too_many') return tooMany
  return inPageLanguage(sentenceOf(error, otherwise))
}

let learned: (sentence: string) => string | undefined = () => undefined

/** `find` knows more sentences than every page needs at once. */
export function learnSentences(find: typeof learned): void {
  learned = find
}

/** A sentence of the server or of the contract in the page's language, or itself where that does not know it. */
export function inPageLanguage(sentence: string): string {
  const { sentences }: { sentences: Partial<Record<string, string>> } = commonWords()
  return sentences[sentence] ?? learned(sentence) ?? sentence
}
