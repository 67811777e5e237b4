import type { App } from '../platform/context.ts'
import { dueTopic } from '../platform/work/due.ts'
import type { DeliveryRow } from './delivery.tables.ts'
import { publishInboxes } from './inbox/inbox-changes.ts'
import { noteStep } from './path/note-step.ts'
import { type Subject, subjectColumns } from './subject.ts'

/** Name of the due work that tells of ends. */
export const endsName = 'delivery-ends'

/**
 * Ends the older deliveries of what was just sent and has an end: a screen shows one of each note. Of several at once the
 * one with the greatest id stays, which lists call the newest.
 */
export async function endOlder(
  app: App,
  sent: { subject: Pick<Subject, 'end'>; delivery: DeliveryRow }[],
): Promise<void> {
  const now = app.clock.now()
  const ending = sent.flatMap(({ subject, delivery }) => (subject.end ? [delivery] : []))
  const byId = ending.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const newest = new Map(byId.map((delivery) => [delivery.subject_id, delivery]))
  for (const { id, family_group_id, subject_kind: kind, subject_id } of newest.values()) {
    if (subject_id === null) continue
    const ended = { ends_at: now, end_due_at: null }
    const older = await updateRunning(app, family_group_id, { kind, id: subject_id, except: id }, ended)
    for (const deliveryId of older) noteStep(app, 'ended', { deliveryId, groupId: family_group_id })
    await stopTrying(app, older)
    await publishInboxes(app, older)
  }
}

/**
 * Shows the new words, the new picture and the new end on the devices that show the subject now; what has ended stays
 * as it was. Without `end` the end stays. Within the caller's transaction, which has locked the group's sending.
 */
export async function changeRunning(app: App, groupId: string, subject: Subject): Promise<void> {
  const { title, picture, backdrop_photo_id, backdrop_removed_at } = subjectColumns(subject)
  const { end } = subject
  const ids = await updateRunning(app, groupId, subject, {
    title,
    picture,
    backdrop_photo_id,
    backdrop_removed_at,
    ...(end && { ends_at: end.at, end_due_at: end.at }),
  })
  await publishInboxes(app, ids)
  if (end) app.live.publish(dueTopic(endsName), {})
}

/** What has ended neither fails nor expires any more. */
export async function stopTrying(app: App, deliveryIds: string[]): Promise<void> {
  if (deliveryIds.length === 0) return
  await app.db
    .updateTable('delivery_targets')
    .set({ due_at: null, expires_at: null })
    .where('delivery_id', 'in', deliveryIds)
    .execute()
}

async function updateRunning(
  app: App,
  groupId: string,
  { kind, id, except }: Pick<Subject, 'kind' | 'id'> & { except?: string },
  columns: Partial<DeliveryRow>,
): Promise<string[]> {
  let running = app.db
    .updateTable('deliveries')
    .set(columns)
    .where('family_group_id', '=', groupId)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('withdrawn_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', app.clock.now())]))
  if (except !== undefined) running = running.where('id', '<>', except)
  const rows = await running.returning('id').execute()
  return rows.map(({ id }) => id)
}
