import { sql } from 'kysely'
import { publishChange } from '../family/group-live.ts'
import type { App } from '../platform/context.ts'
import { isAmong } from '../platform/db/bulk.ts'
import type { OldRows } from '../platform/feature.ts'
import './activity.tables.ts'
import { exportedActivity } from './exported-activity.ts'

/** What the loved one said stays, and what people are still to be told of. */
export const oldActivity: OldRows = {
  name: 'activity',
  async read(app, groupId, { before, limit }) {
    const rows = await app.db
      .selectFrom('activity')
      .where('family_group_id', '=', groupId)
      .where('created_at', '<', before)
      .where('action', '!=', 'note_received')
      .where('tell_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .selectAll()
      .execute()
    return rows.map((row) => ({ id: row.id, at: row.created_at, exported: exportedActivity(row) }))
  },
  async remove(app, groupId, ids) {
    const gone = await app.db
      .deleteFrom('activity')
      .where('family_group_id', '=', groupId)
      .where(isAmong(app, 'id', ids))
      .returning(['user_id', 'action'])
      .execute()
    await countOn(app, groupId, gone)
    publishChange(app, groupId, 'activity')
    return gone.length
  },
}

/** What a member did is counted for as long as they are one. */
async function countOn(app: App, groupId: string, gone: { user_id: string | null; action: string }[]) {
  const counts = new Map<string, { user_id: string; action: string; count: number }>()
  for (const { user_id, action } of gone) {
    if (user_id === null) continue
    const before = counts.get(`${user_id} ${action}`) ?? { user_id, action, count: 0 }
    counts.set(`${user_id} ${action}`, { ...before, count: before.count + 1 })
  }
  for (const row of counts.values())
    await app.db
      .insertInto('activity_counts')
      .values({ family_group_id: groupId, ...row })
      .onConflict((conflict) =>
        conflict
          .columns(['family_group_id', 'user_id', 'action'])
          .doUpdateSet({ count: sql`activity_counts.count + excluded.count` }),
      )
      .execute()
}
