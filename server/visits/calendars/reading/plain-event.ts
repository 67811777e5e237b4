import type { Line } from './split-calendar.ts'

/** Lines with a date or a time in them. */
const timed = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE'])

/** Repetitions within an hour are no event that anybody is told of, and computing them takes long. */
const tooOften = /FREQ=(SECONDLY|MINUTELY|HOURLY)/i

/** Times in one day. */
export const mostTimes = 24

/**
 * The text of an event as the parser reads it without guessing: each time with an IANA zone or in UTC. What floats has
 * the family's zone. Throws for a date that is none.
 */
export function plainEvent(lines: Line[], zoneOf: (name: string) => string, timeZone: string): string {
  if (!lines.some(({ name }) => name === 'DTSTART')) throw new Error('it says no time')
  const plain = lines.map((line) => plainLine(line, zoneOf, timeZone))
  return ['BEGIN:VEVENT', ...plain, 'END:VEVENT'].join('\n')
}

function plainLine(
  { name, parameters, value }: Line,
  zoneOf: (name: string) => string,
  timeZone: string,
): string {
  if (name === 'RRULE') requireSeldom(value)
  if (!timed.has(name)) return `${name}:${value}`
  const values = value.split(',').map((each) => each.trim())
  for (const each of values) requireTime(each)
  const joined = values.join(',')
  const [first = ''] = values
  if (first.length === 8) return `${name};VALUE=DATE:${joined}`
  if (first.endsWith('Z')) return `${name}:${joined}`
  return `${name};TZID=${zoneOfLine(parameters, { zoneOf, timeZone })}:${joined}`
}

type Zones = { zoneOf: (name: string) => string; timeZone: string }

export function zoneOfLine(parameters: string, { zoneOf, timeZone }: Zones): string {
  const [, quoted, plain] = /;TZID=(?:"([^"]*)"|([^;:]*))/i.exec(parameters) ?? []
  const zone = quoted ?? plain
  return zone ? zoneOf(zone) : timeZone
}

/** The first time of a line, in epoch milliseconds; a date is its midnight in UTC. Throws for a time that is none. */
export function instantOfLine({ parameters, value }: Line, zones: Zones): number {
  const [text = ''] = value.split(/[,/]/)
  const time = requireTime(text.trim())
  const isInUtc = text.length === 8 || text.endsWith('Z')
  return time.toZonedDateTime(isInUtc ? 'UTC' : zoneOfLine(parameters, zones)).epochMilliseconds
}

function requireSeldom(rule: string): void {
  if (timesInDay(rule) > mostTimes) throw new Error('it is repeated too often in a day')
}

/** How many times a rule brings in one day at most. */
export function timesInDay(rule: string): number {
  if (tooOften.test(rule)) return Infinity
  const lists = [...rule.matchAll(/BY(?:HOUR|MINUTE|SECOND)=([^;]*)/gi)]
  return lists.reduce((count, [, list = '']) => count * list.split(',').length, 1)
}

/** "20261121", "20261121T150000" or "20261121T140000Z". */
function requireTime(text: string): Temporal.PlainDateTime {
  const [, year, month, day, hour = '0', minute = '0', second = '0'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/.exec(text) ?? []
  const numbers = [year, month, day, hour, minute, second].map(Number)
  const [y = Number.NaN, m = 0, d = 0, h = 0, min = 0, s = 0] = numbers
  // Throws for what no calendar has. A leap second is the last one of its minute.
  return Temporal.PlainDateTime.from(
    { year: y, month: m, day: d, hour: h, minute: min, second: Math.min(s, 59) },
    { overflow: 'reject' },
  )
}
