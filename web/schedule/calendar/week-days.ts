import { daysAfter, daysBetween, wallClock, weekdayOf } from '#contract/platform/wall-clock.ts'
import { locale } from '../../platform/format.ts'
import { noonOf } from '../slot.ts'

/** From this width on the week is a grid; below it is a list. */
export const wideWeek = '(min-width: 48rem)'

export type WeekDay = { date: string; name: string; number: string; isToday: boolean; isPast: boolean }

/** The Monday of a week by the loved one's clock. `week` 0 is the week of `now`, 1 the next one. */
export function mondayOf(now: number, week: number, timeZone: string): string {
  const { date: today } = wallClock(now, timeZone)
  return daysAfter(today, 1 - weekdayOf(today) + week * 7)
}

/** Monday to Sunday. */
export function daysFrom(monday: string, now: number, timeZone: string): WeekDay[] {
  const { date: today } = wallClock(now, timeZone)
  return Array.from({ length: 7 }, (_, index) => {
    const date = daysAfter(monday, index)
    const name = noonOf(date).toLocaleDateString(locale, { timeZone: 'UTC', weekday: 'short' })
    return {
      date,
      name,
      number: String(Number(date.slice(8))),
      isToday: date === today,
      isPast: date < today,
    }
  })
}

/** How many weeks the date is after the week of `now`; negative before it. */
export function weekOf(date: string, now: number, timeZone: string): number {
  return Math.floor(daysBetween(mondayOf(now, 0, timeZone), date) / 7)
}

/** "Nov 23 – 29", "Nov 30 – Dec 6" */
export function weekName(monday: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short', day: 'numeric' })
  return format.formatRange(noonOf(monday), noonOf(daysAfter(monday, 6)))
}
