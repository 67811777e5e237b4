import { sql } from 'kysely'
import { daysKept } from '#contract/on-this-day.ts'
import type { App } from '../../platform/context.ts'
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
  const ofThisDay = await app.db
    .selectFrom('photos')
    .where('family_group_id', '=', inbox.groupId)
    .where('removed_at', 'is', null)
    .where('taken_at', 'is not', null)
    .where(monthAndDay, 'in', daysKept(today))
    .where('taken_at', '<', today.slice(0, 4))
    .orderBy('taken_at', 'desc')
    .limit(mostLookedAt)
    .select(['id', 'taken_at'])
    .execute()
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

/** As the index `photos_on_this_day` has it. */
const monthAndDay = sql<string>`substr(taken_at, 6, 5)`

/** The first of each list, then the second of each, and so on. */
function inTurn<T>(lists: T[][]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat()
}

/** The local dates on which photos were taken, by the photo's id. Photos of which nobody knows it are missing. */
export async function listTakenOn(app: App, photoIds: string[]): Promise<Map<string, string>> {
  if (photoIds.length === 0) return new Map()
  const rows = await app.db
    .selectFrom('photos')
    .where('id', 'in', photoIds)
    .where('taken_at', 'is not', null)
    .select(['id', 'taken_at'])
    .execute()
  return new Map(rows.map(({ id, taken_at }) => [id, taken_at?.slice(0, 10) ?? '']))
}
