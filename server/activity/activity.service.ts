import { sql } from 'kysely'
import type { Activity } from '#contract/family/activity.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { afterCursor } from '../platform/db/cursor.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import './activity.tables.ts'

/** Newest first; `before` is the id of the last entry of the page before. Without `limit` everything. */
export async function listActivity(
  app: App,
  groupId: string,
  { before, limit = noLimit }: { before?: string | undefined; limit?: number | undefined },
): Promise<Activity[]> {
  const rows = before
    ? await readLaterPage(app, { groupId, before, limit })
    : await readFirstPage(app, { groupId, limit })
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    createdAt: toIso(row.created_at),
    actor: toActor(row),
    subject: row.subject_kind
      ? {
          kind: row.subject_kind,
          id: row.subject_id,
          title: row.subject_title,
          ...(row.subject_seconds !== null && { seconds: Number(row.subject_seconds) }),
        }
      : null,
  }))
}

/** As good as none: a page without a limit is the same statement. */
const noLimit = 1_000_000_000

const readFirstPage = preparedQuery((app, given: Given<{ groupId: string; limit: number }>) =>
  pageOf(app, given),
)

const readLaterPage = preparedQuery((app, given: Given<{ groupId: string; before: string; limit: number }>) =>
  pageOf(app, given).where(afterCursor('activity', given.groupId, given.before)),
)

function pageOf(app: App, { groupId, limit }: Given<{ groupId: string; limit: number }>) {
  return (
    app.db
      .selectFrom('activity')
      .leftJoin('users', 'users.id', 'activity.user_id')
      .where('family_group_id', '=', groupId)
      // Written for webhooks. The family reads what stands.
      .where('activity.action', '<>', sql.lit('answer_taken_back'))
      .select([
        'activity.id',
        'activity.action',
        'activity.created_at',
        'activity.user_id',
        'device_id',
        'actor_name',
      ])
      .select(['subject_kind', 'subject_id', 'subject_title', 'subject_seconds', 'users.profile_image_url'])
      .orderBy('activity.created_at', 'desc')
      .orderBy('activity.id', 'desc')
      .limit(limit)
  )
}

/** How often the person did what, the most frequent first. */
export async function listContributions(
  app: App,
  groupId: string,
  userId: string,
): Promise<{ action: string; count: number }[]> {
  const rows = await app.db
    .selectFrom('activity')
    .where('family_group_id', '=', groupId)
    .where('user_id', '=', userId)
    .groupBy('action')
    .select((select) => ['action', select.fn.countAll<number>().as('count')])
    .execute()
  const older = await app.db
    .selectFrom('activity_counts')
    .where('family_group_id', '=', groupId)
    .where('user_id', '=', userId)
    .select(['action', 'count'])
    .execute()
  const counts = new Map<string, number>()
  for (const { action, count } of [...rows, ...older])
    counts.set(action, (counts.get(action) ?? 0) + Number(count))
  const counted = [...counts].map(([action, count]) => ({ action, count }))
  return counted.toSorted((a, b) => b.count - a.count)
}

type ActorColumns = {
  user_id: string | null
  device_id: string | null
  actor_name: string | null
  profile_image_url: string | null
}

function toActor(row: ActorColumns): Activity['actor'] {
  const id = row.user_id ?? row.device_id
  if (!id || row.actor_name === null) return null
  return {
    kind: row.user_id ? 'person' : 'device',
    id,
    name: row.actor_name,
    profileImageUrl: row.profile_image_url,
  }
}
