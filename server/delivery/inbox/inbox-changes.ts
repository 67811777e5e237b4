import type { App } from '../../platform/context.ts'
import type { DeliveryRow } from '../delivery.tables.ts'
import '../delivery-channel.ts'
import { deviceTopic } from '../devices/device.ts'
import { noteStep } from '../path/note-step.ts'
import { lockSending } from '../sending.ts'
import { type Subject, subjectColumns } from '../subject.ts'
import { soundFailed } from './played-notes.ts'

/** Takes a deleted subject off every screen, or puts a restored one back. Within the caller's transaction. */
export async function setSubjectRemoved(
  app: App,
  groupId: string,
  subject: Pick<Subject, 'kind'> & { id: string },
  isRemoved: boolean,
): Promise<void> {
  await lockSending(app, groupId)
  const removedAt = isRemoved ? app.clock.now() : null
  const changed = await updateDeliveriesOf(app, groupId, subject, { subject_removed_at: removedAt })
  for (const deliveryId of changed) noteStep(app, isRemoved ? 'removed' : 'restored', { deliveryId, groupId })
  if (subject.kind === 'photo') await setBackdropRemoved(app, groupId, subject.id, removedAt)
}

/** What has a deleted photo as its background is shown without it. */
async function setBackdropRemoved(app: App, groupId: string, photoId: string, removedAt: number | null) {
  const changed = await app.db
    .updateTable('deliveries')
    .set({ backdrop_removed_at: removedAt })
    .where('family_group_id', '=', groupId)
    // Only these have a background; for each there is a part of an index.
    .where('subject_kind', 'in', ['note', 'voice', 'content'])
    .where('backdrop_photo_id', '=', photoId)
    .returning('id')
    .execute()
  await publishInboxes(
    app,
    changed.map(({ id }) => id),
  )
}

/**
 * Shows the new title, and the new card if there is one, on the screens. Within the caller's transaction,
 * which has locked the group's sending.
 */
export async function renameSubject(app: App, groupId: string, subject: Subject): Promise<void> {
  const { title, card } = subjectColumns(subject)
  await updateDeliveriesOf(app, groupId, subject, { title, ...(card !== null && { card }) })
}

/**
 * Plays the new sound with the new picture on the screens, or none. `isAnother`: nobody has heard it yet, and no device has failed to
 * play it. Within such a
 * transaction, too.
 */
export async function changeSound(
  app: App,
  groupId: string,
  subject: Subject,
  { isAnother }: { isAnother: boolean },
): Promise<void> {
  const { sound, picture, backdrop_photo_id, backdrop_removed_at } = subjectColumns(subject)
  const columns = { sound, picture, backdrop_photo_id, backdrop_removed_at }
  const changed = await updateDeliveriesOf(app, groupId, subject, columns)
  if (changed.length === 0) return
  const targets = app.db.updateTable('delivery_targets').where('delivery_id', 'in', changed)
  if (isAnother) await targets.set({ played_at: null }).where('played_at', 'is not', null).execute()
  if (isAnother || sound === null)
    await targets.set({ note: null, note_until: null }).where('note', '=', soundFailed).execute()
}

async function updateDeliveriesOf(
  app: App,
  groupId: string,
  subject: Pick<Subject, 'kind' | 'id'>,
  columns: Partial<DeliveryRow>,
): Promise<string[]> {
  const rows = await app.db
    .updateTable('deliveries')
    .set(columns)
    .where('family_group_id', '=', groupId)
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .returning('id')
    .execute()
  const changed = rows.map(({ id }) => id)
  await publishInboxes(app, changed)
  return changed
}

/** Tells every device that has one of the deliveries in its inbox. Within the caller's transaction. */
export async function publishInboxes(app: App, deliveryIds: string[]): Promise<void> {
  if (deliveryIds.length === 0) return
  const devices = await app.db
    .selectFrom('devices')
    .where('removed_at', 'is', null)
    .where('id', 'in', (select) =>
      select.selectFrom('delivery_targets').where('delivery_id', 'in', deliveryIds).select('device_id'),
    )
    .orderBy('id')
    .selectAll()
    .execute()
  for (const device of devices) {
    app.live.publish(deviceTopic(device.id), { changed: ['view'] })
    await app.channels[device.kind]?.inboxChanged?.(app, device)
  }
}

/** Screens of the group read their view again: something on it changed that is no delivery. */
export async function publishViews(app: App, groupId: string): Promise<void> {
  const devices = await app.db
    .selectFrom('devices')
    .where('family_group_id', '=', groupId)
    .where('removed_at', 'is', null)
    .select('id')
    .execute()
  for (const { id } of devices) app.live.publish(deviceTopic(id), { changed: ['view'] })
}

/** The same for those screens only that have one of the subjects in their inbox. */
export async function publishViewsWith(
  app: App,
  groupId: string,
  { kind, ids }: Pick<Subject, 'kind'> & { ids: string[] },
): Promise<void> {
  const devices = await app.db
    .selectFrom('deliveries')
    .innerJoin('delivery_targets', 'delivery_targets.delivery_id', 'deliveries.id')
    .where('deliveries.family_group_id', '=', groupId)
    .where('deliveries.subject_kind', '=', kind)
    .where('deliveries.subject_id', 'in', ids)
    .distinct()
    .select('delivery_targets.device_id')
    .execute()
  for (const { device_id } of devices) app.live.publish(deviceTopic(device_id), { changed: ['view'] })
}
