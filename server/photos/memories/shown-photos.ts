import { listInInbox } from '../../delivery/inbox.service.ts'
import type { App } from '../../platform/context.ts'

export type Inbox = { deviceId: string; groupId: string }

/** The deliveries of these photos that are in the inbox of the device and that it has shown, the newest first. */
export async function listShown(app: App, { deviceId, groupId }: Inbox, photoIds: string[]) {
  if (photoIds.length === 0) return []
  // A statement of its own: both engines would read all deliveries for a join.
  const deliveries = await app.db
    .selectFrom('deliveries')
    .where('family_group_id', '=', groupId)
    .where('subject_kind', '=', 'photo')
    .where('subject_id', 'in', photoIds)
    .select('id')
    .execute()
  const ids = deliveries.map(({ id }) => id)
  return (await listInInbox(app, deviceId, ids)).filter(({ shown_at }) => shown_at !== null)
}
