import { lazily } from '#contract/platform/lazily.ts'
import { frameWords } from './frame/frame-words.ts'
import { pageLanguage } from './words/area-words.ts'

/** The page's language as the reader's browser writes it: its dates and times are those of that country. */
export const locale = localeOf(pageLanguage())

const dates = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
const times = lazily(() => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }))
const days = lazily(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }))
const months = lazily(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }))
const ago = lazily(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }))

export function formatDate(iso: string): string {
  return dates().format(new Date(iso))
}

// The first one of a page takes several times as long as another: in a task of its own, it holds up no drawing.
setTimeout(times)

/** "November 2026" */
export function formatMonth(iso: string): string {
  return months().format(new Date(iso))
}

/** Date and time of a wall clock such as "2026-11-21T08:00", which has no zone. */
export function formatWallClock(local: string): string {
  const at = new Date(local)
  return `${dates().format(at)}, ${timeOf(at)}`
}

/** The time, after the date unless that is today. `now` in epoch milliseconds. */
export function formatMoment(iso: string, now: number): string {
  const at = new Date(iso)
  const isToday = at.toDateString() === new Date(now).toDateString()
  return isToday ? timeOf(at) : `${days().format(at)}, ${timeOf(at)}`
}

/** Without a line break inside of it. */
function timeOf(at: Date): string {
  return times().format(at).replaceAll(/\s/g, '\u00a0')
}

const units: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** "2 minutes ago"; "just now" within the first minute. */
export function formatAgo(iso: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000)
  const unit = units.find(([, length]) => seconds >= length)
  return unit ? ago().format(-Math.floor(seconds / unit[1]), unit[0]) : frameWords().justNow
}

function localeOf(language: string): string {
  return globalThis.navigator?.languages?.find((tag) => tag.split('-')[0] === language) ?? language
}
