import { publishToPerson } from '../../family/group-live.ts'
import type { App } from '../../platform/context.ts'
import { updateRows } from '../../platform/db/bulk.ts'
import { lockNotices } from '../listeners.ts'
import '../notices.tables.ts'

/**
 * Takes the notices of changes that were taken back out of every bell, and out of the messages that were not sent yet. The
 * lines that they belonged to are counted anew. A notice that a phone shows closes when the app hears of it.
 */
export async function forgetTold(app: App, groupId: string, activityIds: string[]): Promise<void> {
  await lockNotices(app, groupId)
  const gone = await app.db
    .deleteFrom('notices')
    .where('family_group_id', '=', groupId)
    .where(
      'source',
      'in',
      activityIds.map((id) => `activity:${id}`),
    )
    .returning(['user_id', 'line_id'])
    .execute()
  for (const lineId of new Set(gone.map(({ line_id }) => line_id))) await countLine(app, lineId)
  for (const userId of new Set(gone.map(({ user_id }) => user_id))) publishToPerson(app, userId, 'notices')
}

/** The newest of those that are left stands for the line. */
async function countLine(app: App, lineId: string): Promise<void> {
  const left = await app.db
    .selectFrom('notices')
    .where('line_id', '=', lineId)
    .orderBy('line_count')
    .select('id')
    .execute()
  const rows = left.map(({ id }, index) => ({
    id,
    line_count: index + 1,
    covered_by: left[index + 1]?.id ?? null,
  }))
  await updateRows(app, 'notices', rows)
}
