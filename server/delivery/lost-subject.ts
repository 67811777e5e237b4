import type { ExpressionBuilder } from 'kysely'
import { topicsOf } from '#contract/family/activity.ts'
import { publishChange } from '../family/group-live.ts'
import type { App } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import type { DeliveryTargetRow } from './delivery.tables.ts'
import { recordTrouble } from './delivery-trouble.ts'
import { publishInboxes } from './inbox/inbox-changes.ts'
import { noteFailed, noteStep } from './path/note-step.ts'
import { activityKindOf } from './subject.ts'

const ofRecording =
  'The recording’s file is missing in the storage. Please tell whoever runs the server: it can be heard as soon as the file is back.'

/** What of a photo, a voice, a clip or a recommendation is missing, as the family reads it. */
const failures = {
  photo:
    'The picture’s file is missing in the storage. Please tell whoever runs the server: it is shown as soon as the file is back.',
  voice: ofRecording,
  content: ofRecording,
  clip: 'The video’s file is missing in the storage. Please tell whoever runs the server: it is shown as soon as the file is back.',
}

export type Lost = { groupId: string; kind: keyof typeof failures; id: string }

/**
 * The deliveries of a photo or a clip whose file is missing have failed on the devices that have not shown it, and those of a voice where it was
 * not heard: one that nobody could hear was not shown. Those that she has answered stay. What has failed leaves the inboxes. Within the
 * caller's transaction, which has locked the group's sending.
 */
export async function failLost(app: App, lost: Lost): Promise<void> {
  const failed = await setFailed(app, lost, true)
  await recordTrouble(app, failed, 'delivery_failed')
}

/** The file is back: they are in the inboxes again. Within such a transaction, too. */
export async function healLost(app: App, lost: Lost): Promise<void> {
  await setFailed(app, lost, false)
}

function wasAnswered({ exists, selectFrom, or }: ExpressionBuilder<Database, 'delivery_targets'>) {
  const answers = selectFrom('delivery_answers').whereRef('target_id', '=', 'delivery_targets.id')
  const spoken = selectFrom('spoken_answers')
    .whereRef('spoken_answers.delivery_id', '=', 'delivery_targets.delivery_id')
    .whereRef('spoken_answers.device_id', '=', 'delivery_targets.device_id')
  return or([exists(answers.select('delivery_answers.id')), exists(spoken.select('spoken_answers.id'))])
}

async function setFailed(
  app: App,
  { groupId, kind, id }: Lost,
  isLost: boolean,
): Promise<Pick<DeliveryTargetRow, 'delivery_id'>[]> {
  const failure = failures[kind]
  const failed = { failed_at: app.clock.now(), failure, shown_at: null, page_seen_at: null }
  const changed = await app.db
    .updateTable('delivery_targets')
    .set(isLost ? failed : { failed_at: null, failure: null })
    .where('delivery_id', 'in', (select) =>
      select
        .selectFrom('deliveries')
        .where('family_group_id', '=', groupId)
        .where('subject_kind', '=', kind)
        .where('subject_id', '=', id)
        .where('withdrawn_at', 'is', null)
        .select('id'),
    )
    .where('accepted_at', 'is not', null)
    .where(kind === 'voice' ? 'played_at' : 'shown_at', 'is', null)
    .where('expired_at', 'is', null)
    .where((where) =>
      isLost
        ? where.and([where('failed_at', 'is', null), where.not(wasAnswered(where))])
        : where('failure', '=', failure),
    )
    .returning(['delivery_id', 'device_id'])
    .execute()
  if (changed.length === 0) return []
  for (const { delivery_id, device_id } of changed) {
    const ids = { deliveryId: delivery_id, groupId, deviceId: device_id }
    if (isLost) noteFailed(app, failure, ids)
    else noteStep(app, 'picture_back', ids)
  }
  publishChange(app, groupId, 'devices', ...topicsOf(activityKindOf(kind)))
  await publishInboxes(
    app,
    changed.map(({ delivery_id }) => delivery_id),
  )
  return changed
}
