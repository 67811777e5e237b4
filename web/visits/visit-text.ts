import { lazily } from '#contract/platform/lazily.ts'
import { daysAfter, instantOf } from '#contract/platform/wall-clock.ts'
import type { Visit, VisitOccurrence } from '#contract/visits/visit-list.ts'
import { locale } from '../platform/format.ts'
import { withHere } from '../platform/time-there.ts'
import { visitsWords } from './visits-words.ts'

const dates = lazily(
  () => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }),
)
const shortDates = lazily(
  () => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }),
)
const times = lazily(() => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }))
const weekdays = lazily(() => new Intl.DateTimeFormat(locale, { weekday: 'long' }))
const shortWeekdays = lazily(() => new Intl.DateTimeFormat(locale, { weekday: 'short' }))
// British English has no comma before "and".
const lists = lazily(
  () => new Intl.ListFormat(locale.startsWith('en') ? 'en-GB' : locale, { type: 'conjunction' }),
)

/** Today's date there, and here by the reader's own clock. */
export type Today = { there: string; here: string }

/** "Today", "Tomorrow", "Saturday, 28 November"; where it is another day for the reader "Tuesday, 24 November, today there" */
export function dayText(date: string, { there, here }: Today): string {
  const { today, tomorrow, todayThere, tomorrowThere } = visitsWords()
  const named = dates().format(noon(date))
  const isSameDay = here === there
  if (date === there) return isSameDay ? today : todayThere(named)
  if (date === daysAfter(there, 1)) return isSameDay ? tomorrow : tomorrowThere(named)
  return named
}

/** "3:00 PM – 4:00 PM there, 9:00 AM here", "All day", "All day until Sun, 29 Nov" */
export function timeText(visit: Omit<VisitOccurrence, 'id'>, timeZone: string): string {
  const { date, time } = visit
  const there = timeThere(visit)
  return time === null ? there : withHere(there, instantOf(`${date}T${time}`, timeZone), timeZone)
}

function timeThere({ date, time, endDate, endTime }: Omit<VisitOccurrence, 'id'>): string {
  const end = [
    endDate && endDate !== date && shortDates().format(noon(endDate)),
    endTime && clockText(endTime),
  ]
  const until = end.filter(Boolean).join(', ')
  const { allDay, allDayUntil, timeUntil } = visitsWords()
  if (time === null) return until ? allDayUntil(until) : allDay
  if (endTime !== null && endDate === null) return `${clockText(time)} – ${clockText(endTime)}`
  return until ? timeUntil({ time: clockText(time), end: until }) : clockText(time)
}

/** "Every Mon and Thu", "Every month until 24 December"; null for what takes place once. */
export function repeatText({ repeats, weekdays: days, date, untilDate }: Visit): string | null {
  if (repeats === null) return null
  const { patterns, oftenUntil } = visitsWords()
  const often = repeats === 'weekly' ? weeklyText(days, date) : patterns[repeats]
  return untilDate === null ? often : oftenUntil({ often, end: shortDates().format(noon(untilDate)) })
}

/** "Every Tuesday", "Monday to Friday", "Every Mon, Wed and Sun" */
function weeklyText(days: number[], date: string): string {
  const { patterns, mondayToFriday, everyWeekday } = visitsWords()
  if (days.length === 7) return patterns.daily
  if (days.join('') === '12345') return mondayToFriday
  if (days.length < 2) return everyWeekday(weekdays().format(days[0] ? weekdayDate(days[0]) : noon(date)))
  return everyWeekday(lists().format(days.map((day) => shortWeekdays().format(weekdayDate(day)))))
}

/** The letters by which people tell the weekdays apart: two, or three where two are the same, as "seg" and "sex". */
export function weekdayLetters(day: number): string {
  const beginnings = [1, 2, 3, 4, 5, 6, 7].map((each) => weekdayName(each).slice(0, 2))
  return weekdayName(day).slice(0, new Set(beginnings).size === 7 ? 2 : 3)
}

/** 1 is Monday. */
export function weekdayName(day: number): string {
  return weekdays().format(weekdayDate(day))
}

function weekdayDate(day: number): Date {
  return new Date(2024, 0, day, 12)
}

function clockText(time: string): string {
  return times()
    .format(new Date(`2024-01-01T${time}`))
    .replaceAll(/\s/g, '\u00a0')
}

/** Of a date without a time, whatever zone the browser is in. */
function noon(date: string): Date {
  return new Date(`${date}T12:00`)
}
