/**
 * Wall clocks and instants. Instants are epoch milliseconds, dates "2026-11-21", times "08:00", local
 * times "2026-11-21T08:00". This needs `Temporal`: a page calls `loadTemporal` first.
 */

/** The local time of the zone at an instant, to the minute. */
export function localTime(at: number, timeZone: string): string {
  return zonedAt(at, timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/** The local time of the zone at an instant, in two parts. */
export function wallClock(at: number, timeZone: string): { date: string; time: string } {
  const [date = '', time = ''] = localTime(at, timeZone).split('T')
  return { date, time }
}

/**
 * The instant of a local time. A local time that a clock change skips is the instant of the change;
 * one that comes twice is the first of both. Throws a RangeError if `local` is no date and time.
 */
export function instantOf(local: string | Temporal.PlainDateTime, timeZone: string): number {
  const wanted = Temporal.PlainDateTime.from(local)
  const zoned = wanted.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  if (zoned.toPlainDateTime().equals(wanted)) return zoned.epochMilliseconds
  // `earlier` has answered with an instant before the gap: the next transition is its end.
  return zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? zoned.epochMilliseconds
}

/** The same for the input of a form: null if it is no date and time. */
export function findInstant(local: string, timeZone: string): number | null {
  const wanted = findLocal(local)
  return wanted && instantOf(wanted, timeZone)
}

function findLocal(local: string): Temporal.PlainDateTime | null {
  try {
    return Temporal.PlainDateTime.from(local)
  } catch {
    return null
  }
}

/** Milliseconds that the zone is ahead of UTC at that instant. */
export function offsetAt(at: number, timeZone: string): number {
  return zonedAt(at, timeZone).offsetNanoseconds / 1e6
}

/** The first instant of the day of `at`: not always midnight. */
export function startOfDay(at: number, timeZone: string): number {
  return zonedAt(at, timeZone).startOfDay().epochMilliseconds
}

export function daysAfter(date: string, count: number): string {
  return Temporal.PlainDate.from(date).add({ days: count }).toString()
}

/** 29 February becomes 28 February. */
export function yearsAfter(date: string, count: number): string {
  return Temporal.PlainDate.from(date).add({ years: count }).toString()
}

export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek
}

function zonedAt(at: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone)
}
