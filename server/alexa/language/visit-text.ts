import { wallClock } from '#contract/platform/wall-clock.ts'
import type { ScreenVisit } from '#contract/screen/screen-view.ts'
import type { LocalClock } from './upcoming-text.ts'
import { capitalised, counted, ended, shortened } from './words.ts'

const mostSaid = 3
const longestWords = 80

/** A sentence for each visit of today, three at most: "Ben comes at 3:00 PM today." */
export function visitsToday(visits: ScreenVisit[], clock: LocalClock): string[] {
  const today = wallClock(clock.now, clock.timeZone).date
  const todays = visits.filter(({ date }) => date === today)
  const said = todays.slice(0, mostSaid).map((visit) => sentenceOf(visit, clock.locale))
  const others = todays.length - said.length
  return others > 0
    ? [...said, `There ${others === 1 ? 'is' : 'are'} ${counted(others, 'more visit')}.`]
    : said
}

function sentenceOf({ who, what, time }: ScreenVisit, locale: string): string {
  const at = time === null ? '' : `at ${spokenTime(time, locale)} `
  const thing = what === null ? null : shortened(what, longestWords)
  if (who === null) return ended(at ? `${capitalised(at)}today: ${thing}` : `Today: ${thing}`)
  const comes = `${shortened(who, longestWords)} comes ${at}today`
  return ended(thing === null ? comes : `${comes}: ${thing}`)
}

/** "3:00 PM" or "15:00", as the Echo's language has it. */
function spokenTime(time: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
  // Some locales separate "3:00" and "PM" by a narrow space.
  return format.format(new Date(`2000-01-01T${time}Z`)).replaceAll('\u202f', ' ')
}
