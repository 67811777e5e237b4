import ical, { type EventInstance, type VEvent } from 'node-ical'
import { shown } from '#contract/notices/words.ts'
import { daysAfter, wallClock } from '#contract/platform/wall-clock.ts'
import {
  type Change,
  changesOf,
  findLine,
  isOf,
  reaches,
  shifted,
  type Zones,
  zoneOfTime,
} from './changed-times.ts'
import { extraTimes } from './extra-times.ts'
import { plainEvent } from './plain-event.ts'
import type { Line } from './split-calendar.ts'

/** One time of an event, by the clock of the family's zone. `endDate` is its last day. */
export type CalendarTime = {
  title: string
  date: string
  time: string | null
  endDate: string
  endTime: string | null
}

export type Window = { timeZone: string; from: string; until: string }

const longestTitle = 200

/**
 * The times of an event in the window. `private` counts those that are left out because they are marked so. It is not
 * `isWhole` where the file has a change of all that follow without its series: when those are nobody knows.
 */
export function expandEvent(
  group: Line[][],
  zoneOf: (name: string) => string,
  { timeZone, from, until }: Window,
): { times: CalendarTime[]; private: number; isWhole: boolean } {
  const zones = { zoneOf, timeZone }
  const events = group.filter((lines) => !findLine(lines, 'RECURRENCE-ID'))
  const changes = changesOf(group, zones)
  const extra = extraTimes(events, zones, { from, until })
  const ruled = instancesOf([...events.map(withoutExtra), ...extra], zones, widened({ from, until }, changes))
  const instances = changed(ruled, { events, changes, zones })
    .filter((instance) => isIn(instance, spanOf({ from, until })))
    .filter(({ event }) => event.status !== 'CANCELLED')
  const isAllPrivate = events.some(isPrivate)
  // The change of a single time need not repeat that the event is private.
  const open = isAllPrivate ? [] : instances.filter(({ event }) => !marksPrivate.test(textOf(event.class)))
  const times = open
    .map((instance) => toTime(instance, timeZone))
    .filter(({ date, endDate }) => endDate >= from && date <= until)
  const isWhole = events.length > 0 || !changes.some(({ isRange }) => isRange)
  return { times: extra.length > 0 ? once(times) : times, private: instances.length - open.length, isWhole }
}

type Changes = { events: Line[][]; changes: Change[]; zones: Zones }

/**
 * The times as the rules bring them, with the changes in the place of those that they name. The parser is given each
 * change as an event of its own: beside a series of whole days it would take a change to a time for a day.
 */
function changed(ruled: EventInstance[], { events, changes, zones }: Changes): EventInstance[] {
  if (changes.length === 0) return ruled
  const begin = events[0] && findLine(events[0], 'DTSTART')
  const eventZone = begin ? zoneOfTime(begin, zones) : zones.timeZone
  const title = events[0] && findLine(events[0], 'SUMMARY')
  const all = changes.map((change) => ({ change, ...ownTime(change, zones, title) }))
  // A file may have the change alone, as an invitation to one time has it: then it is all that is known of the series.
  const isAlone = events.length === 0
  const single = all.filter(({ change }) => isAlone || !change.isRange)
  const ranges = all.filter(({ change }) => !isAlone && change.isRange)
  const kept = ruled.filter((instance) => !single.some(({ change }) => isOf(change, instance, eventZone)))
  const following = kept.map((instance) => {
    const range = ranges.findLast(({ change }) => reaches(change, instance, eventZone))
    if (!range) return instance
    return shifted(instance, range.change, range.time, range.time.isFullDay ? eventZone : range.zone)
  })
  return [...following, ...single.map(({ time }) => time)]
}

/** What a change says of itself, without the rule: its time, and the zone in which it says it. */
function ownTime(
  { lines }: Change,
  zones: Zones,
  title: Line | undefined,
): { time: EventInstance; zone: string } {
  const begin = findLine(lines, 'DTSTART')
  const own = lines.filter(({ name }) => !['RECURRENCE-ID', 'RRULE', 'RDATE', 'EXDATE'].includes(name))
  if (title && !findLine(lines, 'SUMMARY')) own.push(title)
  const [time] = instancesOf([own], zones, anyTime)
  if (!time || !begin) throw new Error('a change says no time')
  return { time, zone: zoneOfTime(begin, zones) }
}

