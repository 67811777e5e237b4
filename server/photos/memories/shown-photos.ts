import { sql } from 'kysely'
import type { App } from '../../platform/context.ts'
import { type Given, isOneOf, preparedQuery, withoutIndex } from '../../platform/db/prepared-query.ts'

export type Inbox = { deviceId: string; groupId: string }

/** A delivery in an inbox, and the photo that it brought. */
export type ShownPhoto = { delivery_id: string; subject_id: string }

/** The deliveries of these photos that are in the inbox of the device and that it has shown, the newest first. */
export async function listShown(app: App, inbox: Inbox, photoIds: string[]): Promise<ShownPhoto[]> {
  return photoIds.length === 0 ? [] : readShown(app, { ...inbox, photoIds })
}

const readShown = preparedQuery((app, given: Given<Inbox & { photoIds: string[] }>) => {
  const isOneOfPhotos = isOneOf(app, 'deliveries.subject_id', given.photoIds)
  return sql<ShownPhoto>`
    select target.delivery_id, deliveries.subject_id
    from deliveries join delivery_targets as target on target.delivery_id = deliveries.id
    where deliveries.family_group_id = ${given.groupId} and deliveries.subject_kind = 'photo'
      and ${isOneOfPhotos}
      and deliveries.withdrawn_at is null and deliveries.subject_removed_at is null
      and ${withoutIndex('target.device_id')} = ${given.deviceId}
      and target.accepted_at is not null and target.shown_at is not null and target.expired_at is null
    order by target.created_at desc, target.id desc`
})
