import type { QueryClient } from '@tanstack/react-query'
import { instantOf, wallClock } from '#contract/platform/wall-clock.ts'
import { type ScheduleEntry, scheduleApi } from '#contract/schedule.ts'
import type { FindZoneExample, ZoneExample } from '../family/groups/zone-question.tsx'
import { groupKey } from '../family/selection/group-keys.ts'
import { locale } from '../platform/format.ts'
import { call } from '../platform/server/api.ts'
import { loadTemporal } from '../platform/temporal.ts'
import { subjectTitle } from './schedule-text.ts'
import { minutesOf, timeName } from './slot.ts'

/** Reads the schedule and finds an entry that another zone would change. */
export async function findZoneExample(
  client: QueryClient,
  ...[groupId, timeZone]: Parameters<FindZoneExample>
): Promise<ZoneExample | null> {
  const [entries] = await Promise.all([
    client.fetchQuery({
      queryKey: groupKey(groupId, 'schedule'),
      queryFn: () => call(scheduleApi.list, { params: { groupId } }),
      staleTime: 0,
    }),
    loadTemporal(),
  ])
  return zoneExample(entries, timeZone)
}

/** Null if nothing that is to come would change. */
export function zoneExample(entries: ScheduleEntry[], timeZone: string): ZoneExample | null {
  const changed = entries.filter((entry) => isToCome(entry) && isChangedBy(entry, timeZone))
  const [first] = changed
  if (!first) return null
  const at = Date.parse(first.scheduledFor)
  const [date, time = ''] = first.localTime.split('T')
  const there = wallClock(at, timeZone)
  const day = new Date(at).toLocaleDateString(locale, { timeZone, weekday: 'short' })
  const hour = timeName(minutesOf(there.time))
  return {
    count: changed.length,
    title: subjectTitle(first),
    hour: timeName(minutesOf(time)),
    there: there.date === date ? hour : `${day}, ${hour}`,
  }
}

function isToCome({ status }: ScheduleEntry): boolean {
  return status === 'pending' || status === 'paused'
}

/** Berlin and Vienna have two names and one clock. */
function isChangedBy({ localTime, scheduledFor }: ScheduleEntry, timeZone: string): boolean {
  const minute = Math.floor(Date.parse(scheduledFor) / 60_000) * 60_000
  return instantOf(localTime, timeZone) !== minute
}
