import ical, { ICalCalendarMethod, ICalEventClass, type ICalEventData } from 'ical-generator'
import { daysAfter, instantOf, wallClock } from '#contract/platform/wall-clock.ts'
import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { printRows } from '../../platform/http/answer/print-rows.ts'
import { listTakingPlace, type OwnOccurrence } from '../list-visits.ts'
import type { FeedGroup } from './feed.service.ts'

/** From so many days ago on: what has just been stays in people's calendars. */
const pastDays = 30
const nextDays = 180
const mostEvents = 2000

/** A visit without an end is drawn as long as this. */
const drawnFor = minutes(60)

/**
 * The group's own visits in iCal format. Every time of a repeated visit is an event of its own, in UTC: a rule would need
 * the whole history of the zone, and programs differ in what they make of it.
 */
export async function feedFile(app: App, group: FeedGroup): Promise<string> {
  const today = wallClock(app.clock.now(), group.timeZone).date
  const occurrences = await listTakingPlace(
    app,
    group.id,
    daysAfter(today, -pastDays),
    daysAfter(today, nextDays),
  )
  const calendar = ical({
    name: group.lovedOneName ? `Visits to ${group.lovedOneName}` : group.name,
    prodId: { company: 'Sunporch', product: 'Visits', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  })
  const { inMemorySince } = group
  // Whom they were planned for has died. What has been stays in people's calendars.
  const kept = occurrences
    .filter(({ date }) => inMemorySince === null || date < inMemorySince)
    .slice(0, mostEvents)
  for (const event of printRows(app, 'visits of a feed', kept, (one) => toEvent(one, group.timeZone)))
    calendar.createEvent(event)
  return calendar.toString()
}

function toEvent({ row, date, endDate }: OwnOccurrence, timeZone: string): ICalEventData {
  const { id, who, what, start_time: time, end_time: endTime, created_at, revision } = row
  const whole = {
    // The same in each reading, so that calendars recognise it.
    id: `${id}-${date}@sunporch`,
    sequence: revision,
    stamp: new Date(created_at),
    summary: [who, what].filter((part) => part !== null).join(': '),
    // A calendar that takes this in, and that the family reads, does not bring it back a second time.
    class: ICalEventClass.PRIVATE,
  }
  if (time === null)
    return { ...whole, allDay: true, start: midnight(date), end: midnight(daysAfter(endDate, 1)) }
  const start = instantOf(`${date}T${time}`, timeZone)
  const end =
    endTime === null ? openEnd(date, endDate, start, timeZone) : instantOf(`${endDate}T${endTime}`, timeZone)
  return { ...whole, start: new Date(start), end: new Date(Math.max(start, end)) }
}

/** What lasts several days lasts until the end of the last one. */
function openEnd(date: string, endDate: string, start: number, timeZone: string): number {
  return endDate === date ? start + drawnFor : instantOf(`${daysAfter(endDate, 1)}T00:00`, timeZone)
}

/** A day without a time, in UTC: the file has only its date. */
function midnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}
