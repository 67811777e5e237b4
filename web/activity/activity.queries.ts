import { useQuery } from '@tanstack/react-query'
import { activityApi } from '#contract/activity.ts'
import { groupKey } from '../family/family.queries.ts'
import { requireGroupId, useSelection } from '../family/selected-group.tsx'
import { call } from '../platform/api.ts'

export function useNewestActivity(limit: number) {
  const { group } = useSelection()
  return useQuery({
    queryKey: [...groupKey(group?.id ?? null, 'activity'), { limit }],
    queryFn: () => call(activityApi.list, { params: { groupId: requireGroupId(group) }, query: { limit } }),
    enabled: group !== null,
  })
}
