/** By whose clocks it is day somewhere at any time. English is spoken there. */
const zones = [
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'Pacific/Auckland',
  'Australia/Sydney',
  'Asia/Singapore',
  'Asia/Kolkata',
]

/**
 * A zone in which it is day at `now`, so that the screen is neither dim nor dark: this machine's own, if it is day
 * here.
 */
export function zoneByDay(now: number, own = new Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const isDay = (zone: string) => {
    const { hour } = wallClock(now, zone)
    return hour >= 9 && hour < 19
  }
  return [own, ...zones].find(isDay) ?? own
}

type WallClock = { date: string; hour: number; minute: number }

export function wallClock(at: number, timeZone: string): WallClock {
  const { year, month, day, hour, minute } =
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone)
  const two = (number: number) => String(number).padStart(2, '0')
  return { date: `${year}-${two(month)}-${two(day)}`, hour, minute }
}

/** Epoch milliseconds of "2026-11-21T08:00" by the clock of the zone. */
export function instantOf(wallTime: string, timeZone: string): number {
  return Temporal.PlainDateTime.from(wallTime).toZonedDateTime(timeZone).epochMilliseconds
}

/** "2026-11-21" so many days later. */
export function daysLater(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** The last day with this month and day ("07-15") that is at least `days` before the date. */
export function lastTime(monthDay: string, before: string, days: number): string {
  const latest = daysLater(before, -days)
  const thisYear = `${latest.slice(0, 4)}-${monthDay}`
  return thisYear <= latest ? thisYear : `${Number(latest.slice(0, 4)) - 1}-${monthDay}`
}
