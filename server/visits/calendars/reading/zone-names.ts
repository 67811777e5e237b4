import ical from 'node-ical'
import type { Line } from './split-calendar.ts'

type Zones = { defined: Map<string, Line[]>; timeZone: string; year: number }

/**
 * Finds the IANA zone for each name that a calendar uses: its own name, one of Windows, one that a program has put a
 * prefix before, or one that the calendar defines. `timeZone` is that of the family, for what nobody knows.
 */
export function zoneNames({ defined, timeZone, year }: Zones): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const found =
      known.get(name) ?? findZone(name) ?? findDefined(defined.get(name), timeZone, year) ?? timeZone
    known.set(name, found)
    return found
  }
}

function findZone(name: string): string | null {
  const plain = name.replaceAll('"', '').trim()
  const parts = plain.split('/').filter(Boolean)
  // "/mozilla.org/20050126_1/Europe/Berlin"
  for (const count of [parts.length, 3, 2]) {
    const candidate = parts.slice(-count).join('/')
    if (candidate && isZone(candidate)) return candidate
  }
  return findWindowsZone(plain)
}

/** Outlook writes this for rules of its own, which the calendar defines. */
const anyRules = /^customized time zone/i

/** The parser knows the names of Windows. */
function findWindowsZone(name: string): string | null {
  if (anyRules.test(name) || name.length > 100) return null
  const lines = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:zone',
    `DTSTART;TZID="${name}":20260115T120000`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const event = Object.values(ical.sync.parseICS(lines.join('\n'))).find((each) => each?.type === 'VEVENT')
  const zone = event?.type === 'VEVENT' ? event.start?.tz : undefined
  return zone !== undefined && zone !== name && isZone(zone) ? zone : null
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

/** A zone that has the same offsets in winter and in summer as the one that the calendar defines. */
function findDefined(lines: Line[] | undefined, timeZone: string, year: number): string | null {
  if (!lines) return null
  const location = lines.find(({ name }) => name === 'X-LIC-LOCATION')?.value
  if (location && isZone(location)) return location
  const wanted = definedOffsets(lines)
  if (!wanted) return null
  const has = (zone: string) =>
    offsetIn(zone, year, 1) === wanted.january && offsetIn(zone, year, 7) === wanted.july
  return [timeZone, ...Intl.supportedValuesOf('timeZone')].find(has) ?? null
}

/** Minutes that the zone is ahead of UTC. */
type Offsets = { january: number; july: number }

function definedOffsets(lines: Line[]): Offsets | null {
  const rules: Record<string, { offset: number; month: number }> = {}
  let kind = ''
  let month = 1
  let offset: number | null = null
  for (const { name, value } of lines) {
    if (name === 'BEGIN') [kind, month, offset] = [value.trim().toUpperCase(), 1, null]
    else if (name === 'DTSTART') month = Number(value.slice(4, 6))
    else if (name === 'TZOFFSETTO') offset = offsetOf(value)
    // Of several rules the last one holds today.
    else if (name === 'END' && offset !== null) rules[kind] = { offset, month }
  }
  const { STANDARD: standard, DAYLIGHT: daylight } = rules
  if (!standard) return null
  if (!daylight) return { january: standard.offset, july: standard.offset }
  // In the south summer begins at the end of the year.
  return daylight.month <= 6
    ? { january: standard.offset, july: daylight.offset }
    : { january: daylight.offset, july: standard.offset }
}

function offsetOf(value: string): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)/.exec(value.trim()) ?? []
  if (!sign) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

function offsetIn(timeZone: string, year: number, month: number): number {
  const day = Temporal.PlainDateTime.from({ year, month, day: 15 }).toZonedDateTime(timeZone)
  return day.offsetNanoseconds / 60e9
}
