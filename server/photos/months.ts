import { instantOf, localTime } from '#contract/platform/wall-clock.ts'
import type { App } from '../platform/context.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'

/**
 * The months in which photos of the group were added, newest first: "2026-11". It goes from month to month through the
 * index, so that it costs as much as there are months, however many the photos.
 */
export async function listMonths(app: App, groupId: string, timeZone: string): Promise<string[]> {
  const months: string[] = []
  let addedBefore = Number.MAX_SAFE_INTEGER
  for (;;) {
    const [newest] = await readNewest(app, { groupId, addedBefore })
    if (!newest) return months
    const month = localTime(newest.created_at, timeZone).slice(0, 7)
    months.push(month)
    addedBefore = instantOf(`${month}-01T00:00`, timeZone)
  }
}

const readNewest = preparedQuery((app, given: Given<{ groupId: string; addedBefore: number }>) =>
  app.db
    .selectFrom('photos')
    .where('family_group_id', '=', given.groupId)
    .where('removed_at', 'is', null)
    .where('created_at', '<', given.addedBefore)
    .orderBy('created_at', 'desc')
    .limit(1)
    .select('created_at'),
)
