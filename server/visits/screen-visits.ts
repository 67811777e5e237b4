import { daysAfter, instantOf, wallClock } from '#contract/platform/wall-clock.ts'
import type { ScreenVisit } from '#contract/screen/screen-view.ts'
import type { VisitOccurrence } from '#contract/visits/visit-list.ts'
import type { FamilyGroupRow } from '../family/family.tables.ts'
import { minutes, toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { printRows } from '../platform/http/answer/print-rows.ts'
import { listOnScreen } from './list-visits.ts'

/** So many that a screen without a network still knows its week. */
const shownDays = 7
const mostShown = 30

/** How long what has no end is told after it began. */
const toldFor = minutes(60)

/** What a screen and an Echo tell of today and of the six days after it, the next one first. */
export async function listVisitsForScreen(
  app: App,
  { id: groupId, time_zone }: Pick<FamilyGroupRow, 'id' | 'time_zone'>,
): Promise<ScreenVisit[]> {
  const now = app.clock.now()
  const today = wallClock(now, time_zone).date
  const last = daysAfter(today, shownDays - 1)
  // A visit of yesterday evening may go on until this morning.
  const found = await listOnScreen(app, groupId, today, last)
  const shown = printRows(app, 'visits of the screen', found, (one) => toDays(one, today, last, time_zone))
  return shown
    .flat()
    .filter(({ until }) => Date.parse(until) > now)
    .toSorted(byTime)
    .slice(0, mostShown)
}

/** One for each of its days: on the first one with its time, and on the others as all day. */
function toDays(
  { id, date, time, endDate, endTime, who, what }: VisitOccurrence,
  today: string,
  last: string,
  timeZone: string,
): ScreenVisit[] {
  const days: ScreenVisit[] = []
  const lastDay = endDate ?? date
  for (let day = date < today ? today : date; day <= lastDay && day <= last; day = daysAfter(day, 1)) {
    const isFirst = day === date
    const until =
      day === lastDay && endTime !== null
        ? instantOf(`${day}T${endTime}`, timeZone)
        : isFirst && time !== null && lastDay === date
          ? toldUntil(`${day}T${time}`, timeZone)
          : instantOf(`${daysAfter(day, 1)}T00:00`, timeZone)
    days.push({
      id: day === date ? id : `${id}:${day}`,
      date: day,
      time: isFirst ? time : null,
      until: toIso(until),
      who,
      what,
    })
  }
  return days
}

function toldUntil(local: string, timeZone: string): number {
  return instantOf(local, timeZone) + toldFor
}

function byTime(one: ScreenVisit, other: ScreenVisit): number {
  const key = ({ date, time, id }: ScreenVisit) => `${date} ${time ?? ''} ${id}`
  return key(one) < key(other) ? -1 : 1
}
