import { dayStart } from '#contract/life.ts'
import { daysAfter, instantOf, wallClock } from '#contract/platform/wall-clock.ts'

/** The loved one's day at an instant, like "2026-11-22": before 4:00 it is still the day before. */
export function lifeDay(at: number, timeZone: string): string {
  const { date, time } = wallClock(at, timeZone)
  return time < dayStart ? daysAfter(date, -1) : date
}

type Dates = { from_date: string; until_date: string }

/** The last day of the absence that covers the date, whatever other absences follow; null when there is none. */
export function awayUntil(away: Dates[], date: string): string | null {
  const covering = away.filter(({ from_date, until_date }) => from_date <= date && date <= until_date)
  return (
    covering
      .map(({ until_date }) => until_date)
      .toSorted()
      .at(-1) ?? null
  )
}

/** The first instant after `from` at which the hour comes on a day when somebody is at home. */
export function nextCheck(
  { hour, away }: { hour: string; away: Dates[] },
  timeZone: string,
  from: number,
): number {
  let { date } = wallClock(from, timeZone)
  if (instantOf(`${date}T${hour}`, timeZone) <= from) date = daysAfter(date, 1)
  for (let until = awayUntil(away, date); until !== null; until = awayUntil(away, date))
    date = daysAfter(until, 1)
  return instantOf(`${date}T${hour}`, timeZone)
}
