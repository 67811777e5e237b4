import { displayName } from '#contract/identity.ts'
import type { NextDelivery } from '#contract/screen.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import './schedule.tables.ts'

/** What will be sent to the group next by itself; null when nothing will, or only when somebody presses a button. */
export async function findNextDelivery(app: App, groupId: string): Promise<NextDelivery | null> {
  const row = await app.db
    .selectFrom('schedule_entries')
    .innerJoin('family_groups', 'family_groups.id', 'schedule_entries.family_group_id')
    .leftJoin('users', 'users.id', 'schedule_entries.added_by')
    .leftJoin('photos', 'photos.id', 'schedule_entries.photo_id')
    .leftJoin('content_items', 'content_items.id', 'schedule_entries.content_item_id')
    .where('schedule_entries.family_group_id', '=', groupId)
    .where('schedule_entries.due_at', 'is not', null)
    .where('schedule_entries.cancelled_at', 'is', null)
    .where('schedule_entries.paused_at', 'is', null)
    .where('schedule_entries.scheduled_for', '>', app.clock.now())
    .where('family_groups.auto_send_off_at', 'is', null)
    .where('photos.removed_at', 'is', null)
    .where('content_items.removed_at', 'is', null)
    .orderBy('schedule_entries.scheduled_for')
    .orderBy('schedule_entries.id')
    .select(['schedule_entries.scheduled_for', 'schedule_entries.added_by', 'content_items.type'])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .executeTakeFirst()
  if (!row) return null
  const name = displayName({ firstName: row.first_name, lastName: row.last_name, email: row.email })
  return {
    at: toIso(row.scheduled_for),
    what: row.type ?? 'picture',
    from: row.added_by ? name : null,
  }
}
