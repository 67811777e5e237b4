import type { ActivityAction } from '#contract/family/activity.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { emit } from '../platform/feature.ts'
import { rowQueue } from '../platform/work/row-queue.ts'
import './activity-events.ts'

/** The name of the due work that tells people, in `server/notices`. */
export const tellingName = 'notices'

/**
 * The changes that people are still to be told of. The activity's own rows are the queue, so a change and its telling
 * are committed together, and recording a change takes one statement.
 */
export const untold = rowQueue({ table: 'activity', dueAt: 'tell_at', leaseMs: minutes(1), limit: 10 })

/** Nobody is told of these changes of the group, recorded after an instant (epoch milliseconds) and held until now. */
export async function takeBackHeld(
  app: App,
  groupId: string,
  { action, after }: { action: ActivityAction; after: number },
): Promise<void> {
  const held = await app.db
    .updateTable('activity')
    .set({ tell_at: null })
    .where('family_group_id', '=', groupId)
    .where('created_at', '>', after)
    .where('action', '=', action)
    .returning('id')
    .execute()
  const ids = held.map(({ id }) => id)
  if (ids.length > 0) await emit(app, 'activityTakenBack', groupId, ids)
}
