import { formatDate } from '../platform/format.ts'

/** "11:00 AM" of "11:00", as the reader writes times. */
export function hourText(hour: string): string {
  return times.format(new Date(`1970-01-01T${hour}:00`)).replaceAll(/\s/g, '\u00a0')
}

const times = new Intl.DateTimeFormat(navigator.language.startsWith('en') ? navigator.language : 'en', {
  hour: 'numeric',
  minute: '2-digit',
})

/** "15 minutes", "1 hour", "1½ hours". */
export function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (rest === 0) return hours === 1 ? '1 hour' : `${hours} hours`
  return `${hours} h ${rest} min`
}

/** Of a local date like "2026-11-26". */
export function dateText(date: string): string {
  return formatDate(`${date}T12:00`)
}
