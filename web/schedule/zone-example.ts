import { useQueryClient } from '@tanstack/react-query'
import { type ScheduleEntry, scheduleApi } from '#contract/schedule.ts'
import type { FindZoneExample, ZoneExample } from '../family/groups/zone-question.tsx'
import { groupKey } from '../family/selection/group-keys.ts'
import { call } from '../platform/api.ts'
import { subjectTitle } from './schedule-text.ts'
import { clockOf, minutesOf } from './week.ts'
import { instantOf, wallClock } from './zoned.ts'

/** Reads what is planned, and finds what another zone would mean for it. */
export function useZoneExample(): FindZoneExample {
  const client = useQueryClient()
  return async (groupId, timeZone) => {
    const entries = await client.fetchQuery({
      queryKey: groupKey(groupId, 'schedule'),
      queryFn: () => call(scheduleApi.list, { params: { groupId } }),
      staleTime: 0,
    })
    return zoneExample(entries, timeZone)
  }
}

export function zoneExample(entries: ScheduleEntry[], timeZone: string): ZoneExample | null {
  const moved = entries.filter((entry) => isToCome(entry) && comesOtherwise(entry, timeZone))
  const [first] = moved
  if (!first) return null
  const at = Date.parse(first.scheduledFor)
  const [date, time = ''] = first.localTime.split('T')
  const there = wallClock(at, timeZone)
  const day = new Date(at).toLocaleDateString('en', { timeZone, weekday: 'short' })
  const hour = clockOf(minutesOf(there.time))
  return {
    count: moved.length,
    title: subjectTitle(first),
    hour: clockOf(minutesOf(time)),
    there: there.date === date ? hour : `${day}, ${hour}`,
  }
}

function isToCome({ status }: ScheduleEntry): boolean {
  return status === 'pending' || status === 'paused'
}

/** Berlin and Vienna have two names and one clock. */
function comesOtherwise({ localTime, scheduledFor }: ScheduleEntry, timeZone: string): boolean {
  const [date = '', time = ''] = localTime.split('T')
  const minute = Math.floor(Date.parse(scheduledFor) / 60_000) * 60_000
  return instantOf(date, time, timeZone) !== minute
}
