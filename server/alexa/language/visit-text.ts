import { daysAfter, daysBetween, wallClock } from '#contract/platform/wall-clock.ts'
import type { ScreenVisit } from '#contract/screen/screen-view.ts'
import { type LocalClock, spokenTime, weekdayOf } from './local-time.ts'
import { messagesOf } from './talk.ts'
import { capitalised, ended, shortened } from './text/words.ts'

const mostSaid = 3
const longestWords = 80

/** A sentence for each visit of today, three at most: "A visit from Ben at 3:00 PM today." */
export function visitsToday(visits: ScreenVisit[], clock: LocalClock): string[] {
  return visitsOn(wallClock(clock.now, clock.timeZone).date, visits, clock)
}

export function visitsTomorrow(visits: ScreenVisit[], clock: LocalClock): string[] {
  return visitsOn(daysAfter(wallClock(clock.now, clock.timeZone).date, 1), visits, clock)
}

function visitsOn(day: string, visits: ScreenVisit[], clock: LocalClock): string[] {
  const found = visits.filter(({ date }) => date === day)
  const said = found.slice(0, mostSaid).map((visit) => visitText(visit, clock))
  const others = found.length - said.length
  return others > 0 ? [...said, messagesOf(clock.locale).moreVisits(others)] : said
}

/** "A visit from Ben at 3:00 PM on Saturday: coffee." */
export function visitText({ who, what, date, time }: ScreenVisit, clock: LocalClock): string {
  const words = messagesOf(clock.locale)
  const when = dayName(date, clock)
  const at = time === null ? null : spokenTime(time, clock.locale)
  const thing = what === null ? null : shortened(what, longestWords)
  if (who === null) return ended(capitalised(words.isOn(thing ?? '', when, at)))
  const comes = capitalised(words.comes(shortened(who, longestWords), when, at))
  return ended(thing === null ? comes : `${comes}: ${thing}`)
}

/** "today", "on Saturday". */
function dayName(date: string, clock: LocalClock): string {
  const words = messagesOf(clock.locale)
  const days = daysBetween(wallClock(clock.now, clock.timeZone).date, date)
  if (days <= 0) return words.today
  if (days === 1) return words.tomorrow
  return words.onDay(weekdayOf(Date.parse(`${date}T12:00Z`), { ...clock, timeZone: 'UTC' }))
}
