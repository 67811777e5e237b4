import { daysAfter, instantOf, wallClock } from '#contract/platform/wall-clock.ts'

/** The question is asked between these times by the loved one's clock. */
const kindHours = { from: '10:00', until: '18:00' }

export function isKindHour(at: number, timeZone: string): boolean {
  const { time } = wallClock(at, timeZone)
  return kindHours.from <= time && time < kindHours.until
}

/** 10:00 of the day that comes so many days after `from` (epoch ms). */
export function kindHourAfter(days: number, from: number, timeZone: string): number {
  const { date } = wallClock(from, timeZone)
  return instantOf(`${daysAfter(date, days)}T${kindHours.from}`, timeZone)
}

/** The next 10:00 after `from`. */
export function nextKindHour(from: number, timeZone: string): number {
  const today = kindHourAfter(0, from, timeZone)
  return today > from ? today : kindHourAfter(1, from, timeZone)
}
