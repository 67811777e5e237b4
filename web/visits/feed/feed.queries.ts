import { useQuery, useQueryClient } from '@tanstack/react-query'
import { calendarFeedApi } from '#contract/visits/calendars.ts'
import { useGroupMutation } from '../../family/selection/group-data.ts'
import { groupKey } from '../../family/selection/group-keys.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { call } from '../../platform/server/api.ts'
import { feedWords } from './feed-words.ts'

function feedKey(groupId: string | null) {
  return groupKey(groupId, 'calendar-feed')
}

export function useFeed() {
  const { group } = useSelection()
  const groupId = group?.id ?? null
  return useQuery({
    queryKey: feedKey(groupId),
    queryFn: () => call(calendarFeedApi.read, { params: { groupId: groupId ?? '' } }),
    enabled: groupId !== null,
  })
}

/** The answer has the address: it is not kept anywhere. */
export function useMakeFeed() {
  const client = useQueryClient()
  const { group } = useSelection()
  return useGroupMutation({
    run: (groupId) => call(calendarFeedApi.add, { params: { groupId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: feedKey(group?.id ?? null) }),
  })
}

export function useEndFeed() {
  const client = useQueryClient()
  const { group } = useSelection()
  return useGroupMutation({
    run: (groupId) => call(calendarFeedApi.remove, { params: { groupId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: feedKey(group?.id ?? null) }),
    meta: {
      get success() {
        return feedWords().addressEnded
      },
    },
  })
}
