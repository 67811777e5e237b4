import type { QuietHours } from './delivery.ts'

/** Quiet hours at an instant (epoch milliseconds), by Intl alone: pages ask before `Temporal` is loaded. */

const minute = 60_000
const day = 24 * 60
/** Steps in which the end is looked for; none is longer than the hours that are not quiet. */
const longestStep = 15
/** The clocks go back by an hour; on Lord Howe Island by half of one. */
const setBackBy = [60, 30]

/** From `from` up to, and without, `until`; over midnight if `from` is the later one. */
export function isQuiet({ from, until }: QuietHours, time: string): boolean {
  return from < until ? from <= time && time < until : from <= time || time < until
}

/**
 * When the quiet hours of that instant end; null if it is not quiet then. An end that a clock change skips is that
 * change. When the clocks go back the hours may end twice: they ended the first time.
 */
export function quietUntil(hours: QuietHours, timeZone: string, at: number): number | null {
  const isQuietAt = (instant: number) => isQuiet(hours, timeAt(instant, timeZone))
  if (!isQuietAt(at) || hasEndedBefore(isQuietAt, timeZone, at)) return null
  const awake = (day + minutesOf(hours.from) - minutesOf(hours.until)) % day
  const step = Math.min(longestStep, awake || 1) * minute
  const latest = at + day * minute
  let quiet = at - (at % minute)
  while (quiet < latest && isQuietAt(quiet + step)) quiet += step
  while (quiet < latest && isQuietAt(quiet + minute)) quiet += minute
  return quiet + minute
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function hasEndedBefore(isQuietAt: (at: number) => boolean, timeZone: string, at: number): boolean {
  const minutes = setBackBy.find(
    (minutes) => timeAt(at - minutes * minute, timeZone) === timeAt(at, timeZone),
  )
  return Array.from({ length: minutes ?? 0 }, (_, index) => at - (index + 1) * minute).some(
    (earlier) => !isQuietAt(earlier),
  )
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** "21:05" by the clock of the zone, so that two of them compare as text. */
export function timeAt(at: number, timeZone: string): string {
  const known = formats.get(timeZone)
  if (known) return known.format(at)
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, ...time })
  formats.set(timeZone, made)
  return made.format(at)
}
