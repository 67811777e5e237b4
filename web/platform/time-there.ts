import { locale } from './format.ts'
import { frameWords } from './frame/frame-words.ts'

/**
 * The one place that says a time of the loved one to a reader: by the clock there, and by the reader's where that shows
 * another time. "Tue 3:00 PM there, Mon 9:00 PM here". Instants are epoch milliseconds or ISO 8601.
 */
type Instant = number | string

const time = { hour: 'numeric', minute: '2-digit' } as const
const day = { weekday: 'short', month: 'short', day: 'numeric' } as const

/** "Sat, Nov 21, 2026, 8:00 AM" */
export function fullTimeThere(at: Instant, timeZone: string): string {
  return withHere(say(at, timeZone, { ...day, year: 'numeric', ...time }), at, timeZone)
}

/** "today 8:00 PM", "tomorrow 10:42 AM", "Tue, Jul 4, 8:00 PM". */
export function nearTimeThere(at: Instant, now: number, timeZone: string): string {
  return withHere(nearTime(at, now, timeZone), at, timeZone)
}

function nearTime(at: Instant, now: number, timeZone: string): string {
  const date = dateOf(at, timeZone)
  if (date === dateOf(now, timeZone)) return frameWords().todayAt(say(at, timeZone, time))
  const isTomorrow = dayNumber(date) - dayNumber(dateOf(now, timeZone)) === 1
  return isTomorrow
    ? frameWords().tomorrowAt(say(at, timeZone, time))
    : say(at, timeZone, { ...day, ...time })
}

/** "today", "tomorrow", "Tue, Jul 4" of a date there; named where the reader's clock shows another day. */
export function nearDay(date: string, now: number, timeZone: string): string {
  const today = dateOf(now, timeZone)
  const ahead = dayNumber(date) - dayNumber(today)
  if (ahead > 1 || today !== dateOf(now)) return say(date, 'UTC', day)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(ahead, 'day')
}

/** `text` says a time there, of which `at` is the instant: with the reader's own beside it where it is another. */
export function withHere(text: string, at: Instant, timeZone: string): string {
  if (isSameClock(at, timeZone)) return text
  const isSameDay = dateOf(at, timeZone) === dateOf(at)
  const here = say(at, undefined, { ...(!isSameDay && { weekday: 'short' }), ...time })
  return frameWords().thereAndHere({ there: text, here: here.replaceAll(' ', '\u00a0') })
}

/** Whether the clock of this browser shows the same as the clock of that zone. */
export function isSameClock(at: Instant, timeZone: string): boolean {
  const all = { dateStyle: 'short', timeStyle: 'short' } as const
  return say(at, timeZone, all) === say(at, undefined, all)
}

/** "2026-11-21", by this browser's clock where no zone is given. */
export function dateOf(at: Instant, timeZone?: string): string {
  // Swedish dates are ISO dates.
  return new Intl.DateTimeFormat('sv', { timeZone }).format(new Date(at))
}

function dayNumber(date: string): number {
  return Date.parse(date) / 86_400_000
}

/** Without a line break within a time. */
function say(at: Instant, timeZone: string | undefined, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, ...options })
  return format.format(new Date(at)).replaceAll(/(?<=\d)\s(?=[AP]M)/gi, '\u00a0')
}
