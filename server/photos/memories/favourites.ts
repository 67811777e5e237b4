import { sql } from 'kysely'
import type { App } from '../../platform/context.ts'
import { type Given, preparedQuery } from '../../platform/db/prepared-query.ts'
import { type Inbox, listShown } from './shown-photos.ts'

/** So many loved pictures come round beside the newest ones. */
const mostAtOnce = 30
/** Each day so many of them make room for others. */
const changedEachDay = 10
/** The newest hearts that are looked at. */
const mostHearts = 500

/**
 * The newest delivery of photos that the loved one has loved and that the device has shown: all when they are few, else
 * other ones each day, so that each has its turn. `today` is the group's local date; photos in `without` are left out.
 */
export async function listFavourites(
  app: App,
  inbox: Inbox,
  today: string,
  without: ReadonlySet<string>,
): Promise<string[]> {
  const loved = await readNewestLoved(app, { groupId: inbox.groupId })
  const photoIds = loved.flatMap(({ subject_id }) => subject_id ?? [])
  const rows = await listShown(app, inbox, photoIds)
  const seen = new Set<string | null>(without)
  const favourites = rows.filter(({ subject_id }) => !seen.has(subject_id) && seen.add(subject_id))
  return turnOf(favourites, today).map(({ delivery_id }) => delivery_id)
}

const readNewestLoved = preparedQuery((app, given: Given<{ groupId: string }>) => {
  const newestHearts = app.db
    .selectFrom('delivery_answers')
    .where('delivery_answers.family_group_id', '=', given.groupId)
    .where('delivery_answers.kind', '=', sql.lit('heart'))
    .orderBy('delivery_answers.created_at', 'desc')
    .limit(sql.lit(mostHearts))
    .select(['delivery_answers.target_id'])
  // One by one: for a join, PostgreSQL may read the whole tables.
  const photoId = sql<string | null>`(
    select deliveries.subject_id from delivery_targets
    join deliveries on deliveries.id = delivery_targets.delivery_id
    where delivery_targets.id = hearts.target_id and deliveries.subject_kind = 'photo')`
  return app.db.selectFrom(newestHearts.as('hearts')).distinct().select(photoId.as('subject_id'))
})

/** The part of the list whose turn it is on that date. */
export function turnOf<T>(list: T[], today: string): T[] {
  if (list.length <= mostAtOnce) return list
  const day = Date.parse(today) / 86_400_000
  const from = (day * changedEachDay) % list.length
  return [...list.slice(from), ...list.slice(0, from)].slice(0, mostAtOnce)
}
