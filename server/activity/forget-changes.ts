import type { ActivityAction } from '#contract/family/activity.ts'
import { publishChange } from '../family/group-live.ts'
import type { App } from '../platform/context.ts'
import './activity.tables.ts'

/** Deletes what the group has recorded of these actions before an instant (epoch ms), because it is kept no longer. */
export async function forgetChanges(
  app: App,
  groupId: string,
  actions: readonly ActivityAction[],
  before: number,
): Promise<void> {
  const forgotten = await app.db
    .deleteFrom('activity')
    .where('family_group_id', '=', groupId)
    .where('action', 'in', [...actions])
    .where('created_at', '<', before)
    .returning('id')
    .execute()
  if (forgotten.length > 0) publishChange(app, groupId, 'activity')
}
