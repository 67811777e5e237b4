import { lockSending } from '../delivery/sending.ts'
import { restorableFor } from '../family/groups/removal.service.ts'
import { removePictures } from '../photos/pictures/picture-files.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { lockRow } from '../platform/db/lock.ts'
import { inTransaction, isPostgres } from '../platform/db/transaction.ts'
import type { DueWork } from '../platform/work/due.ts'

/** Every table of a group. Tables that others reference come last. */
const tables = [
  'notices',
  'notice_sends',
  'notice_messages',
  'notice_choices',
  'life_told',
  'life_people',
  'life_days',
  'life_away',
  'life_watches',
  'photo_reminders',
  'rooms',
  'delivery_answers',
  'answers_seen',
  'call_requests',
  'alexa_events',
  'alexa_heard',
  'alexa_codes',
  'echoes',
  'delivery_targets',
  'screen_tokens',
  'screen_links',
  'deliveries',
  'devices',
  'visit_skips',
  'visits',
  'calendar_feeds',
  'calendar_events',
  'calendar_sources',
  'calendars',
  'schedule_occurrences',
  'schedule_entries',
  'notes',
  'content_items',
  'photo_people',
  'known_people',
  'photos',
  'upload_keys',
  'shopping_items',
  'invitations',
  'activity',
  'members',
] as const satisfies (keyof Database)[]

/** A grace period for a restore that is in progress at the deadline. */
const margin = minutes(1)

/** Deletes groups that cannot be restored any more, with all rows and files. */
export const groupPurge: DueWork = {
  name: 'group-purge',
  async runBatch(app, now) {
    const group = await app.db
      .selectFrom('family_groups')
      .where('removed_at', '<=', now - restorableFor - margin)
      .select('id')
      .executeTakeFirst()
    if (!group) return 0
    await purge(app, group.id)
    return 1
  },
  async nextAt(app) {
    const row = await app.db
      .selectFrom('family_groups')
      .where('removed_at', 'is not', null)
      .select((select) => select.fn.min('removed_at').as('oldest'))
      .executeTakeFirst()
    return row?.oldest ? row.oldest + restorableFor + margin : null
  },
}

/** Files first: after a crash the rows are still there, and the purge is repeated. */
async function purge(app: App, groupId: string): Promise<void> {
  const photos = await app.db
    .selectFrom('photos')
    .where('family_group_id', '=', groupId)
    .select('object_id')
    .execute()
  for (const { object_id } of photos) await removePictures(app, object_id)
  await inTransaction(app, async (app) => {
    // The group and its entries first, in the order of all locks: no occurrence is opened meanwhile.
    await lockRow(app, 'family_groups', { id: groupId })
    const entries = app.db.selectFrom('schedule_entries').where('family_group_id', '=', groupId).orderBy('id')
    await (isPostgres(app) ? entries.forNoKeyUpdate() : entries).select('id').execute()
    await lockSending(app, groupId)
    await app.db
      .updateTable('screen_pairings')
      .set({ device_id: null })
      .where('device_id', 'in', (select) =>
        select.selectFrom('devices').where('family_group_id', '=', groupId).select('id'),
      )
      .execute()
    for (const table of tables)
      await app.db.deleteFrom(table).where('family_group_id', '=', groupId).execute()
    await app.db.deleteFrom('family_groups').where('id', '=', groupId).execute()
  })
}
