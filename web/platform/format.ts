/** English as the reader writes it; the texts around are English too. */
const locale = globalThis.navigator?.language?.startsWith('en') ? navigator.language : 'en'

const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
const times = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
const ago = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

export function formatDate(iso: string): string {
  return dates.format(new Date(iso))
}

/** The time of day; the date before it when it is not today. `now` in epoch milliseconds. */
export function formatMoment(iso: string, now: number): string {
  const at = new Date(iso)
  const isToday = at.toDateString() === new Date(now).toDateString()
  // A time is never broken between two lines.
  const time = times.format(at).replaceAll(/\s/g, '\u00a0')
  return isToday ? time : `${days.format(at)}, ${time}`
}

const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
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
  const step = steps.find(([, length]) => seconds >= length)
  return step ? ago.format(-Math.floor(seconds / step[1]), step[0]) : 'just now'
}
