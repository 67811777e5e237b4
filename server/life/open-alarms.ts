import type { OpenAlarm } from '#contract/notices/notices.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import './life.tables.ts'
import { listUsable, screensAwaySince } from './life-devices.ts'
import { readPerson } from './read-life.ts'

type AlarmOfGroup = Omit<OpenAlarm, 'groupName' | 'lovedOneName' | 'phone'>

/** The missing signs of life that the person was told of: open ones, and those taken less than `takenStays` ms ago. */
export async function listAlarmsOf(app: App, userId: string, takenStays: number): Promise<AlarmOfGroup[]> {
  const now = app.clock.now()
  const rows = await app.db
    .selectFrom('life_told')
    // By the group too, which is the key: rounds have no index.
    .innerJoin('life_watches', (join) =>
      join
        .onRef('life_watches.family_group_id', '=', 'life_told.family_group_id')
        .onRef('life_watches.round_id', '=', 'life_told.round_id'),
    )
    .where('life_told.user_id', '=', userId)
    .where((where) =>
      where.or([
        where('life_watches.taken_at', 'is', null),
        where('life_watches.taken_at', '>', now - takenStays),
      ]),
    )
    .select(['life_watches.family_group_id', 'life_watches.alarm_at', 'taken_by', 'taken_at'])
    .execute()
  return Promise.all(
    rows.map(async ({ family_group_id, alarm_at, taken_by, taken_at }) => ({
      groupId: family_group_id,
      since: toIso(alarm_at ?? now),
      screensAwaySince: toIso(screensAwaySince((await listUsable(app, family_group_id)).screens, now)),
      takenBy: taken_by === null ? null : await readPerson(app, taken_by),
      takenAt: toIso(taken_at),
    })),
  )
}
