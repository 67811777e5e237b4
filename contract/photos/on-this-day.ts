/**
 * How many years before `today` a picture was taken on this day; null on all other days and within the first year.
 * Both are local dates, "2026-11-21". What was taken on 29 February comes on 28 February where the year has none.
 * The page in the room runs this in old browsers, which have no `Temporal`.
 */
export function yearsAgo(takenOn: string | null | undefined, today: string): number | null {
  if (!takenOn) return null
  const years = Number(today.slice(0, 4)) - Number(takenOn.slice(0, 4))
  return years > 0 && daysKept(today).includes(takenOn.slice(5)) ? years : null
}

/** The days of a year, "11-21", whose pictures come on that date: two on 28 February without a leap day. */
export function daysKept(today: string): string[] {
  const day = today.slice(5)
  return day === '02-28' && !isLeapYear(Number(today.slice(0, 4))) ? [day, '02-29'] : [day]
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}
