import { sql } from 'kysely'
import { daysKept } from '#contract/photos/on-this-day.ts'
import type { App } from '../../platform/context.ts'
import { type Given, isOneOf, preparedQuery } from '../../platform/db/prepared-query.ts'
import '../photos.tables.ts'
import { type Inbox, listShown } from './shown-photos.ts'

/** At most so many come back by themselves on one day. */
const mostOfDay = 10
/** So many are looked at to choose from. */
const mostLookedAt = 500

/**
 * The newest delivery of each of up to ten photos that the device has shown and that were taken on this day in earlier
 * years, each year in turn. `today` is the group's local date; photos in `without` are left out.
 */
export async function listOnThisDay(
  app: App,
  inbox: Inbox,
  today: string,
  without: ReadonlySet<string>,
): Promise<string[]> {
  const days = daysKept(today)
  const ofThisDay = await readOfDay(app, { groupId: inbox.groupId, days, thisYear: today.slice(0, 4) })
  if (ofThisDay.length === 0) return []
  const photoIds = ofThisDay.map(({ id }) => id)
  const rows = await listShown(app, inbox, photoIds)
  const sent = Map.groupBy(rows, ({ subject_id }) => subject_id)
  const years = Map.groupBy(
    ofThisDay.filter(({ id }) => sent.has(id) && !without.has(id)),
    ({ taken_at }) => taken_at?.slice(0, 4),
  )
  return inTurn([...years.values()])
    .slice(0, mostOfDay)
    .flatMap(({ id }) => sent.get(id)?.[0]?.delivery_id ?? [])
}

const readOfDay = preparedQuery((app, given: Given<{ groupId: string; days: string[]; thisYear: string }>) =>
  app.db
    .selectFrom('photos')
    .where('family_group_id', '=', given.groupId)
    .where('removed_at', 'is', null)
    .where('taken_at', 'is not', null)
    .where(isOneOf(app, monthAndDay, given.days))
    .where('taken_at', '<', given.thisYear)
    .orderBy('taken_at', 'desc')
    .limit(sql.lit(mostLookedAt))
    .select(['id', 'taken_at']),
)

/** As the index `photos_on_this_day` has it. */
const monthAndDay = sql<string>`substr(taken_at, 6, 5)`

/** The first of each list, then the second of each, and so on. */
function inTurn<T>(lists: T[][]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat()
}
