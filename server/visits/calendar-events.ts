import { calendarLimits } from '#contract/visits/calendars.ts'
import type { VisitOccurrence } from '#contract/visits/visit-list.ts'
import { days } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import { printRows } from '../platform/http/answer/print-rows.ts'
import type { CalendarEventRow } from './visits.tables.ts'

/** The events that go on between the two days, both included. What could not be read for a week is left out. */
export async function listEvents(
  app: App,
  groupId: string,
  from: string,
  until: string,
): Promise<VisitOccurrence[]> {
  const keptSince = app.clock.now() - days(calendarLimits.keptDays)
  const rows = await readEvents(app, { groupId, from, until, keptSince })
  return printRows(app, 'events of calendars', rows, toOccurrence)
}

type Span = { groupId: string; from: string; until: string; keptSince: number }

const readEvents = preparedQuery((app, given: Given<Span>) =>
  app.db
    .selectFrom('calendar_events')
    .innerJoin('calendars', 'calendars.id', 'calendar_events.calendar_id')
    .where('calendar_events.family_group_id', '=', given.groupId)
    .where('calendar_events.end_date', '>=', given.from)
    .where('calendar_events.start_date', '<=', given.until)
    .where((where) =>
      where.or([
        where('calendars.failing_since', 'is', null),
        where('calendars.read_at', '>', given.keptSince),
      ]),
    )
    .selectAll('calendar_events')
    .select(['calendars.name', 'calendars.shown_at']),
)

type Joined = CalendarEventRow & { name: string; shown_at: number | null }

function toOccurrence(row: Joined): VisitOccurrence {
  return {
    id: `${row.calendar_id}:${row.number}`,
    visitId: null,
    calendar: { id: row.calendar_id, name: row.name },
    date: row.start_date,
    time: row.start_time,
    endDate: row.end_date === row.start_date ? null : row.end_date,
    endTime: row.end_time,
    who: null,
    what: row.title,
    isRepeated: false,
    isSkipped: false,
    isOnScreen: row.shown_at !== null,
  }
}
