import { daysAfter, wallClock } from '#contract/platform/wall-clock.ts'
import { type VisitList, type VisitOccurrence, visitLimits } from '#contract/visits/visit-list.ts'
import { requireGroupRow } from '../family/groups/groups.service.ts'
import type { App } from '../platform/context.ts'
import { printRows } from '../platform/http/answer/print-rows.ts'
import { listEvents } from './calendar-events.ts'
import { listSkips, listVisitRows, toVisits } from './read-visits.ts'
import { lengthOf, visitStarts } from './visit-days.ts'
import type { VisitRow } from './visits.tables.ts'

/** What is on from today on, for so many days. */
export async function listVisits(app: App, groupId: string, count: number): Promise<VisitList> {
  const { time_zone } = await requireGroupRow(app, groupId)
  const today = wallClock(app.clock.now(), time_zone).date
  const until = daysAfter(today, count - 1)
  const rows = await listVisitRows(app, groupId, today)
  const own = await listOwn(app, groupId, rows, today, until)
  const events = await listEvents(app, groupId, today, until)
  const occurrences = [...own.map(toOccurrence), ...events].toSorted(byTime)
  return { today, visits: toVisits(app, rows), occurrences }
}

/** The same without what does not take place, and only what is for the screen. */
export async function listOnScreen(
  app: App,
  groupId: string,
  from: string,
  until: string,
): Promise<VisitOccurrence[]> {
  const own = await listTakingPlace(app, groupId, from, until)
  const events = await listEvents(app, groupId, from, until)
  return [...own.map(toOccurrence), ...events.filter(({ isOnScreen }) => isOnScreen)].toSorted(byTime)
}

/** A day on which a visit begins. */
export type OwnOccurrence = { row: VisitRow; date: string; endDate: string; isSkipped: boolean }

/** What the family has planned and not left out, by its days. */
export async function listTakingPlace(
  app: App,
  groupId: string,
  from: string,
  until: string,
): Promise<OwnOccurrence[]> {
  const own = await listOwn(app, groupId, await listVisitRows(app, groupId, from), from, until)
  return own
    .filter(({ isSkipped }) => !isSkipped)
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date === other.date ? 0 : 1))
}

async function listOwn(
  app: App,
  groupId: string,
  rows: VisitRow[],
  from: string,
  until: string,
): Promise<OwnOccurrence[]> {
  if (rows.length === 0) return []
  const skips = await listSkips(app, groupId, daysAfter(from, -visitLimits.days))
  const printed = printRows(app, 'occurrences of visits', rows, (row) =>
    visitStarts(row, from, until).map((date) => ({
      row,
      date,
      endDate: daysAfter(date, lengthOf(row)),
      isSkipped: skips.get(row.id)?.has(date) ?? false,
    })),
  )
  return printed.flat()
}

function toOccurrence({ row, date, endDate, isSkipped }: OwnOccurrence): VisitOccurrence {
  return {
    id: `${row.id}:${date}`,
    visitId: row.id,
    calendar: null,
    date,
    time: row.start_time,
    endDate: endDate === date ? null : endDate,
    endTime: row.end_time,
    who: row.who,
    what: row.what,
    isRepeated: row.pattern !== null,
    isSkipped,
    isOnScreen: true,
  }
}

/** What is on all day comes before what has a time. */
function byTime(one: VisitOccurrence, other: VisitOccurrence): number {
  const key = ({ date, time, id }: VisitOccurrence) => `${date} ${time ?? ''} ${id}`
  return key(one) < key(other) ? -1 : 1
}
