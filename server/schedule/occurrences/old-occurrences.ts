import type { App } from '../../platform/context.ts'
import { isAmong } from '../../platform/db/bulk.ts'
import { lockRows } from '../../platform/db/lock.ts'
import type { OldRows } from '../../platform/feature.ts'
import { toOccurrence } from './occurrences.ts'

/** The newest occurrence of each entry stays: it says what became of it. So does what is still to be delivered. */
export const oldOccurrences: OldRows = {
  name: 'occurrences',
  async read(app, groupId, { before, limit }) {
    const rows = await pastOnes(app, groupId)
      .where('occurrence.scheduled_for', '<', before)
      .orderBy('occurrence.scheduled_for')
      .orderBy('occurrence.id')
      .limit(limit)
      .selectAll('occurrence')
      .select('entry.subject_kind')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      at: row.scheduled_for,
      exported: {
        ...toOccurrence(row),
        entryId: row.entry_id,
        kind: row.subject_kind,
        deliveryId: row.delivery_id,
      },
    }))
  },
  async remove(app, groupId, ids) {
    const chosen = await pastOnes(app, groupId)
      .where(isAmong(app, 'occurrence.id', ids))
      .select('occurrence.entry_id')
      .distinct()
      .execute()
    await lockRows(
      app,
      'schedule_entries',
      groupId,
      chosen.map(({ entry_id }) => entry_id),
    )
    // Under the lock: a newer one may have been taken away meanwhile.
    const still = await pastOnes(app, groupId)
      .where(isAmong(app, 'occurrence.id', ids))
      .select('occurrence.id')
      .execute()
    if (still.length < ids.length) return still.length
    await app.db
      .deleteFrom('schedule_occurrences')
      .where(isAmong(app, 'id', ids))
      .execute()
    return ids.length
  },
}

/** What has an outcome, and a newer occurrence of its entry after it. By the entries of the group, which are few. */
function pastOnes(app: App, groupId: string) {
  return app.db
    .selectFrom('schedule_entries as entry')
    .innerJoin('schedule_occurrences as occurrence', 'occurrence.entry_id', 'entry.id')
    .where('entry.family_group_id', '=', groupId)
    .where('occurrence.due_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('schedule_occurrences as newer')
          .whereRef('newer.entry_id', '=', 'occurrence.entry_id')
          .whereRef('newer.scheduled_for', '>', 'occurrence.scheduled_for')
          .select('newer.id'),
      ),
    )
}
