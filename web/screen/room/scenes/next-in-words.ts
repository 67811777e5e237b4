import type { NextDelivery } from '#contract/screen-view.ts'
import { comingInWords } from '../time/words.ts'
import { firstName } from './first-name.ts'

const subjects = {
  picture: 'a picture',
  audiobook: 'an audiobook',
  movie: 'a film',
  tv_show: 'a series',
  music: 'music',
}

/** "Tomorrow morning: a picture from Mia". `now` in epoch milliseconds. */
export function nextInWords({ at, what, from }: NextDelivery, now: number, timeZone: string): string {
  const sender = from ? firstName(from) : 'your family'
  return `${comingInWords(Date.parse(at), now, timeZone)}: ${subjects[what]} from ${sender}`
}
