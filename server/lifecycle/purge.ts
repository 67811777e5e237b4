import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
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
  'api_tokens',
  'webhook_sends',
  'webhooks',
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
    const groups = await app.db
      .selectFrom('family_groups')
      .where('removed_at', '<=', now - restorableFor - margin)
      .orderBy('removed_at')
      .select('id')
      .execute()
    const outcomes: PromiseSettledResult<void>[] = []
    // One that fails holds up no other.
    for (const { id } of groups) outcomes.push(...(await Promise.allSettled([purge(app, id)])))
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
    return groups.length
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

/**
 * Files first: after a crash the rows are still there, and the purge is repeated. Then most rows, in statements that are far
 * from the time-out of the database; nobody reads or writes them any more.
 */
async function purge(app: App, groupId: string): Promise<void> {
  const photos = await app.db
    .selectFrom('photos')
    .where('family_group_id', '=', groupId)
    .select('object_id')
    .execute()
  for (const { object_id } of photos) await removePictures(app, object_id)
  await unpair(app, groupId)
  for (const table of tables) while (await deleteSome(app, table, groupId)) await setImmediate()
  await inTransaction(app, async (app) => {
    // The group and its entries first, in the order of all locks: no occurrence is opened meanwhile.
    await lockRow(app, 'family_groups', { id: groupId })
    const entries = app.db.selectFrom('schedule_entries').where('family_group_id', '=', groupId).orderBy('id')
    await (isPostgres(app) ? entries.forNoKeyUpdate() : entries).select('id').execute()
    await lockSending(app, groupId)
    await unpair(app, groupId)
    for (const table of tables)
      await app.db.deleteFrom(table).where('family_group_id', '=', groupId).execute()
    await app.db.deleteFrom('family_groups').where('id', '=', groupId).execute()
  })
}

async function unpair(app: App, groupId: string): Promise<void> {
  await app.db
    .updateTable('screen_pairings')
    .set({ device_id: null })
    .where('device_id', 'in', (select) =>
      select.selectFrom('devices').where('family_group_id', '=', groupId).select('id'),
    )
    .execute()
}

/** Returns whether there may be more. */
async function deleteSome(app: App, table: (typeof tables)[number], groupId: string): Promise<boolean> {
  const row = sql.raw(isPostgres(app) ? 'ctid' : 'rowid')
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ${row} in (
      select ${row} from ${sql.table(table)} where family_group_id = ${groupId} limit ${chunk})`.execute(
    app.db,
  )
  return numAffectedRows === BigInt(chunk)
}

/** Rows of one statement. */
const chunk = 1000