type Span = { from: Date; to: Date }

const anyTime = { from: new Date('0001-01-01T00:00Z'), to: new Date('9999-12-31T00:00Z') }

/** The zone of the family may be a day before or after UTC. */
function spanOf({ from, until }: Pick<Window, 'from' | 'until'>): Span {
  return { from: new Date(`${daysAfter(from, -1)}T00:00Z`), to: new Date(`${daysAfter(until, 1)}T00:00Z`) }
}

/** What a change of all that follow moves may come from outside of the window. */
function widened({ from, until }: Pick<Window, 'from' | 'until'>, changes: Change[]): Span {
  const distance = Math.max(0, ...changes.map(distanceOf))
  return spanOf({ from: daysAfter(from, -distance), until: daysAfter(until, distance) })
}

/** In days, rounded up. A distance of more than a year is none that anybody means. */
function distanceOf({ lines, day, isRange }: Change): number {
  const digits = findLine(lines, 'DTSTART')?.value.trim().slice(0, 8) ?? ''
  if (!isRange || !/^\d{8}$/.test(digits)) return 0
  return Math.min(366, Math.abs(day.until(Temporal.PlainDate.from(digits)).days) + 1)
}

function isIn({ start, end }: EventInstance, { from, to }: Span): boolean {
  return end >= from && start <= to
}

function instancesOf(blocks: Line[][], { zoneOf, timeZone }: Zones, span: Span): EventInstance[] {
  if (blocks.length === 0) return []
  const plain = blocks.map((lines) => plainEvent(lines, zoneOf, timeZone))
  const parsed = ical.sync.parseICS(['BEGIN:VCALENDAR', ...plain, 'END:VCALENDAR'].join('\n'))
  const events = Object.values(parsed).filter((each): each is VEvent => each?.type === 'VEVENT')
  if (events.length === 0) throw new Error('there is no event in it')
  return events.flatMap((event) => ical.expandRecurringEvent(event, { ...span, expandOngoing: true }))
}

function withoutExtra(lines: Line[]): Line[] {
  return lines.filter(({ name }) => name !== 'RDATE')
}

/** A time that the rule brings may be named besides, too. */
function once(times: CalendarTime[]): CalendarTime[] {
  return [...new Map(times.map((time) => [JSON.stringify(time), time])).values()]
}

const marksPrivate = /^(private|confidential)$/i

function isPrivate(lines: Line[]): boolean {
  return lines.some(({ name, value }) => name === 'CLASS' && marksPrivate.test(value.trim()))
}

function toTime({ start, end, isFullDay, summary }: EventInstance, timeZone: string): CalendarTime {
  const title = shown(textOf(summary), longestTitle)
  if (isFullDay) {
    const date = dateOf(start)
    const last = daysAfter(dateOf(end), -1)
    // An end that comes before the beginning is none.
    return { title, date, time: null, endDate: [date, last].toSorted().at(-1) ?? date, endTime: null }
  }
  const from = wallClock(start.getTime(), timeZone)
  const hasEnd = end > start
  const until = hasEnd ? lastMinute(end, timeZone) : { date: from.date, time: null }
  return { title, ...from, endDate: until.date, endTime: until.time }
}

/** What ends at midnight ends on the day before it. */
function lastMinute(end: Date, timeZone: string): { date: string; time: string } {
  const until = wallClock(end.getTime(), timeZone)
  return until.time === '00:00' ? { date: daysAfter(until.date, -1), time: '23:59' } : until
}

/** A date without a time is midnight by the clock of this machine. */
function dateOf(date: Date): string {
  return Temporal.PlainDate.from({
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
  }).toString()
}

/** A value with parameters is an object. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null && 'val' in value) return textOf(value.val)
  return ''
}
