import { publishChange } from '../family/group-live.ts'
import type { App } from '../platform/context.ts'
import type { DeliveryTargetRow } from './delivery.tables.ts'
import { recordTrouble } from './delivery-trouble.ts'
import { publishInboxes } from './inbox/inbox-changes.ts'
import { noteFailed, noteStep } from './path/note-step.ts'

const failure =
  'The picture’s file is missing in the storage. Please tell whoever runs the server: it is shown as soon as the file is back.'

/**
 * The deliveries of a photo whose file is missing have failed on the devices that have not shown it, and leave their
 * inboxes. Within the caller's transaction, which has locked the group's sending.
 */
export async function failLostPicture(app: App, groupId: string, photoId: string): Promise<void> {
  const failed = await setFailed(app, groupId, photoId, true)
  await recordTrouble(app, failed, 'delivery_failed')
}

/** The file is back: they are in the inboxes again. Within such a transaction, too. */
export async function healLostPicture(app: App, groupId: string, photoId: string): Promise<void> {
  await setFailed(app, groupId, photoId, false)
}

async function setFailed(
  app: App,
  groupId: string,
  photoId: string,
  isLost: boolean,
): Promise<Pick<DeliveryTargetRow, 'delivery_id'>[]> {
  const changed = await app.db
    .updateTable('delivery_targets')
    .set(isLost ? { failed_at: app.clock.now(), failure } : { failed_at: null, failure: null })
    .where('delivery_id', 'in', (select) =>
      select
        .selectFrom('deliveries')
        .where('family_group_id', '=', groupId)
        .where('subject_kind', '=', 'photo')
        .where('subject_id', '=', photoId)
        .where('withdrawn_at', 'is', null)
        .select('id'),
    )
    .where('accepted_at', 'is not', null)
    .where('shown_at', 'is', null)
    .where('expired_at', 'is', null)
    .where((where) => (isLost ? where('failed_at', 'is', null) : where('failure', '=', failure)))
    .returning(['delivery_id', 'device_id'])
    .execute()
  if (changed.length === 0) return []
  for (const { delivery_id, device_id } of changed) {
    const ids = { deliveryId: delivery_id, groupId, deviceId: device_id }
    if (isLost) noteFailed(app, failure, ids)
    else noteStep(app, 'picture_back', ids)
  }
  publishChange(app, groupId, 'photos')
  await publishInboxes(
    app,
    changed.map(({ delivery_id }) => delivery_id),
  )
  return changed
}
