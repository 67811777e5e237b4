import { type RawBuilder, sql } from 'kysely'
import { forgetDeliveries } from '../../alexa/inbox/forget-deliveries.ts'
import { mostLookedAt } from '../../delivery/inbox/newest-deliveries.ts'
import { removeDeliveries } from '../../delivery/remove-deliveries.ts'
import { lockSending } from '../../delivery/sending.ts'
import type { App } from '../../platform/context.ts'
import { isAmong } from '../../platform/db/bulk.ts'
import type { OldRows } from '../../platform/feature.ts'
import { deliveriesOf, exportedDeliveries } from '../export/read-sent.ts'

/**
 * Deliveries that nothing asks for any more, with their targets. Here, and not in the feature of deliveries, because the
 * schedule and the Echos, which come after it, ask for some of them.
 */
export const oldDeliveries: OldRows = {
  name: 'deliveries',
  async read(app, groupId, { before, limit }) {
    const rows = await unasked(app, groupId, before)
      .orderBy('deliveries.created_at')
      .orderBy('deliveries.id')
      .limit(limit)
      .execute()
    const exported = await exportedDeliveries(app, rows)
    // What is deleted later is in no file that is written now: its words stand where it stands.
    return exported.map(({ title, ...row }, index) => ({
      id: row.id,
      at: rows[index]?.created_at ?? 0,
      exported: row,
    }))
  },
  async remove(app, groupId, ids) {
    await lockSending(app, groupId)
    // Under the lock: it may have been answered meanwhile.
    const still = await unasked(app, groupId, app.clock.now())
      .where(isAmong(app, 'deliveries.id', ids))
      .execute()
    if (still.length < ids.length) return still.length
    await forgetDeliveries(app, ids)
    await removeDeliveries(app, ids)
    return ids.length
  },
}

function unasked(app: App, groupId: string, before: number) {
  return deliveriesOf(app, groupId)
    .where('deliveries.created_at', '<', before)
    .where('deliveries.end_due_at', 'is', null)
    .where(({ or, eb }) => or([eb('deliveries.ends_at', 'is', null), eb('deliveries.ends_at', '<', before)]))
    .where(({ or, eb }) =>
      or([eb('deliveries.subject_removed_at', '<', before), isRepeated(groupId, before)]),
    )
    .where(isUntouched)
}

/** Nobody has answered it, or called by it; no device waits for it, shows it, or showed it last; nothing planned names it. */
const isUntouched = sql<boolean>`
  not exists (
    select 1 from delivery_targets as target
    left join delivery_answers on delivery_answers.target_id = target.id
    where target.delivery_id = deliveries.id
      and (target.due_at is not null or target.expires_at is not null or delivery_answers.id is not null))
  and not exists (select 1 from answers_taken_back where delivery_id = deliveries.id)
  and not exists (select 1 from spoken_answers where delivery_id = deliveries.id)
  and not exists (select 1 from call_requests where delivery_id = deliveries.id)
  and not exists (
    select 1 from devices
    left join echoes on echoes.device_id = devices.id
    where devices.family_group_id = deliveries.family_group_id
      and (devices.last_shown_delivery_id = deliveries.id or echoes.on_screen_delivery_id = deliveries.id))
  and not exists (
    select 1 from schedule_entries
    join schedule_occurrences on schedule_occurrences.entry_id = schedule_entries.id
    where schedule_entries.family_group_id = deliveries.family_group_id
      and schedule_occurrences.delivery_id = deliveries.id)`

/**
 * The same was sent before it, which is when it was sent first, and after it, which is what every screen shows that has
 * shown this one. And so many newer ones were sent that no list reaches to it.
 */
function isRepeated(groupId: string, before: number): RawBuilder<boolean> {
  const sameSubject = (name: string) => sql`${sql.ref(`${name}.family_group_id`)} = ${groupId}
    and ${sql.ref(`${name}.subject_kind`)} = deliveries.subject_kind
    and ${sql.ref(`${name}.subject_id`)} = deliveries.subject_id`
  return sql<boolean>`(
    deliveries.created_at < ${reachOfLists(groupId)}
    and exists (
      select 1 from deliveries as earlier
      join delivery_targets as target on target.delivery_id = earlier.id
      where ${sameSubject('earlier')} and earlier.created_at < deliveries.created_at
        and target.filled_at is null and target.accepted_at <= deliveries.created_at)
    and exists (
      select 1 from deliveries as later
      where ${sameSubject('later')} and later.withdrawn_at is null
        and later.created_at > deliveries.created_at and later.created_at < ${before}
        and ${showsInstead}))`
}

/** `later` was shown after `deliveries` on each of the devices that are still there, and at all if that was shown. */
const showsInstead = sql<boolean>`
  not exists (
    select 1 from delivery_targets as mine
    join devices on devices.id = mine.device_id
    where mine.delivery_id = deliveries.id and mine.shown_at is not null
      and (devices.removed_at is null or not exists (
        select 1 from delivery_targets as theirs
        where theirs.delivery_id = later.id and theirs.shown_at >= mine.shown_at))
      and not exists (
        select 1 from delivery_targets as theirs
        where theirs.delivery_id = later.id and theirs.device_id = mine.device_id
          and theirs.accepted_at is not null and theirs.expired_at is null
          and theirs.shown_at >= mine.shown_at))`

/** Of each kind that a screen lists, when the last of the newest was sent that are looked at. Notes leave it by their end. */
function reachOfLists(groupId: string): RawBuilder<number> {
  const lasts = Object.entries(mostLookedAt).map(
    ([kind, most]) => sql`when ${sql.lit(kind)} then coalesce((
      select listed.created_at from deliveries as listed
      where listed.family_group_id = ${groupId} and listed.subject_kind = ${sql.lit(kind)}
        and listed.withdrawn_at is null and listed.subject_removed_at is null
      order by listed.created_at desc, listed.id desc limit 1 offset ${sql.lit(most - 1)}), 0)`,
  )
  return sql<number>`case deliveries.subject_kind ${sql.join(lasts, sql` `)} else deliveries.ends_at end`
}
