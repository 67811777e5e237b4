import { daysAfter, instantOf } from '#contract/platform/wall-clock.ts'
import type { RecurringPattern } from '#contract/schedule.ts'
import type { Visit, VisitOccurrence } from '#contract/visits/visits.ts'
import { locale } from '../platform/format.ts'
import { withHere } from '../platform/time-there.ts'

const dates = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })
const shortDates = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' })
const times = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long' })
const shortWeekdays = new Intl.DateTimeFormat(locale, { weekday: 'short' })
// British English has no comma before "and".
const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Today's date there, and here by the reader's own clock. */
export type Today = { there: string; here: string }

/** "Today", "Tomorrow", "Saturday, 28 November"; where it is another day for the reader "Tuesday, 24 November, today there" */
export function dayText(date: string, { there, here }: Today): string {
  const near = date === there ? 'Today' : date === daysAfter(there, 1) ? 'Tomorrow' : null
  if (near && here === there) return near
  const named = dates.format(noon(date))
  return near ? `${named}, ${near.toLowerCase()} there` : named
}

/** "3:00 PM – 4:00 PM there, 9:00 AM here", "All day", "All day until Sun, 29 Nov" */
export function timeText(visit: Omit<VisitOccurrence, 'id'>, timeZone: string): string {
  const { date, time } = visit
  const there = timeThere(visit)
  return time === null ? there : withHere(there, instantOf(`${date}T${time}`, timeZone), timeZone)
}

function timeThere({ date, time, endDate, endTime }: Omit<VisitOccurrence, 'id'>): string {
  const end = [endDate && endDate !== date && shortDates.format(noon(endDate)), endTime && clockText(endTime)]
  const until = end.filter(Boolean).join(', ')
  if (time === null) return until ? `All day until ${until}` : 'All day'
  if (endTime !== null && endDate === null) return `${clockText(time)} – ${clockText(endTime)}`
  return until ? `${clockText(time)} until ${until}` : clockText(time)
}

/** "Ben: Coffee" */
export function visitTitle({ who, what }: Pick<VisitOccurrence, 'who' | 'what'>): string {
  return [who, what].filter(Boolean).join(': ')
}

export const repeatLabels: Record<RecurringPattern, string> = {
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every month',
}

/** "Every Mon and Thu", "Every month until 24 December"; null for what takes place once. */
export function repeatText({ repeats, weekdays: days, date, untilDate }: Visit): string | null {
  if (repeats === null) return null
  const often = repeats === 'weekly' ? weeklyText(days, date) : repeatLabels[repeats]
  return untilDate === null ? often : `${often} until ${shortDates.format(noon(untilDate))}`
}

/** "Every Tuesday", "Monday to Friday", "Every Mon, Wed and Sun" */
function weeklyText(days: number[], date: string): string {
  if (days.length === 7) return repeatLabels.daily
  if (days.join('') === '12345') return `${weekdayName(1)} to ${weekdayName(5)}`
  if (days.length < 2) return `Every ${weekdays.format(days[0] ? weekdayDate(days[0]) : noon(date))}`
  return `Every ${lists.format(days.map((day) => shortWeekdays.format(weekdayDate(day))))}`
}

/** 1 is Monday. */
export function weekdayName(day: number): string {
  return weekdays.format(weekdayDate(day))
}

function weekdayDate(day: number): Date {
  return new Date(2024, 0, day, 12)
}

function clockText(time: string): string {
  return times.format(new Date(`2024-01-01T${time}`)).replaceAll(/\s/g, '\u00a0')
}

/** Of a date without a time, whatever zone the browser is in. */
function noon(date: string): Date {
  return new Date(`${date}T12:00`)
}
