import { exportedActivity } from '../../activity/exported-activity.ts'
import type { App } from '../../platform/context.ts'
import { inPages, isAfter, pageSize } from './pages.ts'

/** Everything that happened in the group, the oldest first. */
export async function* activityPages(app: App, groupId: string) {
  for await (const rows of inPages((after) => readPage(app, groupId, after))) {
    yield rows.map(exportedActivity)
  }
}

function readPage(app: App, groupId: string, after: Parameters<typeof isAfter>[1]) {
  return app.db
    .selectFrom('activity')
    .where('family_group_id', '=', groupId)
    .where(isAfter('activity', after))
    .orderBy('created_at')
    .orderBy('id')
    .limit(pageSize)
    .select(['id', 'created_at', 'actor_name', 'action', 'subject_kind', 'subject_id', 'subject_title'])
    .select('subject_seconds')
    .execute()
}
