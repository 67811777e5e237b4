import ical, { type EventInstance, type VEvent } from 'node-ical'
import { shown } from '#contract/notices/words.ts'
import { daysAfter, wallClock } from '#contract/platform/wall-clock.ts'
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

/** The times of an event in the window. `private` counts those that are left out because they are marked so. */
export function expandEvent(
  group: Line[][],
  zoneOf: (name: string) => string,
  { timeZone, from, until }: Window,
): { times: CalendarTime[]; private: number } {
  const extra = extraTimes(group, { zoneOf, timeZone }, { from, until })
  const blocks = [...group.map(withoutExtra), ...extra].map((lines) => plainEvent(lines, zoneOf, timeZone))
  const parsed = ical.sync.parseICS(['BEGIN:VCALENDAR', ...blocks, 'END:VCALENDAR'].join('\n'))
  const events = Object.values(parsed).filter((each): each is VEvent => each?.type === 'VEVENT')
  if (events.length === 0) throw new Error('there is no event in it')
  const span = {
    from: new Date(`${daysAfter(from, -1)}T00:00Z`),
    to: new Date(`${daysAfter(until, 1)}T00:00Z`),
  }
  const isAllPrivate = group.some((lines) => !has(lines, 'RECURRENCE-ID') && isPrivate(lines))
  const instances = events
    .flatMap((event) => ical.expandRecurringEvent(event, { ...span, expandOngoing: true }))
    .filter(({ event }) => event.status !== 'CANCELLED')
  // The change of a single time need not repeat that the event is private.
  const open = isAllPrivate ? [] : instances.filter(({ event }) => !marksPrivate.test(textOf(event.class)))
  const times = open
    .map((instance) => toTime(instance, timeZone))
    .filter(({ date, endDate }) => endDate >= from && date <= until)
  return { times: extra.length > 0 ? once(times) : times, private: instances.length - open.length }
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

function has(lines: Line[], name: string): boolean {
  return lines.some((line) => line.name === name)
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
