import { type ActivityAction, type SubjectKind, topicsOf } from '#contract/family/activity.ts'
import type { LiveTopic } from '#contract/family/live-topics.ts'
import { displayName, type User } from '#contract/identity/identity.ts'
import { topicOf } from '#contract/notices/topics.ts'
import { publishChange } from '../family/group-live.ts'
import type { App } from '../platform/context.ts'
import { insertRows } from '../platform/db/bulk.ts'
import { emit } from '../platform/feature.ts'
import { newId } from '../platform/ids.ts'
import { dueTopic } from '../platform/work/due.ts'
import type { ActivityRow } from './activity.tables.ts'
import './activity-events.ts'
import { tellingName } from './untold.ts'

/** A person, for example the `Actor` of a route, or a device that the loved one has used. */
export type ChangedBy =
  | { user: Pick<User, 'id' | 'email' | 'firstName' | 'lastName'> }
  | { device: { id: string; name: string } }

export type Change = {
  groupId: string
  /** Null for what nobody did: a delivery did not arrive. */
  by: ChangedBy | null
  action: ActivityAction
  /** Null when there is nothing to name: the loved one asks for a call. */
  subject: { kind: SubjectKind; id: string | null; title: string | null; seconds?: number | null } | null
  /** The delivery that was answered, or that did not arrive: its sender hears of it. */
  deliveryId?: string | null
  /** The call that it is about. */
  callId?: string | null
  /** The instant that it tells of, in epoch milliseconds: see `since_at`. */
  since?: number | null
  /** False for what adds nothing to a change before it: people are not told again. */
  isNews?: boolean
  /** Milliseconds until people are told, in which it can be taken back. */
  heldFor?: number
}

/**
 * Records one change inside its own transaction: writes the activity row and, after the commit, tells open browsers
 * which lists to fetch again. `notices` tells the people who are to hear of it, and `webhooks` the programs. `also` names lists beyond those of the
 * subject's kind.
 */
export function recordChange(app: App, change: Change, ...also: LiveTopic[]): Promise<void> {
  return recordChanges(app, [change], ...also)
}

export async function recordChanges(app: App, changes: Change[], ...also: LiveTopic[]): Promise<void> {
  const now = app.clock.now()
  const rows = changes.map((change) => newRow(change, now))
  await insertRows(app, 'activity', rows)
  await emit(app, 'activityRecorded', rows)
  for (const { groupId, subject } of changes)
    publishChange(app, groupId, 'activity', ...(subject ? topicsOf(subject.kind) : []), ...also)
  if (rows.some(({ tell_at }) => tell_at !== null)) app.live.publish(dueTopic(tellingName), {})
}

function newRow(change: Change, now: number): ActivityRow {
  const { groupId, by, action, subject, deliveryId = null, callId = null, since = null } = change
  const { isNews = true, heldFor = 0 } = change
  const isTold = isNews && topicOf(action, subject?.kind ?? null) !== null
  return {
    id: newId(),
    family_group_id: groupId,
    ...actorColumns(by),
    action,
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    subject_title: subject?.title ?? null,
    subject_seconds: subject?.seconds ?? null,
    delivery_id: deliveryId,
    call_id: callId,
    since_at: since,
    created_at: now,
    tell_at: isTold ? now + heldFor : null,
  }
}

function actorColumns(by: ChangedBy | null) {
  if (by === null) return { user_id: null, device_id: null, actor_name: null }
  if ('user' in by) return { user_id: by.user.id, device_id: null, actor_name: displayName(by.user) }
  return { user_id: null, device_id: by.device.id, actor_name: by.device.name }
}
