import { daysBetween, wallClock } from '#contract/wall-clock.ts'

/** "today, 8:00 PM", "tomorrow, 10:42 AM", "Tue, Jul 4, 8:00 PM": by the clock of the zone. Epoch milliseconds. */
export function endText(at: number, now: number, timeZone: string): string {
  const days = daysBetween(wallClock(now, timeZone).date, wallClock(at, timeZone).date)
  const time = { hour: 'numeric', minute: '2-digit' } as const
  const date = { weekday: 'short', month: 'short', day: 'numeric' } as const
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Date(at).toLocaleString('en', { timeZone, ...options }).replaceAll('\u202f', ' ')
  if (days === 0) return `today, ${format(time)}`
  if (days === 1) return `tomorrow, ${format(time)}`
  return format({ ...date, ...time })
}
