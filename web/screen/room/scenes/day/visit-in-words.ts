import type { ScreenVisit } from '#contract/screen/screen-view.ts'
import { timeInWords } from '../../language/time-words.ts'
import type { Words } from '../../language/words.ts'

/** "Today at 3:00 PM", or "Today at three o’clock" where times are `spoken`. */
export function timeOfVisit(
  { time }: ScreenVisit,
  { isToday, spoken }: { isToday: boolean; spoken: boolean },
  words: Words,
): string {
  if (time === null) return isToday ? words.todayAllDay : words.tomorrowAllDay
  const when = (spoken && words.spokenAt(time)) || words.atTime(clockOf(time, words))
  return isToday ? words.todayAt(when) : words.tomorrowAt(when)
}

function clockOf(time: string, words: Words): string {
  return timeInWords(Date.parse(`1970-01-01T${time}:00Z`), 'UTC', words)
}

/** "Ben comes for coffee", "Ben: Hairdresser", "A visit from Ben". A small letter goes on with the sentence. */
export function visitInWords({ who, what }: ScreenVisit, words: Words): string {
  if (!what) return words.visitFrom(who ?? words.yourFamily)
  if (!who) return what
  const goesOn = what.charAt(0) !== what.charAt(0).toUpperCase()
  return goesOn ? `${who} ${what}` : `${who}: ${what}`
}
