import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { daysAfter, instantOf } from '#contract/platform/wall-clock.ts'
import { scheduleApi } from '#contract/schedule.ts'
import { groupKey } from '../../family/selection/group-keys.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { call } from '../../platform/server/api.ts'

/** The occurrences of seven days. The weeks before and after are read ahead. */
export function useWeek(monday: string, timeZone: string, { isRead = true } = {}) {
  const { group } = useSelection()
  const client = useQueryClient()
  const groupId = group?.id ?? null
  const week = useQuery({ ...weekQuery(groupId, monday, timeZone), enabled: groupId !== null && isRead })
  useEffect(() => {
    if (!week.isSuccess) return
    for (const days of [-7, 7])
      void client.prefetchQuery(weekQuery(groupId, daysAfter(monday, days), timeZone))
  }, [client, groupId, monday, timeZone, week.isSuccess])
  return week
}

/** The keys of all weeks begin like this; the last part of a key is its Monday. */
export function weeksKey(groupId: string | null, timeZone: string) {
  return [...groupKey(groupId, 'schedule'), 'week', timeZone] as const
}

function weekQuery(groupId: string | null, monday: string, timeZone: string) {
  const midnight = (date: string) => new Date(instantOf(`${date}T00:00`, timeZone)).toISOString()
  return queryOptions({
    queryKey: [...weeksKey(groupId, timeZone), monday],
    queryFn: () =>
      call(scheduleApi.listOccurrences, {
        params: { groupId: groupId ?? '' },
        query: { from: midnight(monday), until: midnight(daysAfter(monday, 7)) },
      }),
    enabled: groupId !== null,
  })
}
