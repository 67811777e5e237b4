import type { AnswerKind } from '#contract/delivery/delivery.ts'
import type { App } from '../platform/context.ts'
import { emit } from '../platform/feature.ts'
import './activity-events.ts'
import { type Change, recordChange } from './record-change.ts'

type TakenBack = Pick<Change, 'groupId' | 'by'> & {
  deliveryId: string
  kind: AnswerKind
  /** When the oldest of the answers was given, in epoch milliseconds. */
  since: number
}

/**
 * The loved one has taken an answer to a delivery back: it leaves the activity, so that this shows what stands, and all that
 * was told of it. Programs that may have been told hear that it was taken back. Within the caller's transaction.
 */
export async function takeBackAnswered(
  app: App,
  { groupId, by, deliveryId, kind, since }: TakenBack,
): Promise<void> {
  const undone = await app.db
    .selectFrom('activity')
    .where('family_group_id', '=', groupId)
    .where('created_at', '>=', since)
    .where('delivery_id', '=', deliveryId)
    .where('action', '=', 'delivery_answered')
    .where('subject_kind', '=', kind)
    .select(['id', 'subject_id'])
    .execute()
  await undo(app, { groupId, by, deliveryId, kind }, undone)
}

type SpokenTakenBack = Pick<Change, 'groupId' | 'by'> & { deliveryId: string | null; voiceId: string }

/** The same for what she has said into a screen. */
export async function takeBackSpoken(app: App, { voiceId, ...taken }: SpokenTakenBack): Promise<void> {
  const undone = await app.db
    .selectFrom('activity')
    .where('family_group_id', '=', taken.groupId)
    .where('action', '=', 'voice_received')
    .where('subject_id', '=', voiceId)
    .select(['id', 'subject_id'])
    .execute()
  await undo(app, { ...taken, kind: 'voice' }, undone)
}

type Undone = Pick<Change, 'groupId' | 'by' | 'deliveryId'> & { kind: AnswerKind | 'voice' }

async function undo(
  app: App,
  { kind, ...change }: Undone,
  undone: { id: string; subject_id: string | null }[],
): Promise<void> {
  const ids = undone.map(({ id }) => id)
  if (ids.length === 0) return
  // Who tells people locks their notices first, and then the row of the activity.
  await emit(app, 'activityUndone', change.groupId, ids)
  await app.db.deleteFrom('activity').where('id', 'in', ids).execute()
  const subject = { kind, id: undone[0]?.subject_id ?? null, title: null }
  await recordChange(app, { ...change, action: 'answer_taken_back', subject, isNews: false })
}
