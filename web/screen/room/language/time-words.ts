import { dateFormat } from '../time/date-format.ts'
import { dayOfWeek, daysBetween, hourOf, type PartOfDay, partOfDay } from '../time/wall-clock.ts'
import { capitalised } from './grammar/sentence.ts'
import type { Weekday } from './grammar/weekday.ts'
import type { Words } from './words.ts'

// Dates and times as people say them in the language of the words. Instants are epoch milliseconds.

/** "Saturday morning". */
export function dayInWords(at: number, timeZone: string, words: Words): string {
  if (hourOf(at, timeZone) < 5) return words.itIsNight
  return capitalised(words.dayHeading(weekday(at, timeZone, words), partInWords(at, timeZone, words)))
}

/** "November 21". */
export function dateInWords(at: number, timeZone: string, { language }: Words): string {
  return inWords(at, timeZone, language, { month: 'long', day: 'numeric' })
}

/** "9:42 AM", in one line. */
export function timeInWords(at: number, timeZone: string, { language }: Words): string {
  return inWords(at, timeZone, language, { hour: 'numeric', minute: '2-digit' }).replace(/ /g, '\u00a0')
}

/** "9:42", on a clock of twelve hours too: the part of the day stands beside it. */
export function clockInWords(at: number, timeZone: string, { language }: Words): string {
  const format = dateFormat(language, { timeZone, hour: 'numeric', minute: '2-digit' })
  const parts = format.formatToParts(at).filter(({ type }) => type !== 'dayPeriod')
  return parts
    .map(({ value }) => value)
    .join('')
    .trim()
}

/** For the past: "this morning", "yesterday evening", "on Friday", "on November 3". */
export function sinceInWords(at: number, now: number, timeZone: string, words: Words): string {
  const days = daysBetween(at, now, timeZone)
  const part = partInWords(at, timeZone, words)
  if (days === 0) return words.today[part]
  if (days === 1) return words.yesterday[part]
  if (days < 7) return words.onWeekday(weekday(at, timeZone, words))
  return words.onDate(dateInWords(at, timeZone, words))
}

/** For the future, at the beginning of a line: "This evening", "Friday afternoon", "On December 24". */
export function comingInWords(at: number, now: number, timeZone: string, words: Words): string {
  const days = daysBetween(now, at, timeZone)
  const part = partInWords(at, timeZone, words)
  if (days === 0) return capitalised(words.today[part])
  if (days === 1) return capitalised(words.tomorrow[part])
  if (days < 7) return capitalised(words.partOfWeekday(weekday(at, timeZone, words), part))
  return capitalised(words.onDate(dateInWords(at, timeZone, words)))
}

/** The part of the day as people of that language divide it. */
export function partInWords(at: number, timeZone: string, { eveningBegins }: Words): PartOfDay {
  return partOfDay(at, timeZone, eveningBegins)
}

function weekday(at: number, timeZone: string, { language }: Words): Weekday {
  return { name: inWords(at, timeZone, language, { weekday: 'long' }), index: dayOfWeek(at, timeZone) }
}

function inWords(at: number, timeZone: string, language: string, format: Intl.DateTimeFormatOptions): string {
  return dateFormat(language, { timeZone, ...format }).format(at)
}
