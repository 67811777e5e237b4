import type { Words } from '../language/words.ts'

/** Of a sound, in milliseconds: "20 seconds". */
export function lengthInWords(duration: number, words: Words): string {
  const seconds = Math.round(duration / 1000)
  return seconds < 60 ? words.seconds(seconds) : words.minutes(Math.round(seconds / 60))
}
