import type { NextDelivery } from '#contract/screen/screen-view.ts'
import { comingInWords } from '../../language/time-words.ts'
import type { Words } from '../../language/words.ts'
import { firstName } from '../words/first-name.ts'

/** "Tomorrow morning: a picture from Mia". `now` in epoch milliseconds. */
export function nextInWords(
  { at, what, from }: NextDelivery,
  now: number,
  timeZone: string,
  words: Words,
): string {
  return words.next[what](comingInWords(Date.parse(at), now, timeZone, words), from && firstName(from))
}
