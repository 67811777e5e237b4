import type { Activity } from '#contract/activity.ts'
import { displayName, type User } from '#contract/identity.ts'
import { publishChange } from '../family/group-live.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { insertRows } from '../platform/db/bulk.ts'
import { newId } from '../platform/ids.ts'
import type { ActivityRow } from './activity.tables.ts'

export type Actor =
  | { user: Pick<User, 'id' | 'email' | 'firstName' | 'lastName'> }
  | { device: { id: string; name: string } }

type NewActivity = {
  groupId: string
  actor: Actor
  action: string
  subject?: { kind: string; id: string | null; title: string | null }
}

/** One row for one change, to be called inside the change's own transaction. */
export function recordActivity(app: App, activity: NewActivity): Promise<void> {
  return recordActivities(app, [activity])
}

export async function recordActivities(app: App, activities: NewActivity[]): Promise<void> {
  const now = app.clock.now()
  await insertRows(
    app,
    'activity',
    activities.map((activity) => newRow(activity, now)),
  )
  for (const { groupId } of activities) publishChange(app, groupId, 'activity')
}

function newRow({ groupId, actor, action, subject }: NewActivity, now: number): ActivityRow {
  return {
    id: newId(),
    family_group_id: groupId,
    user_id: 'user' in actor ? actor.user.id : null,
    device_id: 'device' in actor ? actor.device.id : null,
    actor_name: 'user' in actor ? displayName(actor.user) : actor.device.name,
    action,
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    subject_title: subject?.title ?? null,
    created_at: now,
  }
}

/** Newest first; `before` is the id of the last entry of the page before. */
export async function listActivity(
  app: App,
  groupId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<Activity[]> {
  let query = app.db
    .selectFrom('activity')
    .leftJoin('users', 'users.id', 'activity.user_id')
    .where('family_group_id', '=', groupId)
    .selectAll('activity')
    .select('users.profile_image_url')
    .orderBy('activity.created_at', 'desc')
    .orderBy('activity.id', 'desc')
    .limit(limit)
  if (before) {
    query = query.where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('activity.created_at', 'activity.id'),
        '<',
        selectFrom('activity as last')
          .where('last.id', '=', before)
          .where('last.family_group_id', '=', groupId)
          .select(['last.created_at', 'last.id'])
          .$asTuple('created_at', 'id'),
      ),
    )
  }
  const rows = await query.execute()
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    createdAt: toIso(row.created_at),
    actor: toActor(row),
    subject: row.subject_kind
      ? { kind: row.subject_kind, id: row.subject_id, title: row.subject_title }
      : null,
  }))
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
  const counted = rows.map(({ action, count }) => ({ action, count: Number(count) }))
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
