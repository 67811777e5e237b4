import { daysAfter, wallClock } from '#contract/platform/wall-clock.ts'
import { calendarLimits } from '#contract/visits/calendars.ts'
import type { App } from '../../platform/context.ts'
import { insertRows } from '../../platform/db/bulk.ts'
import type { CalendarEventRow, CalendarRow } from '../visits.tables.ts'
import type { CalendarTime, ReadCalendar, Window } from './reading/read-calendar.ts'

/** The days of which events are kept: from yesterday on, so that the night has its events too. */
export function windowOf(app: App, timeZone: string): Window {
  const { date } = wallClock(app.clock.now(), timeZone)
  return { timeZone, from: daysAfter(date, -1), until: daysAfter(date, calendarLimits.days) }
}

/** The columns of a calendar that was read. */
export function countsOf({ times, counts }: ReadCalendar) {
  return {
    kept: times.length,
    left_private: counts.private,
    broken: counts.broken,
    beyond: counts.beyond,
  }
}

/** Keeps these events of the calendar instead of the ones before. Returns whether anything of them is new. */
export async function replaceEvents(
  app: App,
  calendar: Pick<CalendarRow, 'id' | 'family_group_id' | 'name'>,
  times: CalendarTime[],
): Promise<boolean> {
  const rows = times.map((time, number) => toRow(calendar, time, number))
  const before = await app.db
    .selectFrom('calendar_events')
    .where('calendar_id', '=', calendar.id)
    .orderBy('number')
    .selectAll()
    .execute()
  if (fingerprint(before) === fingerprint(rows)) return false
  await app.db.deleteFrom('calendar_events').where('calendar_id', '=', calendar.id).execute()
  await insertRows(app, 'calendar_events', rows)
  return true
}

/** The text is read again each day, for a further day of it. */
export async function keepSource(
  app: App,
  { id, family_group_id }: Pick<CalendarRow, 'id' | 'family_group_id'>,
  text: string,
): Promise<void> {
  await app.db
    .insertInto('calendar_sources')
    .values({ calendar_id: id, family_group_id, text })
    .onConflict((conflict) => conflict.column('calendar_id').doUpdateSet({ text }))
    .execute()
}

export async function findSource(app: App, { id }: Pick<CalendarRow, 'id'>): Promise<string | null> {
  const row = await app.db
    .selectFrom('calendar_sources')
    .where('calendar_id', '=', id)
    .select('text')
    .executeTakeFirst()
  return row?.text ?? null
}

/** An event without a title is told by the name of its calendar. */
function toRow(
  { id, family_group_id, name }: Pick<CalendarRow, 'id' | 'family_group_id' | 'name'>,
  { title, date, time, endDate, endTime }: CalendarTime,
  number: number,
): CalendarEventRow {
  return {
    calendar_id: id,
    number,
    family_group_id,
    title: title || name,
    start_date: date,
    start_time: time,
    end_date: endDate,
    end_time: endTime,
  }
}

function fingerprint(rows: CalendarEventRow[]): string {
  return JSON.stringify(
    rows.map(({ title, start_date, start_time, end_date, end_time }) => [
      title,
      start_date,
      start_time,
      end_date,
      end_time,
    ]),
  )
}
