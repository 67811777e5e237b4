import { type RawBuilder, sql } from 'kysely'
import type { DeliveryKind } from '#contract/delivery/delivery-fields.ts'
import type { App } from '../../platform/context.ts'
import { type Given, preparedQuery } from '../../platform/db/prepared-query.ts'
import '../delivery.tables.ts'

/**
 * So many of the group's newest deliveries of each kind are looked at. The notes that have not ended have an index of
 * their own.
 */
export const mostLookedAt: Record<Exclude<DeliveryKind, 'note'>, number> = {
  photo: 160,
  content: 60,
  voice: 60,
  clip: 60,
  test: 10,
}

/** A delivery in the inbox of a device. */
export type ListedDelivery = {
  delivery_id: string
  subject_kind: DeliveryKind
  subject_id: string | null
  /** The device has never shown it, and it did not come there as an older one, which is no news. */
  isUnseen: boolean
}

type Inbox = { groupId: string; deviceId: string }
type Row = Omit<ListedDelivery, 'isUnseen'> & { seen_at: number | null }

/** The newest deliveries of each kind but notes that are in the inbox of the device, the newest first. */
export async function listNewestDeliveries(app: App, inbox: Inbox): Promise<ListedDelivery[]> {
  const rows = await readNewest(app, inbox)
  return rows.map(({ seen_at, ...row }) => ({ ...row, isUnseen: seen_at === null }))
}

const readNewest = preparedQuery(
  (_app, given: Given<Inbox>) => sql<Row>`
    select target.delivery_id, sent.subject_kind, sent.subject_id,
      coalesce(target.shown_at, target.filled_at) as seen_at
    from (${sql.join(
      Object.entries(mostLookedAt).map(([kind, most]) => newestOf(kind, most, given.groupId)),
      sql` union all `,
    )}) as sent
    join delivery_targets as target on target.delivery_id = sent.id
    where target.device_id = ${given.deviceId}
      and target.accepted_at is not null and target.expired_at is null
      and (target.failed_at is null or target.shown_at is not null)
    order by sent.created_at desc, sent.id desc`,
)

/** By the index `deliveries_of_kind`. */
function newestOf(kind: string, most: number, groupId: RawBuilder<string>) {
  return sql`select * from (
    select id, subject_kind, subject_id, created_at from deliveries
    where family_group_id = ${groupId} and subject_kind = ${sql.lit(kind)}
      and withdrawn_at is null and subject_removed_at is null
    order by created_at desc, id desc limit ${sql.lit(most)}) as chosen`
}
