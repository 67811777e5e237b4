import { recordChanges } from '../activity/record-change.ts'
import type { App } from '../platform/context.ts'
import { titleOf } from './read-entries.ts'

/** What became of an occurrence that did not go out; `at` is when it was planned for. */
export type Trouble = {
  entryId: string
  action: 'schedule_missed' | 'schedule_failed' | 'schedule_held'
  at: number
}

/**
 * Records, by nobody, that planned deliveries did not go out, within the transaction that decided it. Several of one
 * entry are told as the last of them. A deleted group and a cancelled entry expect no delivery.
 */
export async function recordTroubles(app: App, troubles: Trouble[]): Promise<void> {
  if (troubles.length === 0) return
  const byEntry = new Map(troubles.map((trouble) => [trouble.entryId, trouble]))
  const entries = await app.db
    .selectFrom('schedule_entries')
    .innerJoin('family_groups', 'family_groups.id', 'schedule_entries.family_group_id')
    .leftJoin('photos', 'photos.id', 'schedule_entries.photo_id')
    .leftJoin('content_items', 'content_items.id', 'schedule_entries.content_item_id')
    .where('schedule_entries.id', 'in', [...byEntry.keys()])
    .where('schedule_entries.cancelled_at', 'is', null)
    .where('family_groups.removed_at', 'is', null)
    .orderBy('schedule_entries.id')
    .selectAll('schedule_entries')
    .select(['photos.caption', 'content_items.title'])
    .execute()
  await recordChanges(
    app,
    entries.map((entry) => {
      const { action, at } = byEntry.get(entry.id) as Trouble
      return {
        groupId: entry.family_group_id,
        by: null,
        action,
        subject: { kind: 'schedule', id: entry.id, title: titleOf(entry) },
        since: at,
      }
    }),
  )
}
