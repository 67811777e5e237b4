import { sql } from 'kysely'
import type { App } from '../../platform/context.ts'
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
  const newestHearts = app.db
    .selectFrom('delivery_answers')
    .where('delivery_answers.family_group_id', '=', inbox.groupId)
    .where('delivery_answers.kind', '=', sql.lit('heart'))
    .orderBy('delivery_answers.created_at', 'desc')
    .limit(mostHearts)
    .select(['delivery_answers.target_id'])
  const loved = await app.db
    .selectFrom(newestHearts.as('hearts'))
    .innerJoin('delivery_targets as hearted', 'hearted.id', 'hearts.target_id')
    .innerJoin('deliveries as loved', 'loved.id', 'hearted.delivery_id')
    .where('loved.subject_kind', '=', 'photo')
    .distinct()
    .select('loved.subject_id')
    .execute()
  const photoIds = loved.flatMap(({ subject_id }) => subject_id ?? [])
  const rows = await listShown(app, inbox, photoIds)
  const seen = new Set<string | null>(without)
  const favourites = rows.filter(({ subject_id }) => !seen.has(subject_id) && seen.add(subject_id))
  return turnOf(favourites, today).map(({ delivery_id }) => delivery_id)
}

/** The part of the list whose turn it is on that date. */
function turnOf<T>(list: T[], today: string): T[] {
  if (list.length <= mostAtOnce) return list
  const day = Date.parse(today) / 86_400_000
  const from = (day * changedEachDay) % list.length
  return [...list.slice(from), ...list.slice(0, from)].slice(0, mostAtOnce)
}

/** Those of the photos that the loved one has loved, on any device of the group and with any delivery. */
export async function listLoved(app: App, groupId: string, photoIds: string[]): Promise<Set<string | null>> {
  if (photoIds.length === 0) return new Set()
  const rows = await app.db
    .selectFrom('deliveries')
    .innerJoin('delivery_targets', 'delivery_targets.delivery_id', 'deliveries.id')
    .innerJoin('delivery_answers', 'delivery_answers.target_id', 'delivery_targets.id')
    .where('deliveries.family_group_id', '=', groupId)
    .where('deliveries.subject_kind', '=', 'photo')
    .where('deliveries.subject_id', 'in', photoIds)
    .where('delivery_answers.kind', '=', 'heart')
    .distinct()
    .select('deliveries.subject_id')
    .execute()
  return new Set(rows.map(({ subject_id }) => subject_id))
}
