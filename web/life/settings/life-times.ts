import { lazily } from '#contract/platform/lazily.ts'
import { locale } from '../../platform/format.ts'
import { lifeWords } from './life-words.ts'

const times = lazily(() => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }))

/** "11:00 AM" of "11:00", as the reader writes times. */
export function hourText(hour: string): string {
  return times()
    .format(new Date(`1970-01-01T${hour}:00`))
    .replaceAll(/\s/g, '\u00a0')
}

/** "15 minutes", "1 hour", "1 h 30 min". */
export function minutesText(minutes: number): string {
  const words = lifeWords()
  if (minutes < 60) return words.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return rest === 0 ? words.hours(hours) : words.hoursAndMinutes({ hours, minutes: rest })
}
