import type { ActivityAction, SubjectKind } from '#contract/activity.ts'
import { displayName, type User } from '#contract/identity.ts'
import type { LiveTopic } from '#contract/live.ts'
import { topicOf } from '#contract/notices/topics.ts'
import { publishChange } from '../family/group-live.ts'
import type { App } from '../platform/context.ts'
import { insertRows } from '../platform/db/bulk.ts'
import { newId } from '../platform/ids.ts'
import { dueTopic } from '../platform/work/due.ts'
import type { ActivityRow } from './activity.tables.ts'
import { tellingName } from './untold.ts'

/** A person, for example the `Actor` of a route, or a device that the loved one has used. */
export type ChangedBy =
  | { user: Pick<User, 'id' | 'email' | 'firstName' | 'lastName'> }
  | { device: { id: string; name: string } }

export type Change = {
  groupId: string
  by: ChangedBy
  action: ActivityAction
  /** Null when there is nothing to name: the loved one asks for a call. */
  subject: { kind: SubjectKind; id: string | null; title: string | null } | null
  /** The delivery that was answered, or that did not arrive: its sender hears of it. */
  deliveryId?: string | null
  /** The call that it is about. */
  callId?: string | null
}

/** The lists of the group that show subjects of a kind. The schedule names what it delivers. */
const topicsOfKind: Record<SubjectKind, readonly LiveTopic[]> = {
  photo: ['photos', 'schedule'],
  content: ['content', 'schedule'],
  schedule: ['schedule'],
  shopping: ['shopping'],
  device: ['devices'],
  member: ['members', 'group'],
  group: ['group'],
  test: [],
  heart: ['answers'],
  thank_you: ['answers'],
  call_me: ['answers'],
  note: ['answers'],
}

export function topicsOf(kind: SubjectKind): readonly LiveTopic[] {
  return topicsOfKind[kind]
}

/**
 * Records one change inside its own transaction: writes the activity row and, after the commit, tells open browsers
 * which lists to fetch again. `notices` tells the people who are to hear of it. `also` names lists beyond those of the
 * subject's kind.
 */
export function recordChange(app: App, change: Change, ...also: LiveTopic[]): Promise<void> {
  return recordChanges(app, [change], ...also)
}

export async function recordChanges(app: App, changes: Change[], ...also: LiveTopic[]): Promise<void> {
  const now = app.clock.now()
  const rows = changes.map((change) => newRow(change, now))
  await insertRows(app, 'activity', rows)
  for (const { groupId, subject } of changes)
    publishChange(app, groupId, 'activity', ...(subject ? topicsOf(subject.kind) : []), ...also)
  if (rows.some(({ tell_at }) => tell_at !== null)) app.live.publish(dueTopic(tellingName), {})
}

function newRow(
  { groupId, by, action, subject, deliveryId = null, callId = null }: Change,
  now: number,
): ActivityRow {
  return {
    id: newId(),
    family_group_id: groupId,
    user_id: 'user' in by ? by.user.id : null,
    device_id: 'device' in by ? by.device.id : null,
    actor_name: 'user' in by ? displayName(by.user) : by.device.name,
    action,
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    subject_title: subject?.title ?? null,
    delivery_id: deliveryId,
    call_id: callId,
    created_at: now,
    tell_at: topicOf(action, subject?.kind ?? null) ? now : null,
  }
}
