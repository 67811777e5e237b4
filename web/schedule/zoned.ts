/** Wall clocks and instants, in a browser that has no better means: `Intl` knows every zone's rules. */

/** The wall clock of the zone at an instant: "2026-11-21" and "08:00". `at` in epoch milliseconds. */
export function wallClock(at: number, timeZone: string): { date: string; time: string } {
  const parts = clockOf(timeZone).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Kept, because to make one takes many times as long as to read it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const kept = clocks.get(timeZone)
  if (kept) return kept
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, made)
  return made
}

/**
 * The instant at which the zone's wall clock shows this. A time that is skipped by a clock change
 * is the moment after it, one that comes twice the first. NaN for what is no date.
 */
export function instantOf(date: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${date}T${time}Z`)
  if (Number.isNaN(asUtc)) return Number.NaN
  const offsets = [-1, 1].map((days) => offsetAt(asUtc + days * 86_400_000, timeZone))
  const [before = 0, after = 0] = offsets
  const first = asUtc - Math.max(before, after)
  const second = asUtc - Math.min(before, after)
  const shows = (at: number) => offsetAt(at, timeZone) === asUtc - at
  if (shows(first)) return first
  if (shows(second)) return second
  return gapEnd(first, second, timeZone)
}

/** Milliseconds that the zone's clock is ahead of UTC at that instant. */
function offsetAt(at: number, timeZone: string): number {
  const { date, time } = wallClock(at, timeZone)
  return Date.parse(`${date}T${time}Z`) - Math.floor(at / 60_000) * 60_000
}

/** The instant of the clock change between two instants. */
function gapEnd(from: number, to: number, timeZone: string): number {
  const earlier = offsetAt(from, timeZone)
  let [low, high] = [from, to]
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 120_000) * 60_000
    if (offsetAt(middle, timeZone) === earlier) low = middle
    else high = middle
  }
  return high
}
